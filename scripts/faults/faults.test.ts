import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantFault } from './fault.ts';
import { faults } from './faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(faults)('the fault "$name" can still be planted', (fault) => {
  const source = readFileSync(join(root, fault.file), 'utf8');
  expect(plantFault(source, fault)).not.toBe(source);
  expect(existsSync(join(root, fault.test))).toBe(true);
});

test('no two faults share a name', () => {
  const names = faults.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

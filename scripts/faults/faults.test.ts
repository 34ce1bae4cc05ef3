import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantFault } from './fault.ts';
import { faults } from './faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(faults)('the fault "$name" can still be planted', (fault) => {
  const source = readFileSync(join(root, fault.file), 'utf8');
  expect(plantFault(source, fault)).not.toBe(source);
  const { test, named = '' } = fault;
  const tests = readFileSync(join(root, test), 'utf8');
  // A group's name may come first, and some words are placeholders, so three consecutive words must match.
  const words = named.split(' ');
  const runs = words.slice(2).map((_word, index) => words.slice(index, index + 3).join(' '));
  expect(
    [named, ...runs].some((run) => tests.includes(run)),
    `${test} has no test "${named}"`,
  ).toBe(true);
});

test('no two faults share a name', () => {
  const names = faults.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

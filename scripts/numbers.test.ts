import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const listNames = (folder: string) => readdirSync(join(root, folder)).toSorted();

/** Databases know these migrations by name, so the names stay; no other migrations may share a number. */
const sharedNumbers = [
  '0009-unlisted-jobs.sql',
  '0021-rate-limits.sql',
  '0021-tracker-indexes.sql',
  '0008b-estimate-search.sql',
  '0008c-titles-among-few.sql',
];

function findRepeated(numbers: readonly string[]): string[] {
  return numbers.filter((number, index) => numbers.indexOf(number) !== index);
}

describe('numbers', () => {
  test('belong to one migration each', () => {
    const names = listNames('migrations').filter((name) => name.endsWith('.sql'));
    expect(names).toEqual(expect.arrayContaining(sharedNumbers));
    const others = names.filter((name) => !sharedNumbers.includes(name));
    expect(others.filter((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))).toEqual([]);
    expect(findRepeated(others.map((name) => name.slice(0, 4)))).toEqual([]);
  });

  test('belong to one decision each, whose title has the same number', () => {
    const names = listNames('docs/decisions').filter((name) => /^\d/.test(name));
    expect(names.length).toBeGreaterThan(0);
    expect(findRepeated(names.map((name) => name.slice(0, 3)))).toEqual([]);
    for (const name of names) {
      const title = readFileSync(join(root, 'docs/decisions', name), 'utf8').split('\n', 1)[0];
      expect(title, name).toContain(`# ${name.slice(0, 3)} `);
    }
  });

  test('belong to one specification decision each', () => {
    const text = readFileSync(join(root, 'docs/specification-decisions.md'), 'utf8');
    const numbers = [...text.matchAll(/^\| (D-\d+[a-z]?) \|/gm)].map((match) => match[1] ?? '');
    expect(numbers.length).toBeGreaterThan(100);
    expect(findRepeated(numbers)).toEqual([]);
  });
});

import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeMistake } from './describe-mistake.ts';
import { readJsonFile } from './profile-file.ts';

const tell = async (work: () => unknown) =>
  describeMistake(await new Promise((resolve) => resolve(work())).catch((error: unknown) => error));

test('a file that is missing, a folder or no JSON is named', async () => {
  expect(await tell(() => readFile('/nowhere/a.html'))).toBe("/nowhere/a.html doesn't exist.");
  expect(await tell(() => readFile(import.meta.dirname))).toBe('The given path is a folder, not a file.');
  expect(await tell(() => readJsonFile(import.meta.filename))).toMatch(
    /describe-mistake.test.ts isn't valid JSON: /,
  );
});

test('wrong options and wrong content are told as they are', async () => {
  expect(await tell(() => parseArgs({ args: ['--loud'] }))).toMatch(/^Unknown option '--loud'/);
  expect(await tell(() => z.object({ a: z.object({ b: z.number() }) }).parse({ a: {} }))).toMatch(/^a\.b: /);
});

test('a database that does not answer says what to do', async () => {
  const refused = () =>
    new Promise((_, reject) => {
      connect(9, '127.0.0.1').on('error', reject);
    });
  expect(await tell(refused)).toMatch(/^The database isn't responding\. Start the service/);
});

test('a fault of ours is nobody’s mistake', async () => {
  expect(await tell(() => Promise.reject(new TypeError('x is undefined')))).toBeNull();
});

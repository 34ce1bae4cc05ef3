import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';
import { pathOf } from './basics/call.ts';

const described = async () => {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname });
  const modules = files.map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href));
  return (await Promise.all(modules)).flatMap((module) => Object.values<unknown>(module));
};

it('every set of schemas belongs to a call, and every call has an address of its own', async () => {
  const summaries = (await described()).flatMap((value) =>
    value instanceof Object && 'summary' in value && 'access' in value ? [String(value.summary)] : [],
  );
  expect(allCalls.map(({ summary }) => summary).sort()).toEqual(summaries.sort());
  const addresses = allCalls.map((call) => `${call.method} ${pathOf(call)}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

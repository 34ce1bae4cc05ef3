import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
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

interface ListSchema {
  type?: string | string[];
  properties?: Record<string, ListSchema>;
  items?: ListSchema;
  anyOf?: ListSchema[];
  maxItems?: number;
}

function* findEndlessLists(schema: ListSchema, path = ''): Generator<string> {
  if ([schema.type].flat().includes('array') && schema.maxItems === undefined) yield path;
  for (const one of schema.anyOf ?? []) yield* findEndlessLists(one, path);
  if (schema.items) yield* findEndlessLists(schema.items, path);
  // A document checks its own limits first.
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    if (name !== 'document') yield* findEndlessLists(one, `${path} ${name}`);
}

it('every list that a request brings has a limit: naming the faults of 28,000 entries takes too long', () => {
  const endless = allCalls.flatMap((call) =>
    [call.body, call.query].flatMap((schema) =>
      schema
        ? [
            ...findEndlessLists(
              z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as ListSchema,
            ),
          ].map((path) => pathOf(call) + path)
        : [],
    ),
  );
  expect(endless).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/test-database.ts';

test('the tables the program knows have exactly the columns the migrations made', async () => {
  const { database, drop } = await createTestDatabase();
  const { rows } = await sql<{ name: string; columns: string[] }>`
    SELECT table_name AS name, array_agg(column_name::text ORDER BY column_name) AS columns
    FROM information_schema.columns WHERE table_schema = 'public' GROUP BY table_name`.execute(
    database.kysely,
  );
  await drop();
  const made = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  const known = readKnownTables();
  expect(Object.keys(known).length).toBeGreaterThan(15);
  for (const [name, columns] of Object.entries(known))
    expect({ [name]: made[name] }).toEqual({ [name]: columns });
});

function readKnownTables(): Record<string, string[]> {
  const source = readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8');
  const tables = [...source.matchAll(/^ {2}(\w+): \{(.*?)\};?$/gms)];
  return Object.fromEntries(
    tables.map(([, name, body = '']) => [
      name,
      [...body.matchAll(/(\w+):/g)].map(([, column = '']) => column).sort(),
    ]),
  );
}

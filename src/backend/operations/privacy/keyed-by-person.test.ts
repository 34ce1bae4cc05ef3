import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { personalTables } from './personal-tables.ts';

const platform = await openTestPlatform();

/** These are found only through a row of the person; docs/scale.md says what distributing them would take. */
const throughAnother = ['attempt_steps', 'sensitive_answers'];

it('everything of a person can be found by the person: a column and an index that begins with it', async () => {
  const { rows } = await sql<{ name: string; first: string }>`
    select t.relname::text as name, a.attname::text as first
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where i.indpred is null`.execute(platform.database.kysely);
  const isKeyed = (name: string, column: string) =>
    rows.some((index) => index.name === name && index.first === column);
  const others = personalTables.filter(
    ({ name, owner }) => 'through' in owner || !isKeyed(name, owner.column),
  );
  expect(others.map(({ name }) => name).toSorted()).toEqual(throughAnother);
});

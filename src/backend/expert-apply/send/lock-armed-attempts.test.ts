import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '#backend/platform/db/migrate.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { createEmptyDatabase } from '#tests/test-database.ts';

const all = join(projectRoot, 'migrations');

it('attempts that were armed before there was proof are locked, one for each posting, and none is called released', async () => {
  const { database, drop } = await createEmptyDatabase();
  const before = mkdtempSync(join(tmpdir(), 'applywright-migrations-'));
  for (const name of readdirSync(all))
    if (name < '0029') cpSync(join(all, name), join(before, name), { recursive: true });
  try {
    await migrate(database, before);
    const user = randomUUID();
    const rows = [
      { posting: 'abandoned after the click', state: 'abandoned', step: 'clicked', code: 'failure_submit' },
      { posting: 'refused with 504', state: 'refused', step: 'armed', code: 'failure_submit' },
      { posting: 'refused with 504', state: 'refused', step: 'armed', code: 'failure_submit' },
      { posting: 'steps forgotten', state: 'abandoned', step: null, code: 'failure_submit' },
      { posting: 'stopped before', state: 'abandoned', step: 'filled', code: 'failure_automation' },
      { posting: 'confirmed', state: 'confirmed', step: 'armed', code: null },
    ];
    await database.kysely.connection().execute(async (db) => {
      // Only attempts matter here, not whom and what they belong to.
      await sql`ALTER TABLE attempts DROP CONSTRAINT attempts_application_id_fkey, DROP CONSTRAINT attempts_user_id_fkey`.execute(
        db,
      );
      for (const [place, { posting, state, step, code }] of rows.entries()) {
        const id = randomUUID();
        const at = new Date(Date.UTC(2026, 10, 1 + place));
        await sql`INSERT INTO attempts (id, application_id, user_id, ats, tenant, posting_id, state, approval_hash, approved_at, failure_code)
          VALUES (${id}, ${randomUUID()}, ${user}, 'generic', 'acme', ${posting}, ${state}, 'x', ${at}, ${code})`.execute(
          db,
        );
        if (step)
          await sql`INSERT INTO attempt_steps VALUES (${id}, 1, ${step}, '{}', ${at}, 'x', 'y')`.execute(db);
      }
    });
    await migrate(database);
    const { rows: found } = await sql<{ posting_id: string; locks: number; released: string | null }>`
      SELECT posting_id, (count(*) FILTER (WHERE locked_at IS NOT NULL AND released_by IS NULL))::int AS locks,
        string_agg(released_by, ' ') AS released
      FROM attempts GROUP BY 1 ORDER BY 1`.execute(database.kysely);
    expect(found).toEqual([
      { posting_id: 'abandoned after the click', locks: 1, released: null },
      { posting_id: 'confirmed', locks: 1, released: null },
      { posting_id: 'refused with 504', locks: 1, released: 'superseded' },
      { posting_id: 'steps forgotten', locks: 1, released: null },
      { posting_id: 'stopped before', locks: 0, released: null },
    ]);
  } finally {
    await drop();
    rmSync(before, { recursive: true, force: true });
  }
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { createTestServer, TestClient, testPassword } from '#tests/test-client.ts';
import { createEmptyDatabase } from '#tests/test-database.ts';
import { createTestPlatform } from '#tests/test-platform.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Tables } from './platform/db/tables.ts';

type Rows = Record<string, { id?: string; user_id?: string }[]>;

/** What one person had in the version of November 17, 2026, as that version wrote it. */
const older: Rows = JSON.parse(readFileSync(join(projectRoot, 'tests/older-data.json'), 'utf8'));
const lastMigration = '0056-resume-readings.sql';

const olderMigrations = mkdtempSync(join(tmpdir(), 'applywright-older-'));
const home = await createEmptyDatabase();
const platform = await createTestPlatform({ database: home.database });
afterAll(async () => {
  await platform.drop();
  await home.drop();
  rmSync(olderMigrations, { recursive: true });
});

/** As a restored backup has them: nothing is computed again. */
async function insertAsWritten(db: Kysely<Tables>): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(db);
  for (const [table, rows] of Object.entries(older)) {
    const { rows: columns } = await sql<{ name: string }>`SELECT column_name AS name
      FROM information_schema.columns WHERE table_name = ${table} AND is_generated = 'NEVER'`.execute(db);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    await sql`INSERT INTO ${sql.table(table)} (${names}) OVERRIDING SYSTEM VALUE
      SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(
      db,
    );
  }
}

it('an earlier version can be upgraded: the service starts, and a person finds everything as it was', async () => {
  const migrations = join(projectRoot, 'migrations');
  for (const name of readdirSync(migrations))
    if (name <= lastMigration) cpSync(join(migrations, name), join(olderMigrations, name));
  await migrate(home.database, olderMigrations);
  await home.database.kysely.transaction().execute(insertAsWritten);
  expect((await migrate(home.database)).length).toBeGreaterThan(0);

  const server = await createTestServer(platform);
  const ana = new TestClient(server);
  const email = 'ana@example.com';
  const login = await ana.ask('POST', '/id/api/v1/login', { email, password: testPassword });
  expect(login.status, login.text).toBe(200);
  const read = async (url: string) => {
    const { status, body, text } = await ana.ask('GET', url);
    expect(status, `${url}: ${text}`).toBe(200);
    return body;
  };
  const userId = older['users']?.[0]?.id ?? '';
  const documentId = older['documents']?.[0]?.id ?? '';
  const applicationId = older['applications']?.[0]?.id ?? '';
  const profile = `/ea/api/v1/expert-apply/profiles/${documentId}`;

  expect.soft(await read('/id/api/v1/session')).toMatchObject({ userId, email, firstName: 'ana' });
  expect.soft(await read(`/eb/api/v1/documents/${userId}/${documentId}`)).toMatchObject({ name: 'ana' });
  expect
    .soft(await read(`/eb/api/v1/userpreferences/${userId}`))
    .toContainEqual({ code: 'NOTE', value: 'ana' });
  expect.soft(await read(`/eb/api/v1/users/${userId}/coverletters`)).toMatchObject([{ body: 'About ana' }]);
  expect.soft(await read('/ej/api/v1/jobs/searches')).toMatchObject([{ query: { keywords: 'ana' } }]);
  expect
    .soft(await read('/ej/api/v2/jobs/applied'))
    .toMatchObject({ results: [{ company: { name: 'ana' } }] });
  expect.soft(await read('/id/api/v1/consents')).toMatchObject([{ kind: 'terms' }, { kind: 'apply-for-me' }]);
  expect.soft(await read('/id/api/v1/api-keys')).toHaveLength(3);
  expect.soft(await read('/id/api/v1/passkeys')).toMatchObject([{ name: 'ana' }]);
  expect.soft(await read('/id/api/v1/webhooks')).toMatchObject([{ url: 'https://hooks.example.com/ana' }]);
  expect
    .soft(await read(`/ecom/api/v1/credits/ledger?userUID=${userId}`))
    .toMatchObject({ granted: 10, captured: 0 });
  expect.soft(await read(`/ecom/api/v2/subscriptions/${userId}`)).toHaveLength(1);
  const application = await read(`${profile}/jobs/applications/detail/${applicationId}`);
  expect(application).toMatchObject({ jobApplicationStatus: 'ReadyForReview' });
  expect(JSON.stringify(application)).toContain('Full name');
  expect
    .soft(await read(`${profile}/jobs/applications/${applicationId}/events`))
    .toMatchObject([{ words: 'ana' }]);
  await server.fastify.close();
});

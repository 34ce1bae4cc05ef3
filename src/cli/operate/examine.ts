import { execFile } from 'node:child_process';
import { access, constants, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { findSandboxTrouble } from '#automation/browser/find-sandbox-trouble.ts';
import { hasJobs } from '#backend/jobs/directory/sweep.ts';
import { listPending } from '#backend/platform/db/migrate.ts';
import type { Database } from '#backend/platform/db/open-database.ts';
import { createBlobs } from '#backend/platform/files/blobs.ts';
import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import type { Config } from '#backend/platform/settings/config.ts';
import { useDatabase } from '#cli/launcher/use-database.ts';
import { doctorTexts } from '#domain/messages/cli.ts';

export interface Finding {
  check: string;
  ok: boolean;
  detail: string;
}

interface Patient {
  config: Pick<Config, 'dataDir' | 's3' | 'chromiumPath' | 'environment' | 'warnings' | 'publicUrl'>;
  database: Database;
}

const run = promisify(execFile);
const oldestServer = 15;
const leastFreeGb = 1;
const longestSendMinutes = 15;

const checks: Record<string, (patient: Patient) => Promise<Omit<Finding, 'check'>>> = {
  async settings({ config: { warnings } }) {
    return { ok: warnings.length === 0, detail: warnings.join('; ') || doctorTexts.settings };
  },
  async database({ database }) {
    const { rows } = await sql<{
      version: string;
    }>`SELECT current_setting('server_version') AS version`.execute(database.kysely);
    const version = rows[0]?.version ?? '';
    return {
      ok: Number.parseInt(version, 10) >= oldestServer,
      detail: doctorTexts.database(version, oldestServer),
    };
  },
  async migrations({ database }) {
    const pending = await listPending(database);
    const detail = pending.length === 0 ? doctorTexts.migrated : doctorTexts.pending(pending);
    return { ok: pending.length === 0, detail };
  },
  async browser({ config: { chromiumPath } }) {
    if (!chromiumPath) return { ok: false, detail: doctorTexts.noBrowser(BROWSER_ADVICE) };
    const { stdout } = await run(chromiumPath, ['--version', '--no-sandbox'], { timeout: 20_000 });
    return { ok: true, detail: stdout.trim() };
  },
  async sandbox({ config: { chromiumPath, environment } }) {
    const trouble = chromiumPath ? await findSandboxTrouble(chromiumPath) : doctorTexts.browserMissing;
    if (!trouble) return { ok: true, detail: doctorTexts.sandbox };
    return { ok: environment !== 'production', detail: doctorTexts.noSandbox(trouble) };
  },
  async disk({ config: { dataDir } }) {
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const freeGb = (bavail * bsize) / 1024 ** 3;
    return { ok: freeGb >= leastFreeGb, detail: doctorTexts.disk(freeGb) };
  },
  async files({ config, database }) {
    const blobs = createBlobs(config);
    const rows = await database.kysely.selectFrom('blobs').select(['id', 'sha256']).execute();
    const wrong: string[] = [];
    for (const row of rows) await blobs.read(row).catch(() => wrong.push(row.id));
    const detail = wrong.length === 0 ? doctorTexts.files(rows.length) : doctorTexts.wrongFiles(wrong);
    return { ok: wrong.length === 0, detail };
  },
  async applications({ database }) {
    const since = new Date(Date.now() - longestSendMinutes * 60_000);
    const stuck = await database.kysely
      .selectFrom('applications')
      .select('id')
      .where('status', '=', 'Processing')
      .where('updated_at', '<', since)
      .execute();
    const detail =
      stuck.length === 0
        ? doctorTexts.applications
        : doctorTexts.stuck(
            longestSendMinutes,
            stuck.map(({ id }) => id),
          );
    return { ok: stuck.length === 0, detail };
  },
  // A new installation has none, and nothing is wrong with it.
  async jobs({ config: { publicUrl }, database }) {
    const found = await database.kysely.transaction().execute((db) => hasJobs({ db }));
    return { ok: true, detail: found ? doctorTexts.jobs : doctorTexts.noJobs(`${publicUrl}/ops`) };
  },
};

/** Checks everything that a running service needs; a check that fails to run is a finding, too. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [check, look] of Object.entries(checks)) {
    const result = await look(patient).catch((error: unknown) => ({ ok: false, detail: String(error) }));
    findings.push({ check, ...result });
  }
  return findings;
}

export function doctorCommand(): Promise<number> {
  return useDatabase(async (tools) => {
    const findings = await examine(tools);
    console.log(JSON.stringify(findings, null, 2));
    const broken = findings.filter(({ ok }) => !ok);
    for (const { check, detail } of broken) console.error(`${check}: ${detail}`);
    return broken.length === 0 ? 0 : 1;
  });
}

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { checkSource } from '#backend/jobs/ingest/check-source.ts';
import { importFile } from '#backend/jobs/ingest/import-file.ts';
import { addSource, readSourceName } from '#backend/jobs/ingest/sources.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { cliErrors } from '#domain/messages/cli.ts';
import { Problem } from '#domain/problem.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { useDatabase } from './launcher/use-database.ts';
import { usePlatform } from './launcher/use-platform.ts';

const boards = jobSources.map(({ system, tenantForm = 'name' }) => `${system}:${tenantForm}`).join(', ');
const usage = `usage: import-jobs SOURCE…  where SOURCE is ${boards}, feed:URL, page:URL, or a .csv, .json or .jsonl file`;

const isFile = (source: string) => /\.(csv|json|jsonl|ndjson)$/i.test(source) && !/^[a-z]+:/.test(source);

/** Prints one JSON line per source, in order. The worker reads the sources again every day. */
export async function importJobsCommand(sources: string[]): Promise<number> {
  const wrong = sources.filter((source) => !isFile(source) && !isSourceName(source));
  if (sources.length === 0 || wrong.length > 0) {
    for (const source of wrong) console.error(cliErrors.notASource(source));
    console.error(usage);
    return 2;
  }
  return useDatabase(async ({ config, database }) => {
    await migrate(database);
    return usePlatform(config, async (platform) => {
      let code = 0;
      for (const source of sources) {
        const result = await importOne(platform, source);
        if (result.outcome !== 'read' && result.outcome !== 'unchanged') code = 1;
        console.log(JSON.stringify({ source, ...result }));
      }
      return code;
    });
  });
}

function isSourceName(source: string): boolean {
  try {
    return readSourceName(source) !== null;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function importOne(platform: Platform, source: string): Promise<{ outcome: string; detail?: string }> {
  try {
    if (isFile(source)) {
      const { originMap } = platform.config;
      const file = { fileName: basename(source), text: await readFile(source, 'utf8'), originMap };
      return { outcome: 'read', ...(await inTransaction(platform, (context) => importFile(context, file))) };
    }
    const sourceId = await inTransaction(platform, (context) => addSource(context, { source }));
    const check = await checkSource(platform, { sourceId });
    if (!check) return { outcome: 'gone' };
    return { outcome: check.outcome, ...(check.detail && { detail: check.detail }), ...check.counts };
  } catch (error) {
    if (error instanceof SourceTrouble) return { outcome: error.code, detail: error.message };
    if (error instanceof Error && 'code' in error) return { outcome: 'unreadable', detail: error.message };
    throw error;
  }
}

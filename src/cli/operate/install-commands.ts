import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#backend/platform/db/migrate.ts';
import { projectRoot, readGiven } from '#backend/platform/settings/config.ts';
import { showSettings } from '#backend/platform/settings/print-settings.ts';
import { loadEnvFile } from '#cli/launcher/read-config.ts';
import { useDatabase } from '#cli/launcher/use-database.ts';

export function readVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }).version;
}

export async function versionCommand(): Promise<number> {
  console.log(JSON.stringify({ version: readVersion(), node: process.version }));
  return 0;
}

/** Also works with invalid values, so that they can be seen. */
export async function settingsCommand(): Promise<number> {
  loadEnvFile();
  console.log(JSON.stringify(showSettings(readGiven()), null, 2));
  return 0;
}

export function migrateCommand(): Promise<number> {
  return useDatabase(async ({ database }) => {
    console.log(JSON.stringify({ applied: await migrate(database) }));
    return 0;
  });
}

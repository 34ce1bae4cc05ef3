import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { migrate } from '#backend/platform/db/migrate.ts';
import { createBlobs } from '#backend/platform/files/blobs.ts';
import { createTaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { useDatabase } from '#cli/launcher/use-database.ts';
import { operateTexts } from '#domain/messages/cli.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { readVersion } from './install-commands.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export async function backupCommand([folder]: string[]): Promise<number> {
  if (!folder) return complain(operateTexts.backupFolder, 2);
  if (existsSync(folder)) return complain(operateTexts.backupExists(folder), 2);
  return useDatabase(async ({ config, database }) => {
    const blobs = createBlobs(config);
    return tell(await writeBackup({ database, blobs, version: readVersion() }, resolve(folder)));
  });
}

export async function restoreCommand([folder]: string[]): Promise<number> {
  if (!folder || !existsSync(folder)) return complain(operateTexts.restoreFolder, 2);
  return useDatabase(async ({ config, database, log }) => {
    await migrate(database);
    const queue = createTaskQueue({ url: database.url, log, tasks: [], sendOnly: true });
    await queue.start();
    await queue.stop();
    try {
      return tell(await restoreBackup({ database, blobs: createBlobs(config) }, resolve(folder)));
    } catch (error) {
      return complain(error instanceof Error ? error.message : String(error), 1);
    }
  });
}

function tell({ createdAt, version, tables, files }: BackupManifest): number {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(JSON.stringify({ createdAt, version, tables: tables.length, rows, files: files.length }));
  return 0;
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}

import type { Context } from './context.ts';
import type { Database } from './db/open-database.ts';
import type { Encryption } from './encryption.ts';
import { publishEvent } from './events.ts';
import type { Blobs } from './files/blobs.ts';
import type { Log } from './logs/log.ts';
import type { Tracing } from './logs/tracing.ts';
import type { Config } from './settings/config.ts';
import type { Tasks } from './tasks/task-queue.ts';

export interface Platform {
  config: Config;
  database: Database;
  tasks: Tasks;
  blobs: Blobs;
  encryption: Encryption;
  log: Log;
  now: () => Date;
  tracing?: Tracing | undefined;
}

/** Runs the work in a transaction: everything it does commits together or not at all. */
export function inTransaction<Result>(
  platform: Platform,
  work: (context: Context) => Promise<Result>,
  { readOnly = false }: { readOnly?: boolean } = {},
): Promise<Result> {
  const { database, log, now, tasks, blobs, encryption } = platform;
  return database.kysely
    .transaction()
    .setAccessMode(readOnly ? 'read only' : 'read write')
    .execute((db) =>
      work({
        db,
        now,
        tasks,
        blobs,
        encryption,
        log,
        publish: (userId, event) => publishEvent(db, userId, event),
      }),
    );
}

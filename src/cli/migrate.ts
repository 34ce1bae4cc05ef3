import { migrate } from '#backend/platform/db/migrate.ts';
import { useDatabase } from './launcher/use-database.ts';

export function migrateCommand(): Promise<number> {
  return useDatabase(async ({ database }) => {
    console.log(JSON.stringify({ applied: await migrate(database) }));
    return 0;
  });
}

import { migrate } from '#backend/platform/db/migrate.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { useDatabase } from '#cli/launcher/use-database.ts';
import { usePlatform } from '#cli/launcher/use-platform.ts';
import { Problem } from '#domain/problem.ts';

/** Runs an operator's command: prints its result as JSON and a problem as text. */
export async function runOverPlatform(work: (platform: Platform) => Promise<object>): Promise<number> {
  return useDatabase(async ({ config, database }) => {
    await migrate(database);
    try {
      console.log(JSON.stringify(await usePlatform(config, work)));
      return 0;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return complain(error.uiSafeMessage, 1);
    }
  });
}

export function complain(message: string, code: number): number {
  console.error(message);
  return code;
}

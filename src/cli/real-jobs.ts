import { parseArgs } from 'node:util';
import { listSystems } from '#backend/jobs/directory/directory.ts';
import { describeSweep, pauseSweep, startSweep } from '#backend/jobs/directory/sweep.ts';
import type { Context } from '#backend/platform/context.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { Problem } from '#domain/problem.ts';
import { useDatabase } from './launcher/use-database.ts';
import { usePlatform } from './launcher/use-platform.ts';

const usage = `usage: real-jobs [on [--systems ${listSystems().join(',')}] [--fields 29,31] [--states TX,OK] [--boards-per-hour 3000] [--most-jobs 200000] | pause | resume]`;

/** Turns reading the company directory on, pauses it, or resumes it; without arguments, prints its progress. */
export async function realJobsCommand(args: string[]): Promise<number> {
  const act = readAct(args);
  if (!act) {
    console.error(usage);
    return 2;
  }
  return useDatabase(async ({ config, database }) => {
    await migrate(database);
    return usePlatform(config, async (platform) => {
      try {
        console.log(JSON.stringify(await inTransaction(platform, (context) => act(context, config))));
        return 0;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        console.error(error.uiSafeMessage);
        return 2;
      }
    });
  });
}

function readAct(
  args: string[],
): ((context: Context, config: Pick<Config, 'boardsDir'>) => Promise<unknown>) | null {
  const [word = 'show', ...rest] = args;
  if (word === 'on') {
    const choice = readChoice(rest);
    if (!choice) return null;
    return async (context, { boardsDir }) => {
      const { systems = listSystems(boardsDir), ...wanted } = choice;
      await startSweep(context, { ...wanted, systems, boardsDir });
      return { running: true };
    };
  }
  if (rest.length > 0) return null;
  if (word === 'show') return describeSweep;
  if (word !== 'pause' && word !== 'resume') return null;
  return async (context) => ({ changed: await pauseSweep(context, { paused: word === 'pause' }) });
}

function readChoice(args: string[]) {
  const options = {
    systems: { type: 'string' },
    fields: { type: 'string', default: '' },
    states: { type: 'string', default: '' },
    'boards-per-hour': { type: 'string', default: '3000' },
    'most-jobs': { type: 'string', default: '200000' },
  } as const;
  const { values } = parseArgs({ args, options });
  const list = (text: string) => text.split(',').filter((name) => name !== '');
  const [boardsPerHour, mostJobs] = [Number(values['boards-per-hour']), Number(values['most-jobs'])];
  if (!(boardsPerHour >= 1 && mostJobs >= 1)) return null;
  return {
    ...(values.systems !== undefined && { systems: list(values.systems) }),
    fields: list(values.fields),
    states: list(values.states.toUpperCase()),
    boardsPerHour,
    mostJobs,
  };
}

import { readTitle } from '#backend/jobs/record/enrich-job.ts';
import { listSearchedWords } from '#backend/jobs/record/saved-searches.store.ts';
import {
  countBoards,
  countFound,
  countSwept,
  findSweep,
  forgetVerdicts,
  hasListedJobs,
  insertProspects,
  listWantedTitles,
  preferBoards,
  type StoredSweep,
  type SweepChoice,
  writeSweep,
} from '#backend/jobs/record/sweep.store.ts';
import { sweepTask } from '#backend/jobs/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';
import { usStates } from '#domain/document/values/us-states.ts';
import { sourceErrors } from '#domain/messages/jobs.ts';
import { fieldCodes, findField, listNameWords } from '#domain/occupation/fields-of-work.ts';
import { Problem } from '#domain/problem.ts';
import { listBoards, listSystems } from './directory.ts';

export type { SweepChoice } from '#backend/jobs/record/sweep.store.ts';

const hourMs = 60 * 60 * 1000;
const batchSize = 5000;
const mostWishes = 200;
/** Shorter words appear in too many company names. */
const shortestWord = 5;

/** Turns real jobs on or changes which ones are wanted. Refuses unknown systems, fields, and states. Safe to repeat. */
export async function startSweep(
  context: Context,
  { boardsDir, ...choice }: SweepChoice & { boardsDir: string },
): Promise<void> {
  requireKnown('system', choice.systems, listSystems(boardsDir));
  requireKnown('field', choice.fields, fieldCodes);
  requireKnown('state', choice.states, Object.keys(usStates));
  if (choice.systems.length === 0)
    throw new Problem('invalid_request', { uiSafeMessage: sourceErrors.noSystem });
  const before = await findSweep(context.db);
  for (const system of choice.systems) await addBoards(context, system, boardsDir);
  await writeSweep(context.db, { ...choice, running: true }, context.now());
  if (before && !looksForTheSame(before, choice)) await forgetVerdicts(context.db, context.now());
  await scheduleSweep(context);
}

/** Pauses or resumes reading the company directory. Returns false if it was never turned on. */
export async function pauseSweep(context: Context, input: { paused: boolean }): Promise<boolean> {
  const sweep = await findSweep(context.db);
  if (!sweep) return false;
  await writeSweep(context.db, { ...sweep, running: !input.paused }, context.now());
  if (!input.paused) await scheduleSweep(context);
  return true;
}

/** Starts the next round of every system. Safe to call at any time. */
export async function scheduleSweep(context: Context): Promise<void> {
  const sweep = await findSweep(context.db);
  if (!sweep?.running) return;
  await preferBoards(context.db, await listPreferredWords(context, sweep));
  for (const system of sweep.systems)
    await context.tasks.send(context.db, sweepTask, { system }, { key: system });
}

/** Returns false until anyone can find a job here. */
export function hasJobs({ db }: Pick<Context, 'db'>): Promise<boolean> {
  return hasListedJobs(db);
}

/** Returns how far reading the company directory has come. */
export async function describeSweep(context: Context, { boardsDir }: { boardsDir: string }) {
  const now = context.now();
  const sweep = await findSweep(context.db);
  const systems = await countBoards(context.db, now);
  const found = await countFound(context.db);
  const lastHour = await countSwept(context.db, new Date(now.getTime() - hourMs));
  const chosen = systems.filter(({ system }) => sweep?.systems.includes(system));
  const waiting = chosen.reduce((sum, { waiting: own }) => sum + own, 0);
  const pace = sweep ? Math.min(sweep.boardsPerHour, Math.max(lastHour, 1)) : 0;
  return {
    sweep,
    systems: listSystems(boardsDir).map((system) => ({
      ...noCounts,
      boards: listBoards(system, boardsDir).length,
      ...systems.find((row) => row.system === system),
      system,
    })),
    jobs: { byField: pick(found, 'field'), byState: pick(found, 'state') },
    lastHour,
    /** At the pace of the last hour; null if nothing is in progress. */
    hoursLeft: sweep?.running && waiting > 0 && lastHour > 0 ? Math.ceil(waiting / pace) : null,
  };
}

const noCounts = { visited: 0, withJobs: 0, gone: 0, troubled: 0, waiting: 0 };

function pick(found: Awaited<ReturnType<typeof countFound>>, by: 'field' | 'state') {
  return found.flatMap((row) => (row.by === by ? { name: row.name, jobs: row.jobs } : []));
}

async function addBoards(context: Context, system: string, boardsDir: string): Promise<void> {
  const boards = listBoards(system, boardsDir).map((name) => ({ kind: system, name }));
  for (let at = 0; at < boards.length; at += batchSize)
    await insertProspects(context.db, boards.slice(at, at + batchSize), context.now());
}

/** Words in company names of the chosen fields, and of what people search for and want to work as. */
async function listPreferredWords({ db }: Context, sweep: StoredSweep): Promise<string[]> {
  const wishes = [...(await listSearchedWords(db, mostWishes)), ...(await listWantedTitles(db, mostWishes))];
  const wished = wishes.flatMap((words) => findField(readTitle(words).occupationId) ?? []);
  const chosen = fieldCodes.filter((field) => sweep.fields.includes(field));
  const own = wishes
    .flatMap((words) => words.split(/[^a-z]+/))
    .filter(({ length }) => length >= shortestWord);
  return [...new Set([...listNameWords([...new Set([...chosen, ...wished])]), ...own])];
}

function looksForTheSame(one: SweepChoice, other: SweepChoice): boolean {
  const key = ({ fields, states }: SweepChoice) => JSON.stringify([[...fields].sort(), [...states].sort()]);
  return key(one) === key(other);
}

function requireKnown(
  what: keyof typeof sourceErrors.unknown,
  given: readonly string[],
  known: readonly string[],
): void {
  const strange = given.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new Problem('invalid_request', { uiSafeMessage: sourceErrors.unknown[what](strange) });
}

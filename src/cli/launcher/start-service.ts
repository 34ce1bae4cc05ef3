import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasJobs } from '#backend/jobs/directory/sweep.ts';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openDatabase } from '#backend/platform/db/open-database.ts';
import { DEFAULT_LOCALE } from '#backend/platform/locale/localize-module.ts';
import { createLog, type Log } from '#backend/platform/logs/log.ts';
import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import { isPortFree } from '#backend/platform/processes/free-port.ts';
import { type Config, findBrowser, projectRoot } from '#backend/platform/settings/config.ts';
import { addDemoHistoryOnce } from '#demo/add-demo-history-once.ts';
import { addSampleJobs } from '#demo/sample-jobs/add-sample-jobs.ts';
import { type DemoLogin, seedDemo } from '#demo/seed.ts';
import { startTexts } from '#domain/messages/cli.ts';
import { startPracticeEmployers } from '#practice/start-practice-employers.ts';
import { writeOriginMap } from '#systems/origin-map.ts';
import { keepDatabase } from './keep-database.ts';
import { openParts } from './open-parts.ts';
import { openRunRecord } from './run-record.ts';
import { usePlatform } from './use-platform.ts';
import { waitUntilReady } from './wait-until-ready.ts';

interface Options {
  watch: boolean;
  onStarted: (stop: () => Promise<void> | void) => void;
}

/** Starts what this machine's role needs, printing the time of each step and where to find everything. */
export async function startService(config: Config, { watch, onStarted }: Options): Promise<void> {
  const { role, environment, dataDir } = config;
  const log = createLog({ name: 'start', level: 'warn' });
  console.log(startTexts.starting(role, environment));
  const withPractice = role === 'all' && environment !== 'production';
  const record = await clearTheWay(config, withPractice);

  const database = await doStep('database', () => keepDatabase(config, log));
  onStarted(database.stop);
  const isEmpty = await doStep('migrations', () => bringUpToDate(database.url, log));

  const practice = withPractice ? await doStep('practice employers', () => startPractice(config)) : undefined;
  if (practice) onStarted(() => practice.close());

  const originMap = [...config.originMap, ...(practice?.origins ?? [])];
  const shared = { ...config, originMap, databaseUrl: database.url };
  const [logins] = await Promise.all([
    practice
      ? doStep('demo', () => usePlatform(shared, (platform) => seedDemo(platform, practice.origin)))
      : [],
    role === 'worker' ? undefined : doStep('web pages', buildPages),
  ]);

  const logs = environment === 'production' ? undefined : join(dataDir, 'logs');
  const env = {
    ...process.env,
    ...localize(config),
    DATABASE_URL: database.url,
    ORIGIN_MAP: writeOriginMap(originMap),
  };
  onStarted(record.remove);
  const startPart = openParts({ env, watch, logs, record });
  if (role !== 'worker') {
    const api = startPart('api');
    onStarted(api.stop);
    await doStep('api', () => waitUntilReady(api, config));
  }
  if (role !== 'api') onStarted(startPart('worker').stop);
  printAddresses(config, { practiceOrigin: practice?.origin, logs, logins, isEmpty: isEmpty && !practice });
  if (practice) onStarted(fillInBackground(shared, practice.origin));
}

/** Adds sample jobs and the history of the demo accounts while the service is already running. Stopping waits for the current step. */
function fillInBackground(config: Config & { databaseUrl: string }, practiceOrigin: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fill = usePlatform(config, async (platform) => {
    const count = await addSampleJobs(platform, { practiceOrigin, count: config.sampleJobs, signal });
    console.log(startTexts.sampleJobs(count));
    // Tests create their own applications.
    if (config.environment === 'development' && (await addDemoHistoryOnce(platform, practiceOrigin, signal)))
      console.log(startTexts.demoReady);
  });
  const done = fill.catch((error: unknown) => {
    if (!signal.aborted) console.error(startTexts.demoFailed(String(error)));
  });
  return () => {
    stopping.abort();
    return done;
  };
}

async function startPractice({ practicePort: port, dataDir }: Config) {
  const folder = join(dataDir, 'practice');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return startPracticeEmployers({ port, dataDir: folder });
}

/** Stops what a killed run left behind and makes sure that nothing else uses this data folder or these ports. */
async function clearTheWay(config: Config, withPractice: boolean) {
  const { host, port, practicePort, role } = config;
  const record = openRunRecord(config);
  const other = record.findOther();
  if (other) throw new Error(startTexts.alreadyRunning(other));
  const ended = await record.endLeftovers();
  if (ended.length > 0) console.log(startTexts.leftovers(ended));
  if (role !== 'worker') await requireFreePort('PORT', port, host);
  if (withPractice) await requireFreePort('PRACTICE_PORT', practicePort, '127.0.0.1');
  return record;
}

async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  if (port === 0 || (await isPortFree(port, host))) return;
  throw new Error(startTexts.portTaken(port, variable));
}

/** Migrates the database and returns whether it has no jobs yet. */
async function bringUpToDate(url: string, log: Log): Promise<boolean> {
  const database = openDatabase(url, { poolSize: 1, log });
  try {
    await migrate(database);
    return !(await database.kysely.transaction().execute((db) => hasJobs({ db })));
  } finally {
    await database.close();
  }
}

/** Builds in a separate process, so that the bundler's memory is freed. A container image is already built and has no tools. */
/** Another language replaces the messages before anything else is loaded. */
function localize({ locale }: Config): { NODE_OPTIONS?: string } {
  if (locale === DEFAULT_LOCALE) return {};
  const hooks = pathToFileURL(join(projectRoot, 'src/backend/platform/locale/register.ts')).href;
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${hooks}?locale=${locale}`.trim() };
}

async function buildPages(): Promise<void> {
  if (!existsSync(join(projectRoot, 'scripts/build-web.ts'))) return;
  const build = spawn(process.execPath, ['scripts/build-web.ts'], { cwd: projectRoot, stdio: 'inherit' });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error(startTexts.notBuilt);
}

async function doStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await step();
  console.log(`  ${name.padEnd(20)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

interface Started {
  practiceOrigin: string | undefined;
  logs: string | undefined;
  logins: DemoLogin[];
  /** Nobody finds a job here yet. */
  isEmpty: boolean;
}

function printAddresses(
  { role, publicUrl }: Config,
  { practiceOrigin, logs, logins, isEmpty }: Started,
): void {
  const lines: [string, string | undefined][] = [
    ['Applywright', role === 'worker' ? undefined : publicUrl],
    [startTexts.inbox, practiceOrigin && `${practiceOrigin}/inbox`],
    ...logins.map(({ email, password, shows }): [string, string] => [
      startTexts.demo,
      `${email}  ${password}  ${shows}`,
    ]),
    [startTexts.noJobs, isEmpty && role !== 'worker' ? startTexts.noJobsHint(`${publicUrl}/ops`) : undefined],
    [startTexts.logs, logs],
    ...(role === 'api' || findBrowser() ? [] : describeMissingBrowser()),
    [startTexts.stop, 'Ctrl-C'],
  ];
  const shown = lines.flatMap(([name, value]) => (value ? [`  ${name.padEnd(20)} ${value}`] : []));
  console.log(`\n${shown.join('\n')}\n`);
}

function describeMissingBrowser(): [string, string][] {
  return [
    [startTexts.noBrowser, startTexts.noBrowserHint],
    ...BROWSER_ADVICE.map((advice): [string, string] => ['', advice]),
  ];
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate } from '#backend/platform/db/migrate.ts';
import { openDatabase } from '#backend/platform/db/open-database.ts';
import { DEFAULT_LOCALE } from '#backend/platform/locale/localize-module.ts';
import { createLog, type Log } from '#backend/platform/logs/log.ts';
import { BROWSER_ADVICE } from '#backend/platform/processes/find-chromium.mjs';
import { isPortFree } from '#backend/platform/processes/free-port.ts';
import { type Config, findBrowser, projectRoot } from '#backend/platform/settings/config.ts';
import { livePastWeeks } from '#demo/live-past-weeks.ts';
import { addSampleJobs } from '#demo/sample-jobs/add-sample-jobs.ts';
import { type DemoLogin, seedDemo } from '#demo/seed.ts';
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

/** Starts what this machine's role asks for, each step with its time, and prints where to find it. */
export async function startService(config: Config, { watch, onStarted }: Options): Promise<void> {
  const { role, environment, dataDir } = config;
  const log = createLog({ name: 'start', level: 'warn' });
  console.log(`Starting Applywright (${role}, ${environment})`);
  const practising = role === 'all' && environment !== 'production';
  const record = await clearTheWay(config, practising);

  const database = await doStep('database', () => keepDatabase(config, log));
  onStarted(database.stop);
  await doStep('migrations', () => bringUpToDate(database.url, log));

  const practice = practising ? await doStep('practice employers', () => startPractice(config)) : undefined;
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
  printAddresses(config, practice?.origin, logs, logins);
  if (practice) onStarted(fillInBackground(shared, practice.origin));
}

/** The service answers while sample jobs and the demo people's history are still arriving; stopping waits for the step in hand. */
function fillInBackground(config: Config & { databaseUrl: string }, practiceOrigin: string) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const fill = usePlatform(config, async (platform) => {
    const count = await addSampleJobs(platform, { practiceOrigin, count: config.sampleJobs, signal });
    console.log(`  ${count.toLocaleString('en-US')} sample jobs are ready`);
    // Tests make their own applications.
    if (config.environment === 'development' && (await livePastWeeks(platform, practiceOrigin, signal)))
      console.log('  The demo people have their applications');
  });
  const done = fill.catch((error: unknown) => {
    if (!signal.aborted) console.error(`  The demo could not be filled: ${String(error)}`);
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

/** Ends what a killed run left behind, and makes sure that nobody else uses this data folder or these ports. */
async function clearTheWay(config: Config, practising: boolean) {
  const { host, port, practicePort, role } = config;
  const record = openRunRecord(config);
  const other = record.findOther();
  if (other)
    throw new Error(`Applywright already runs over this data folder (process ${other}); stop it first.`);
  const ended = await record.endLeftovers();
  if (ended.length > 0) console.log(`  ended what the last run left behind: ${ended.join(', ')}`);
  if (role !== 'worker') await requireFreePort('PORT', port, host);
  if (practising) await requireFreePort('PRACTICE_PORT', practicePort, '127.0.0.1');
  return record;
}

async function requireFreePort(variable: string, port: number, host: string): Promise<void> {
  if (port === 0 || (await isPortFree(port, host))) return;
  throw new Error(
    `Port ${port} is taken by another program. Choose another, e.g. ${variable}=${port + 10} npm start`,
  );
}

async function bringUpToDate(url: string, log: Log): Promise<void> {
  const database = openDatabase(url, { poolSize: 1, log });
  try {
    await migrate(database);
  } finally {
    await database.close();
  }
}

/** In a process of its own: the bundler's memory is given back. An image comes built, and without the tools. */
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
  if (code !== 0) throw new Error('The web pages could not be built');
}

async function doStep<Result>(name: string, step: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await step();
  console.log(`  ${name.padEnd(20)} ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}

function printAddresses(
  { role, publicUrl }: Config,
  practiceOrigin: string | undefined,
  logs: string | undefined,
  logins: DemoLogin[],
): void {
  const lines: [string, string | undefined][] = [
    ['Applywright', role === 'worker' ? undefined : publicUrl],
    ['Employers’ inbox', practiceOrigin && `${practiceOrigin}/inbox`],
    ...logins.map(({ email, password, shows }): [string, string] => [
      'Demo',
      `${email}  ${password}  ${shows}`,
    ]),
    ['Logs', logs],
    ...(role === 'api' || findBrowser() ? [] : describeMissingBrowser()),
    ['Stop', 'Ctrl-C'],
  ];
  const shown = lines.flatMap(([name, value]) => (value ? [`  ${name.padEnd(20)} ${value}`] : []));
  console.log(`\n${shown.join('\n')}\n`);
}

function describeMissingBrowser(): [string, string][] {
  return [
    ['No browser', 'everything works but applying, which waits until there is one:'],
    ...BROWSER_ADVICE.map((advice): [string, string] => ['', advice]),
  ];
}

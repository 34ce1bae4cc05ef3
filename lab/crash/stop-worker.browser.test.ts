import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { findFreePort } from '#backend/platform/processes/free-port.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { startApi } from '#lab/tracker/start-api.ts';
import { type Gate, openGate } from '#tests/open-gate.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { type Applicant, addApplicant } from './add-applicant.ts';
import { judgeApplicants } from './judge-applicants.ts';
import { type CrashHome, openCrashHome } from './open-crash-home.ts';

const patience = { timeout: 300_000, interval: 50 };
let home: CrashHome;
let database: Gate;
let employers: Gate;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  home = await openCrashHome();
  database = await openGate(Number(new URL(home.platform.database.url).port));
  employers = await openGate(Number(new URL(home.origin).port));
  const [own, gated] = [new URL(home.origin).host, `127.0.0.1:${employers.port}`];
  await sql`update jobs set apply_url = replace(apply_url, ${own}, ${gated}),
    job_url = replace(job_url, ${own}, ${gated})`.execute(home.platform.database.kysely);
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await Promise.all([database.close(), employers.close()]);
  await home.close();
});

/**
 * A real worker that reaches the database and the employers only through the gates; returns its log so far.
 */
function startWorker(metricsPort: number): { process: ChildProcess; log: () => string } {
  const worker = spawn(process.execPath, [join(projectRoot, 'src/backend/worker.ts')], {
    cwd: projectRoot,
    env: {
      ...home.env,
      DATABASE_URL: throughGate(),
      ORIGIN_MAP: home.env.ORIGIN_MAP.replaceAll(new URL(home.origin).host, `127.0.0.1:${employers.port}`),
      WORKER_CONCURRENCY: '2',
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  workers.push(worker);
  let text = '';
  worker.stdout?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return { process: worker, log: () => text };
}

function throughGate(): string {
  return Object.assign(new URL(home.platform.database.url), { port: String(database.port) }).href;
}

async function readMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

function act<T>({ user }: Applicant, verb: (context: UserContext) => Promise<T>): Promise<T> {
  return inTransaction(home.platform, (context) => verb({ ...context, user }));
}

async function start(applicant: Applicant): Promise<string> {
  const jobIds = [home.jobIds.get('Bookkeeper') ?? ''];
  const { documentId } = applicant;
  const [started] = await act(applicant, (context) => startApplications(context, { documentId, jobIds }));
  return started?.jobApplicationId ?? '';
}

async function approve(applicant: Applicant, jobApplicationId: string): Promise<void> {
  const review = { jobApplicationId, applyJobApplicationAfterSave: true, reviewApplicationAnswerItems: [] };
  const { documentId } = applicant;
  await act(applicant, (context) => reviewApply(context, { documentId, reviews: [review] }));
}

async function listStatuses(): Promise<string[]> {
  const rows = await home.platform.database.kysely.selectFrom('applications').select('status').execute();
  return rows.map(({ status }) => status).sort();
}

it('a worker waits for its database; when stopped, it hands its applications to another, and each arrives once', async (context) => {
  await database.shut();
  const metricsPorts = [await findFreePort(), await findFreePort()] as const;
  const first = startWorker(metricsPorts[0]);
  const api = startApi({ ...home.platform, database: { ...home.platform.database, url: throughGate() } });
  await vi.waitFor(() => expect(first.log()).toContain('waiting for the database'), patience);
  database.open();
  const { stop: stopApi } = await api;
  expect(await stopApi()).toBe(0);

  const people = await Promise.all([1, 2].map((number) => addApplicant(home.platform, number)));
  const ids = await Promise.all(people.map(start));
  await vi.waitFor(
    async () => expect(await listStatuses()).toEqual(['ReadyForQuickApply', 'ReadyForQuickApply']),
    patience,
  );
  employers.hold();
  for (const [index, person] of people.entries()) await approve(person, ids[index] ?? '');
  await vi.waitFor(() => expect(employers.waiting()).toBeGreaterThanOrEqual(2), patience);
  const second = startWorker(metricsPorts[1]);
  await vi.waitFor(() => fetch(`http://127.0.0.1:${metricsPorts[1]}`), patience);

  first.process.kill('SIGTERM');
  const [code] = (await once(first.process, 'exit')) as [number | null];
  const stoppedAt = performance.now();
  employers.open();
  await vi.waitFor(async () => expect(await listStatuses()).toEqual(['Success', 'Success']), patience);

  // A task finishes a moment after its application.
  const bothDone = 'task_duration_seconds_count{task="submit-application",end="done"} 2';
  await vi.waitFor(async () => expect(await readMetrics(metricsPorts[1])).toContain(bothDone), patience);
  const handedBack = first.log().split('task handed back').length - 1;
  const done = second.log().match(/"task":"submit-application"[^\n]*"task done"/g)?.length ?? 0;
  const applicants = people.map(({ user }, index) => ({
    email: user.email,
    userId: user.id,
    applicationId: ids[index] ?? '',
  }));
  const judged = await judgeApplicants(home, applicants);
  const seconds = ((performance.now() - stoppedAt) / 1000).toFixed(1);
  recordFigure(
    context,
    `exit code ${code}, ${handedBack} tasks handed back, ${done} done by the other worker, all sent within ${seconds} s of the stop, ${judged.arrivedTwice} applications arrived twice`,
  );
  expect({ code, handedBack, done }).toEqual({ code: 0, handedBack: 2, done: 2 });
  expect(judged).toEqual({
    applications: 2,
    arrivedTwice: 0,
    unfinished: 0,
    saidAppliedButNotReceived: 0,
    ledgersOff: 0,
    endings: { Success: 2 },
  });
  const metrics = await readMetrics(metricsPorts[1]);
  // A worker's logs and metrics contain nothing about the person.
  expect(first.log() + second.log() + metrics).not.toMatch(/@example\.com|Quillstone|555-0199/);
  expect(metrics).toContain('task_wait_seconds_count{task="submit-application"} 2');
  expect(metrics).toMatch(/application_outcomes_7d\{ats="\w+",code="sent"\} 2/);
  expect(metrics).toMatch(/task_queue_depth\{task="submit-application",state="ready"\} \d/);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { verifyProof } from '#backend/expert-apply/proof/proof-file.ts';
import { listProofKeys } from '#backend/expert-apply/proof/proof-keys.ts';
import { type PracticeServer, startPracticeEmployers } from '#practice/start-practice-employers.ts';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { TestClient } from '#tests/test-client.ts';
import { addDemoHistory } from './add-demo-history.ts';
import { mayaHistory, pausedHistory } from './demo-history.ts';
import { type DemoOpening, demoOpening } from './demo-openings.ts';
import { mayaEmail, pausedEmail } from './demo-people.ts';
import { demoLogins, seedDemo } from './seed.ts';

const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
let practice: PracticeServer;
let browser: Browser;
let folder: string;
/** One application for each way it can end; the others end the same ways. */
const tried: DemoOpening[] = ['offer', 'appliedDirectly', 'expired', 'unconfirmed', 'toReview', 'ready'];
const live = () =>
  addDemoHistory(
    platform,
    { practiceOrigin: practice.origin, browser, signal: new AbortController().signal },
    {
      maya: mayaHistory.filter(({ opening }) => tried.includes(opening)),
      paused: pausedHistory.filter(({ until }) => until === 'approved'),
    },
  );

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-practice-'));
  practice = await startPracticeEmployers({ port: 0, dataDir: folder });
  platform.config.originMap = practice.origins;
  browser = await openBrowser({
    chromiumPath: platform.config.chromiumPath ?? '',
    allowedPrivateHosts: [new URL(practice.origin).host],
    origins: practice.origins,
  });
  await seedDemo(platform, practice.origin);
  await live();
});
afterAll(async () => {
  await browser.close();
  await practice.close();
  await rm(folder, { recursive: true, force: true });
});

async function logIn(email: string) {
  const client = new TestClient(server);
  const password = demoLogins.find((one) => one.email === email)?.password;
  const { body } = await client.ask('POST', '/id/api/v1/login', { email, password });
  client.userId = body.userId;
  const documents = await client.ask('GET', `/eb/api/v1/documents/getpaginated?userId=${body.userId}`);
  const documentId = documents.body.results.find(
    (one: { documentTypeCD: string }) => one.documentTypeCD === 'EAPL',
  ).id as string;
  return { client, documentId };
}

/** The person's application for a demo posting, as their screens get it. */
async function look(email: string, opening: DemoOpening) {
  const { client, documentId } = await logIn(email);
  const { postingId } = demoOpening(opening);
  const { id } = await platform.database.kysely
    .selectFrom('jobs')
    .select('id')
    .where('posting_id', '=', postingId)
    .executeTakeFirstOrThrow();
  const profile = `/ea/api/v1/expert-apply/profiles/${documentId}`;
  const { body } = await client.ask('GET', `${profile}/jobs/${id}/applications/detail`);
  return { client, profile, application: body };
}

it.each<[DemoOpening, string, string | null]>([
  ['toReview', 'ReadyForReview', null],
  ['ready', 'ReadyForQuickApply', null],
  ['offer', 'Success', null],
  ['unconfirmed', 'Fail', 'failure_verifying_submitted_application'],
  ['appliedDirectly', 'Fail', 'failure_captcha'],
  ['expired', 'Fail', 'failure_job_expired'],
])('Maya has an application that is %s: %s [I-22]', async (opening, status, code) => {
  const { application } = await look(mayaEmail, opening);
  expect(application.jobApplicationStatus).toBe(status);
  expect(application.failedReason?.errorCode ?? null).toBe(code);
});

it('what waits because the person paused is being prepared, or approved and not sent', async () => {
  const preparing = await look(pausedEmail, 'ready');
  expect(preparing.application).toMatchObject({
    jobApplicationStatus: 'Preparing',
    waiting: { reason: 'pause' },
  });
  const approved = await look(pausedEmail, 'paused');
  expect(approved.application).toMatchObject({
    jobApplicationStatus: 'Processing',
    waiting: { reason: 'pause' },
  });
});

it('each attempt is at the host that its practice employer acts as, and no hold was placed', async () => {
  const { kysely } = platform.database;
  const attempts = await kysely.selectFrom('attempts').select(['ats', 'host']).execute();
  const hosts = { greenhouse: 'boards.greenhouse.io', lever: 'jobs.lever.co', ashby: 'jobs.ashbyhq.com' };
  expect(attempts.length).toBeGreaterThan(2);
  for (const { ats, host } of attempts) expect(host).toBe(hosts[ats as keyof typeof hosts]);
  expect(await kysely.selectFrom('holds').selectAll().execute()).toEqual([]);
});

it('a sent application arrived at the employer, and anybody can verify its proof', async () => {
  const { client, profile, application } = await look(mayaEmail, 'offer');
  const inbox = (await (await fetch(`${practice.origin}/inbox.json`)).json()) as { postingId: string }[];
  expect(inbox.filter(({ postingId }) => postingId === demoOpening('offer').postingId)).toHaveLength(1);
  const { rawPayload: zip } = await server.fastify.inject({
    url: `${profile}/jobs/applications/${application.id}/proof-file`,
    headers: { host: 'localhost:3000' },
    cookies: Object.fromEntries(client.cookies),
  });
  const files = new Map(listZipEntries(zip).map((entry) => [entry.name, readZipEntry(zip, entry)]));
  expect(verifyProof(files, listProofKeys(platform.config.proofKeys))).toMatchObject({
    result: 'signed',
    faults: [],
  });
});

it('credits add up, the plan was paid twice, and running everything again changes nothing', async () => {
  const count = async () => {
    const { kysely } = platform.database;
    const ledger = await kysely.selectFrom('credit_ledger').select(['user_id', 'kind', 'amount']).execute();
    const applications = await kysely.selectFrom('applications').selectAll().execute();
    const events = await kysely.selectFrom('application_events').select('id').execute();
    return { ledger, applications: applications.length, events: events.length };
  };
  const before = await count();
  const { client } = await logIn(mayaEmail);
  const charges = await client.ask('GET', `/ecom/api/v1/payments/${client.userId}/transactions`);
  expect(charges.body).toHaveLength(2);
  const { body } = await client.ask('GET', `/ecom/api/v1/credits?userUID=${client.userId}`);
  const sum = (kind: string) =>
    before.ledger
      .filter((row) => row.user_id === client.userId && row.kind === kind)
      .reduce((total, { amount }) => total + amount, 0);
  const used = sum('capture');
  expect(used).toBe(1);
  expect(sum('release')).toBe(2);
  expect(sum('reserve')).toBe(used + sum('release'));
  expect(body).toMatchObject({ credits: sum('grant') - used, used, reserved: 0 });
  await seedDemo(platform, practice.origin);
  await live();
  expect(await count()).toEqual(before);
});

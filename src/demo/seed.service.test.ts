import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { withdrawOnce } from '#backend/ecommerce/credits/withdraw-once.ts';
import { matchJobs } from '#backend/jobs/match/match-jobs.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { isProfileComplete } from '#domain/document/profile/profile-state.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { findAnswerMistakes, openKeyAnswers } from '#domain/question/key/key-answers.ts';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { TestClient } from '#tests/test-client.ts';
import { demoOpenings } from './demo-openings.ts';
import { demoPeople } from './demo-people.ts';
import { demoLogins, seedDemo } from './seed.ts';

const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeAll(async () => {
  await seedDemo(platform, 'http://127.0.0.1:3100');
});

async function logIn(email: string): Promise<TestClient> {
  const login = demoLogins.find((one) => one.email === email);
  const client = new TestClient(server);
  const { status, body } = await client.ask('POST', '/id/api/v1/login', {
    email,
    password: login?.password,
  });
  expect(status).toBe(200);
  client.userId = body.userId;
  return client;
}

it('the demo can be seeded again without doubling anything [I-22]', async () => {
  const count = async () =>
    Promise.all(
      (['users', 'jobs', 'documents', 'blobs', 'credit_ledger', 'subscriptions', 'charges'] as const).map(
        async (table) => (await platform.database.kysely.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const before = await count();
  const [users, jobs] = before;
  expect(users).toBe(demoLogins.length);
  // All but the one that the history closes.
  expect(jobs).toBe(practiceJobs.length + Object.keys(demoOpenings).length - 1);
  await seedDemo(platform, 'http://127.0.0.1:3200');
  expect(await count()).toEqual(before);
  const job = await platform.database.kysely.selectFrom('jobs').select('apply_url').executeTakeFirstOrThrow();
  expect(job.apply_url).toMatch(/^http:\/\/127\.0\.0\.1:3200\//);
});

it('the demo people signed up when their history says, not when the demo was started [I-22]', async () => {
  const users = await platform.database.kysely
    .selectFrom('users')
    .select(['email', 'created_at'])
    .where(
      'email',
      'in',
      demoPeople.map(({ email }) => email),
    )
    .execute();
  const daysAgo = ({ created_at }: { created_at: Date }) =>
    Math.round((platform.now().getTime() - created_at.getTime()) / 86_400_000);
  expect(Object.fromEntries(users.map((user) => [user.email, daysAgo(user)]))).toEqual(
    Object.fromEntries(demoPeople.map(({ email, signedUpDaysAgo }) => [email, signedUpDaysAgo])),
  );
  expect(demoPeople.filter(({ signedUpDaysAgo }) => signedUpDaysAgo > 5).length).toBeGreaterThan(4);
  const late = await platform.database.kysely
    .selectFrom('subscriptions')
    .innerJoin('users', 'users.id', 'subscriptions.user_id')
    .select('users.email')
    .whereRef('subscriptions.started_at', '<', 'users.created_at')
    .execute();
  expect(late).toEqual([]);
});

it('Maya has a complete profile, a resume, credits and matches that lead with her own title', async () => {
  const { userId } = await logIn('maya@demo.applywright.example');
  const [profile, matches] = await inTransaction(platform, async (context) => {
    const found = await readProfileDocument(context, userId);
    return [
      found,
      found && (await matchJobs(context, { document: found.document, page: 1, size: 20 })),
    ] as const;
  });
  expect(profile && readContact(profile.document)).toMatchObject({
    firstName: 'Maya',
    city: 'Austin',
    state: 'TX',
  });
  expect(profile?.resumeBlobId).not.toBeNull();
  expect(profile && isProfileComplete(profile.preferences)).toBe(true);
  expect(matches?.results[0]?.title).toBe('Operations Analyst');
  expect(matches?.results[0]?.score).toBeGreaterThan(90);
  expect(matches?.totalRecords).toBeGreaterThan(5);
});

it('the new account has credits but no document yet', async () => {
  const client = await logIn('new@demo.applywright.example');
  const documents = await client.ask('GET', `/eb/api/v1/documents/getpaginated?userId=${client.userId}`);
  expect(documents.body.totalRecords).toBe(0);
  const credits = await client.ask('GET', `/ecom/api/v1/credits?userUID=${client.userId}`);
  expect(credits.body.credits).toBe(10);
});

const readCredits = async (client: TestClient) =>
  (await client.ask('GET', `/ecom/api/v1/credits?userUID=${client.userId}`)).body;

it('after the last credit of the trial, the next application starts the subscription [I-22] [AUD-025]', async () => {
  const trial = await logIn('trial@demo.applywright.example');
  expect(await readCredits(trial)).toMatchObject({ credits: 1, exhaust_reason: null });
  await inTransaction(platform, (context) =>
    withdrawOnce(context, { grantId: randomUUID(), userId: trial.userId, amount: 1, reason: 'Sent' }),
  );
  expect(await readCredits(trial)).toMatchObject({ credits: 0, exhaust_reason: 'trialLimitReached' });
  const started = await trial.ask('POST', `/ecom/api/v1/payments/${trial.userId}/startrecurring`, {});
  expect([started.status, started.body.status]).toEqual([200, 'SUCC']);
  expect((await readCredits(trial)).credits).toBeGreaterThan(0);
});

it('the person whose payment failed has no credit left, which is when the banner says so [I-22]', async () => {
  const unpaid = await logIn('unpaid@demo.applywright.example');
  expect(await readCredits(unpaid)).toMatchObject({ credits: 0, exhaust_reason: 'rcFail' });
});

it('a finished profile has an answer to every required key question [I-22]', async () => {
  const { questions } = keyQuestionCatalog;
  const missing: Record<string, string[]> = {};
  for (const { email, shows } of demoPeople) {
    const client = await logIn(email);
    const profile = await inTransaction(platform, (context) => readProfileDocument(context, client.userId));
    if (!profile || !isProfileComplete(profile.preferences)) continue;
    // Sensitive answers are given to their owner only.
    const own = await client.ask('GET', `/eb/api/v1/documents/${client.userId}/${profile.document.id}`);
    const { answers } = openKeyAnswers(questions, own.body);
    missing[`${email}: ${shows}`] = Object.keys(findAnswerMistakes(questions, answers));
  }
  expect(Object.keys(missing)).toHaveLength(5);
  expect(Object.values(missing).flat()).toEqual([]);
});

it('production is never seeded', async () => {
  const production = { ...platform, config: { ...platform.config, environment: 'production' as const } };
  await expect(seedDemo(production, 'http://127.0.0.1:3100')).rejects.toThrow(/never seeded in production/);
});

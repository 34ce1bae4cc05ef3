import { beforeAll, beforeEach, expect, it } from 'vitest';
import { findCautions } from '#backend/expert-apply/review/find-cautions.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { addSharedJob, createWorld, type World } from '#tests/create-world.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { testPassword } from '#tests/test-client.ts';
import { waitForYoungWindow } from '#tests/young-window.ts';

let ana: World;
let laterMs = 0;
const { platform, server } = await openTestServer({
  tasks: { send: async () => undefined },
  now: () => new Date(Date.now() + laterMs),
});
beforeAll(async () => {
  ana = await createWorld(server, await addSharedJob(platform));
});
beforeEach(async () => {
  laterMs = 0;
  await platform.database.kysely.deleteFrom('rate_limits').execute();
});

async function ask(
  method: 'GET' | 'POST',
  path: string,
  { key = ana.keys.all, body }: { key?: string; body?: object } = {},
) {
  const reply = await server.fastify.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: 'localhost:3000', authorization: `Bearer ${key}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

it('a key is shown once, kept as a hash, tells when it was used, and ends at once', async () => {
  const made = await ana.client.ask('POST', '/id/api/v1/api-keys', { name: 'Notebook', scopes: ['read'] });
  const { key, id } = made.body;
  expect([made.status, /^applywright_[a-z2-7]{40}[0-9a-f]{8}$/.test(key)]).toEqual([201, true]);
  const stored = await platform.database.kysely.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(key.slice(12, 52));
  const find = async () =>
    (await ana.client.ask('GET', '/id/api/v1/api-keys')).body.find((one: { id: string }) => one.id === id);
  expect(await find()).toMatchObject({ name: 'Notebook', ending: key.slice(-4), lastUsedAt: null });
  expect((await ask('GET', '/me', { key })).body).toMatchObject({ userId: ana.userId, scopes: ['read'] });
  expect((await find()).lastUsedAt).not.toBeNull();
  await ana.client.ask('DELETE', `/id/api/v1/api-keys/${id}`);
  expect((await ask('GET', '/me', { key })).status).toBe(401);
  expect(platform.lines.join('')).not.toContain(key);
});

it('its owner gets a mail when a key is made or a webhook added, without the secret', async () => {
  const { key } = (
    await ana.client.ask('POST', '/id/api/v1/api-keys', { name: 'Told', scopes: ['read', 'write'] })
  ).body;
  const { secret } = (
    await ana.client.ask('POST', '/id/api/v1/webhooks', { url: 'https://told.example.com/in' })
  ).body;
  const mails = await platform.database.kysely
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('to_address', '=', ana.email)
    .orderBy('created_at', 'desc')
    .limit(2)
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    'A webhook was added to your account',
    'New API key: Told',
  ]);
  expect(mails[1]?.text).toMatch(
    new RegExp(
      `An API key named “Told” \\(ending in ${key.slice(-4)}\\) was created. Until .+, programs that use it can read and write your data`,
    ),
  );
  expect(mails[0]?.text).toContain('told.example.com');
  expect(JSON.stringify(mails)).not.toMatch(new RegExp(`${key}|${secret.slice(6, 20)}`));
});

it('keys and webhooks need a log-in of the last 15 minutes, or the password again', async () => {
  laterMs = 16 * 60 * 1000;
  const form = { name: 'Late', scopes: ['read'] };
  const late = await ana.client.ask('POST', '/id/api/v1/api-keys', form);
  expect([late.status, late.body.fields.password]).toEqual([
    400,
    'You logged in a while ago. Enter your password to continue',
  ]);
  const wrong = await ana.client.ask('POST', '/id/api/v1/api-keys', {
    ...form,
    password: 'a wrong guess 1234',
  });
  expect(wrong.body.fields.password).toBe("That isn't your password. Try again");
  const hook = await ana.client.ask('POST', '/id/api/v1/webhooks', { url: 'https://hooks.example.com' });
  expect(hook.status).toBe(400);
  const right = await ana.client.ask('POST', '/id/api/v1/api-keys', { ...form, password: testPassword });
  expect(right.status).toBe(201);
});

it('applications, their answers and what came after them are read and kept with a key', async () => {
  const { applicationId, canary } = ana;
  const list = await ask('GET', '/applications?status=ReadyForReview');
  expect(list.body).toMatchObject({
    totalRecords: 1,
    results: [{ id: applicationId, status: 'ReadyForReview' }],
  });
  expect((await ask('GET', '/applications?status=Success')).body.totalRecords).toBe(0);
  const one = await ask('GET', `/applications/${applicationId}`);
  expect(one.body.questions).toMatchObject([{ question: 'Full name', answer: canary }]);
  expect((await ask('GET', `/applications/${applicationId}/proof`)).body).toBeNull();
  const event = {
    id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    kind: 'interview',
    at: '2026-11-20T15:00:00.000Z',
    words: 'Video call',
  };
  for (const words of ['Video call', 'On site'])
    expect(
      (await ask('POST', `/applications/${applicationId}/events`, { body: { ...event, words } })).status,
    ).toBe(200);
  const events = await ask('GET', `/applications/${applicationId}/events`);
  expect(events.body).toContainEqual({ ...event, timed: false, words: 'On site', origin: 'hand' });
});

it('the profile leaves as a JSON Resume and comes back as one, to be reviewed by its owner', async () => {
  const { body: resume } = await ask('GET', '/profile');
  expect(resume.basics).toMatchObject({ name: `${ana.canary} Lee`, location: { city: 'Austin' } });
  const changed = { ...resume, work: [{ name: 'Acme', position: 'Analyst', startDate: '2024-02' }] };
  expect((await ask('POST', '/profile', { body: changed })).body.work).toMatchObject([
    { name: 'Acme', position: 'Analyst', startDate: '2024-02' },
  ]);
  const wanted = await ana.client.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`);
  expect(JSON.stringify(wanted.body)).toContain('NEWRSME');
  const empty = await ask('POST', '/profile', { body: { skills: [] } });
  expect([empty.status, (await ask('GET', '/profile')).body.work.length]).toEqual([400, 1]);
});

it('a profile that is too large is refused, and the stored one stays; tags in it are words', async () => {
  const { body: before } = await ask('GET', '/profile');
  const send = (summary: string, highlights: string[] = []) => {
    const work = [{ name: 'Acme', position: 'Analyst', startDate: '2024-02', highlights }];
    return ask('POST', '/profile', { body: { ...before, work, basics: { ...before.basics, summary } } });
  };
  const long = await send('a'.repeat(20_001));
  expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['basics.summary']]);
  const manyLines = Array.from({ length: 600 }, (_, line) => `Line ${line}`);
  const refused = await send('', manyLines);
  expect([refused.status, refused.body.error]).toEqual([413, 'too_large']);
  expect((await ask('GET', '/profile')).body).toEqual(before);
  const tags = '<x>'.repeat(600);
  expect((await send(tags)).body.basics.summary).toBe(tags);
});

it('a table of past applications is looked at first, saved whole or not at all, and twice is once', async () => {
  const send = (csv: string, more = {}) => ask('POST', '/past-applications', { body: { csv, ...more } });
  const head = 'company,title,date,status,url';
  const table = `${head}\nNorthwind Traders,Data Analyst,10/1/2026,Applied,\n=cmd(),Clerk,2026-09-01,Rejected,https://a.example/1`;
  const listed = async () => (await ana.client.ask('GET', '/ej/api/v2/jobs/applied?size=50')).body.results;
  const before = (await listed()).length;
  const look = await send(table);
  expect([look.body.added, look.body.rows.length, (await listed()).length]).toEqual([0, 2, before]);
  const broken = await send(`${table}\nAcme,,2026-09-01,,`, { save: true });
  expect([broken.status, broken.body.fields, (await listed()).length]).toEqual([
    400,
    { 'row 4': 'The job title is missing.' },
    before,
  ]);
  expect(
    (await send(`${table}\nAcme,,2026-09-01,,`, { save: true, leaveOutMistakes: true })).body.added,
  ).toBe(2);
  const again = await send(table.replace('Applied', 'Interview'), { save: true });
  expect([again.body.added, again.body.rows.map(({ known }: { known: boolean }) => known)]).toEqual([
    0,
    [true, true],
  ]);
  const now = await listed();
  expect(now.length).toBe(before + 2);
  expect(now[0]).toMatchObject({
    title: 'Data Analyst',
    status: 'interview',
    jobId: null,
    appliedAt: '2026-10-01T12:00:00.000Z',
  });
  expect(now.find(({ title }: { title: string }) => title === 'Clerk').company.name).toBe('=cmd()');

  const job = {
    id: ana.jobId,
    title: 'Data Analyst',
    company: { name: 'Northwind Traders, Inc.' },
    applyUrl: '',
    ats: 'x',
  };
  await platform.database.kysely
    .updateTable('jobs')
    .set({ company_name: job.company.name, title: job.title })
    .where('id', '=', ana.jobId)
    .execute();
  const cautions = await inTransaction(platform, (context) =>
    findCautions({ ...context, user: { id: ana.userId } as never }, { document: ana.document, jobs: [job] }),
  );
  expect(cautions.get(ana.jobId)).toEqual([
    {
      kind: 'duplicate',
      sentence: 'You already applied for a similar job there: “Data Analyst” at Northwind Traders.',
    },
  ]);

  const pages: string[] = [];
  for (let token: string | null = ''; token !== null; ) {
    const { body } = await ana.client.ask('GET', `/ej/api/v2/jobs/applied?size=1&continuationToken=${token}`);
    pages.push(...body.results.map(({ id }: { id: string }) => id));
    token = body.continuationToken;
  }
  expect(pages).toEqual(now.map(({ id }: { id: string }) => id));
  expect((await ana.client.ask('DELETE', `/ej/api/v2/jobs/applied/${now[0].id}`)).status).toBe(200);
  expect((await listed()).length).toBe(before + 1);
});

it('all keys of a person together ask 120 times a minute', async () => {
  await waitForYoungWindow(60, 10_000);
  expect((await ask('GET', '/me', { key: ana.keys.read })).status).toBe(200);
  const { numUpdatedRows } = await platform.database.kysely
    .updateTable('rate_limits')
    .set({ count: 119 })
    .where('bucket', '=', `public api user ${ana.userId}`)
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
  expect((await ask('GET', '/me')).status).toBe(200);
  const { status, headers } = await ask('GET', '/me');
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
});

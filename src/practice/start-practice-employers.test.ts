import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listAshbyFields } from '#practice/ashby/ashby-form.ts';
import { practiceApplyPath, practiceJobs } from './catalog/practice-jobs.ts';
import type { PracticeAts, PracticeJob } from './form/practice-job.ts';
import { type PracticeServer, startPracticeEmployers } from './start-practice-employers.ts';

// Bytes that are not text, so that any re-encoding on the way would change the hash.
const resumeBytes = Uint8Array.from({ length: 5000 }, (_, index) => (index * 37) % 256);
const resumeHash = createHash('sha256').update(resumeBytes).digest('hex');

const systems = ['greenhouse', 'lever', 'ashby'] as const;

let dataDir: string;
let server: PracticeServer;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
  server = await startPracticeEmployers({ port: 0, dataDir });
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

function simpleJob(ats: PracticeAts): PracticeJob {
  const job = practiceJobs.find((one) => one.ats === ats && one.questions.length === 0);
  if (!job) throw new Error(`No simple job on ${ats}`);
  return job;
}

function post(path: string, body: unknown): Promise<Response> {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function resumeForm(field: string): FormData {
  const form = new FormData();
  form.append(field, new File([resumeBytes], 'ana-reyes.pdf', { type: 'application/pdf' }));
  return form;
}

async function readJson<Body>(path: string): Promise<Body> {
  return (await (await fetch(server.origin + path)).json()) as Body;
}

interface InboxEntry {
  ats: string;
  tenant: string;
  postingId: string;
  name: string;
  email: string;
  fields: Record<string, string | string[]>;
  answers: Record<string, string>;
  files: { field: string; name: string; size: number; sha256: string }[];
}

const readInbox = () => readJson<InboxEntry[]>('/inbox.json');

function control(job: PracticeJob, behavior: string): Promise<Response> {
  return post('/control', { ats: job.ats, tenant: job.tenant, behavior });
}

type Person = { email: string };

async function applyOnGreenhouse(job: PracticeJob, { email }: Person): Promise<Response> {
  const uploaded = await fetch(`${server.origin}/greenhouse/uploads`, {
    method: 'POST',
    body: resumeForm('file'),
  });
  const { url } = (await uploaded.json()) as { url: string };
  return post(practiceApplyPath(job), {
    fingerprint: 'f',
    job_application: { first_name: 'Ana', last_name: 'Reyes', email, phone: '555-0142', resume_url: url },
  });
}

function applyOnLever(job: PracticeJob, { email }: Person): Promise<Response> {
  const form = resumeForm('resume');
  const inputs = { name: 'Ana Reyes', email, phone: '555-0142', org: '' };
  for (const [name, value] of Object.entries(inputs)) form.append(name, value);
  return fetch(server.origin + practiceApplyPath(job), { method: 'POST', body: form, redirect: 'manual' });
}

async function applyOnAshby(job: PracticeJob, { email }: Person): Promise<Response> {
  const formRenderIdentifier = randomUUID();
  const call = (op: string, variables: Record<string, unknown>) =>
    post(`/ashby/api/non-user-graphql?op=${op}`, {
      operationName: op,
      variables: {
        organizationHostedJobsPageName: job.tenant,
        jobPostingId: job.postingId,
        formRenderIdentifier,
        ...variables,
      },
    });
  const created = (await (await call('ApiCreateFileUploadHandle', { filename: 'ana-reyes.pdf' })).json()) as {
    data: { fileUploadHandle: { handle: string; url: string } };
  };
  const { handle, url } = created.data.fileUploadHandle;
  await fetch(server.origin + url, { method: 'POST', body: resumeForm('file') });
  await call('ApiSetFormValueToFile', { path: '_systemfield_resume', fileHandle: handle });
  const phonePath = listAshbyFields(job, false).find((field) => field.kind === 'phone')?.name;
  await call('ApiSetFormValue', { path: '_systemfield_name', value: 'Ana Reyes' });
  await call('ApiSetFormValue', { path: '_systemfield_email', value: email });
  await call('ApiSetFormValue', { path: phonePath, value: '555-0142' });
  return call('ApiSubmitSingleApplicationFormAction', {});
}

function apply(job: PracticeJob, person: Person = { email: 'ana@example.com' }): Promise<Response> {
  const ways: Record<string, typeof applyOnLever> = {
    greenhouse: applyOnGreenhouse,
    lever: applyOnLever,
    ashby: applyOnAshby,
  };
  return (ways[job.ats] ?? applyOnLever)(job, person);
}

describe.each(systems)('%s', (ats) => {
  const job = simpleJob(ats);

  test('an application arrives exactly as it was sent, with the very bytes of its file', async () => {
    await apply(job);
    const inbox = await readInbox();
    expect(inbox).toHaveLength(1);
    expect(inbox[0]).toMatchObject({
      ats,
      tenant: job.tenant,
      postingId: job.postingId,
      name: 'Ana Reyes',
      email: 'ana@example.com',
      answers: { Email: 'ana@example.com', Phone: '555-0142' },
      files: [{ name: 'ana-reyes.pdf', size: resumeBytes.length, sha256: resumeHash }],
    });
    const kept = await readFile(join(dataDir, 'files', resumeHash));
    expect(kept.equals(resumeBytes)).toBe(true);
  });

  test('sending twice leaves two applications, for that is what happened', async () => {
    await apply(job);
    await apply(job);
    expect(await readInbox()).toHaveLength(2);
  });

  test('what was received is still there after a restart', async () => {
    await apply(job);
    await control(job, 'captcha');
    const [before, requestsBefore] = [await readInbox(), await readJson<unknown[]>('/requests.json')];
    await server.close();
    server = await startPracticeEmployers({ port: 0, dataDir });
    expect(await readInbox()).toEqual(before);
    expect(await readJson('/requests.json')).toEqual(requestsBefore);
    await apply(job);
    expect(await readInbox()).toHaveLength(1);
  });

  test.each(['captcha', 'refuse', 'server-error', 'closed', 'changed'])(
    'nothing is received from an unchanged form while the employer is set to %s',
    async (behavior) => {
      await control(job, behavior);
      await apply(job);
      expect(await readInbox()).toEqual([]);
      await control(job, 'normal');
      await apply(job);
      expect(await readInbox()).toHaveLength(1);
    },
  );

  test('a lost confirmation leaves exactly one application and no word of success', async () => {
    await control(job, 'lost-confirmation');
    const answer = await apply(job)
      .then((response) => response.text())
      .catch(() => '');
    expect(answer).not.toMatch(/thank|success/i);
    expect(await readInbox()).toHaveLength(1);
  });

  test('an invalid email address is refused with a message', async () => {
    const response = await apply(job, { email: 'nobody' });
    expect(await response.text()).toContain('must be a valid email address');
    expect(await readInbox()).toEqual([]);
  });

  test('a missing required answer is refused with a message', async () => {
    const asking = practiceJobs.find(
      (one) => one.ats === ats && one.questions.some((question) => question.required),
    );
    const response = await apply(asking ?? job);
    expect(await response.text()).toMatch(/required/);
    expect(await readInbox()).toEqual([]);
  });

  test('a closed job disappears from the board', async () => {
    const boards = {
      greenhouse: `/greenhouse/v1/boards/${job.tenant}/jobs`,
      lever: `/lever/v0/postings/${job.tenant}?mode=json`,
      ashby: `/ashby/posting-api/job-board/${job.tenant}`,
    };
    expect(JSON.stringify(await readJson(boards[ats]))).toContain(job.postingId);
    await post('/control', { ats, tenant: job.tenant, postingId: job.postingId, behavior: 'closed' });
    expect(JSON.stringify(await readJson(boards[ats]))).not.toContain(job.postingId);
  });
});

test('a success names the person and the job', async () => {
  const job = simpleJob('lever');
  const response = await apply(job);
  expect(response.status).toBe(303);
  const thanks = await fetch(server.origin + (response.headers.get('location') ?? ''), {
    headers: { cookie: response.headers.get('set-cookie') ?? '' },
  });
  expect(new URL(thanks.url).pathname).toMatch(/\/thanks$/);
  const text = await thanks.text();
  expect(text).toContain('Ana Reyes');
  expect(text).toContain(job.title);
});

test('an answer that is not on the list is refused', async () => {
  const job = practiceJobs.find((one) => one.title === 'Technical Writer') ?? simpleJob('lever');
  const page = await (await fetch(server.origin + practiceApplyPath(job))).text();
  const card = /cards\[([\w-]+)\]\[baseTemplate\]/.exec(page)?.[1];
  const form = resumeForm('resume');
  const inputs = { name: 'Ana Reyes', email: 'ana@example.com', phone: '555-0142' };
  for (const [name, value] of Object.entries(inputs)) form.append(name, value);
  form.append(`cards[${card}][field0]`, 'Perhaps');
  form.append(`cards[${card}][field1]`, 'Yes');
  const response = await fetch(server.origin + practiceApplyPath(job), { method: 'POST', body: form });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('not on the list');
  expect(await readInbox()).toEqual([]);
});

test('the inbox shows the file hash and what the applicant wrote, as text', async () => {
  const job = simpleJob('lever');
  const form = resumeForm('resume');
  const inputs = { name: '<b>Ana</b>', email: 'ana@example.com', phone: '1' };
  for (const [name, value] of Object.entries(inputs)) form.append(name, value);
  await fetch(server.origin + practiceApplyPath(job), { method: 'POST', body: form });
  const page = await (await fetch(`${server.origin}/inbox/lever/${job.tenant}`)).text();
  expect(page).toContain(resumeHash);
  expect(page).toContain('&lt;b&gt;Ana&lt;/b&gt;');
  expect(page).not.toContain('<b>Ana</b>');
});

test('the captcha switch on the inbox page turns the challenge on and off', async () => {
  const job = simpleJob('greenhouse');
  const check = () => readJson<{ challenge: boolean }>(`/captcha/greenhouse/${job.tenant}/${job.postingId}`);
  const press = (captcha: string) =>
    fetch(`${server.origin}/inbox/greenhouse/${job.tenant}/captcha`, {
      method: 'POST',
      body: new URLSearchParams({ captcha }),
    });
  expect(await check()).toEqual({ challenge: false });
  await press('on');
  expect(await check()).toEqual({ challenge: true });
  await press('off');
  expect(await check()).toEqual({ challenge: false });
});

test('requests an employer received are listed, visits to its pages are not', async () => {
  const job = simpleJob('lever');
  await fetch(server.origin + practiceApplyPath(job));
  await apply(job);
  const requests = await readJson<{ method: string; path: string }[]>('/requests.json');
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST ${practiceApplyPath(job)}`]);
});

test('malformed bodies and unknown employers are refused and change nothing', async () => {
  const job = simpleJob('greenhouse');
  const broken = await fetch(server.origin + practiceApplyPath(job), { method: 'POST', body: '{' });
  expect(broken.status).toBe(400);
  const unknown = await post('/control', { ats: 'lever', tenant: 'nobody', behavior: 'captcha' });
  expect(unknown.status).toBe(404);
  const odd = await control(job, 'explode');
  expect(odd.status).toBe(400);
  expect((await fetch(`${server.origin}/pages/..%2Fpractice-jobs.ts`)).status).toBe(404);
  expect(await readInbox()).toEqual([]);
});

test('what was received is shown to this machine only, whatever name a page points here', async () => {
  const ask = (path: string, host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(server.origin + path, { headers: { host } }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      }).once('error', reject);
    });
  for (const path of ['/inbox', '/inbox.json', '/requests.json', '/control', '/']) {
    expect(await ask(path, 'rebind.evil.example:3100'), path).toBe(421);
    expect(await ask(path, 'a b'), path).toBe(421);
  }
  expect(await ask('/inbox.json', 'localhost:3100')).toBe(200);
  expect(await ask('/lever', 'jobs.lever.co')).not.toBe(421);
  expect(await ask('/lever', 'a b')).toBe(421);
});

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { createApiKey } from '#backend/identity/keys/create-api-key.ts';
import { writeZip } from '#backend/platform/files/zip.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { proofFilePath } from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { getApiProofFile } from '#contract/programs/routes.ts';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { createTestServer, signUpClient } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { forgetOldProof } from './forget-old-proof.ts';
import { getProof } from './get-proof.ts';
import { type ProofRecord, proofJson, sealProof, verifyProof } from './proof-file.ts';
import { listProofKeys, proofKeyPath } from './proof-keys.ts';
import { writeProofFile } from './write-proof-file.ts';

let home: TestPlatform;
let folder: string;
let attemptId = '';
const confirmation = {
  url: 'https://jobs.example.com/thanks',
  text: 'Thank you <Ana>.',
  signal: 'thanks page',
};
const canary = 'Canary told in confidence';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'applywright-proof-'));
  home = await createTestPlatform({
    tasks: {
      send: async (_db, _task, payload) => void (attemptId = (payload as { attemptId: string }).attemptId),
    },
  });
  home.config.hostSpacingMs = 0;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await home.drop();
});

async function approve(): Promise<{ person: Person; applicationId: string }> {
  const person = await addPerson(home, { credits: 1 });
  const answers = [
    answered(textField('name', 'Full name'), 'Ana Test'),
    {
      ...answered(textField('resume', 'Resume/CV'), 'ana.pdf'),
      field: { ...textField('resume', 'Resume/CV'), type: 'File' as const, control: 'file' as const },
    },
    { ...answered(textField('felony', 'Have you been convicted?'), canary), sensitive: true },
  ];
  const applicationId = await addReadyApplication(home, person, { answers });
  const review = {
    jobApplicationId: applicationId,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  const { documentId } = person;
  await actAs(home, person, (context) => reviewApply(context, { documentId, reviews: [review] }));
  return { person, applicationId };
}

function run(send: (hooks: SubmitHooks) => Promise<SubmitOutcome>): Promise<void> {
  const sender = { send: (_brief: unknown, hooks: SubmitHooks) => send(hooks), fault: async () => {} };
  return submitApplication(home, sender, { attemptId, lastTry: false, signal: new AbortController().signal });
}

async function sendConfirmed(hooks: SubmitHooks): Promise<SubmitOutcome> {
  const row = (path: string, value: string) => ({ path, wanted: [value], shown: [value], same: true });
  await hooks.step('read-back', {
    rows: [row('name', 'Ana Test'), row('felony', canary), row('resume', 'ana.pdf')],
  });
  await hooks.screenshot('before', Buffer.from('a picture'));
  await hooks.arm();
  await hooks.clicked();
  await hooks.step('confirmed', { confirmation });
  return { outcome: 'confirmed', confirmation };
}

const download = (person: Person, applicationId: string, documentId = person.documentId) =>
  actAs(home, person, (context) =>
    writeProofFile(context, {
      documentId,
      applicationId,
      issuer: 'https://jobs.example.com',
      proofKeys: home.config.proofKeys,
      reader: { brand: 'Job Hub', timeZone: 'America/Chicago' },
    }),
  );

function open(zip: Uint8Array) {
  const files = new Map(listZipEntries(zip).map((entry) => [entry.name, readZipEntry(zip, entry)]));
  const verdict = verifyProof(files, listProofKeys(home.config.proofKeys));
  if (!verdict) throw new Error('This is no proof');
  return { files, ...verdict };
}

it('the proof is one file that can be checked without us, and every change of it shows', async () => {
  const { person, applicationId } = await approve();
  await run(sendConfirmed);
  const { name, bytes } = await download(person, applicationId);
  expect(name).toMatch(/^proof-acme-\d{4}-\d{2}-\d{2}\.zip$/);
  const { files, record, result, faults } = open(bytes);
  expect([result, faults]).toEqual(['signed', []]);
  expect([...files.keys()]).toEqual(['proof.html', 'proof.json', 'screenshots/3-before-sending.png']);
  expect(record).toMatchObject({ state: 'confirmed', confirmation, job: { company: 'Acme' } });
  expect(record.steps.map((step) => step.name)).toEqual([
    'approved',
    'read-back',
    'screenshot',
    'armed',
    'clicked',
    'confirmed',
  ]);
  expect(record.answers[0]).toMatchObject({ question: 'Full name', approved: ['Ana Test'], same: true });
  // A file is listed as a file, never among the questions.
  expect(record.answers.map(({ question }) => question)).toEqual(['Full name', 'Have you been convicted?']);
  const page = Buffer.from(files.get('proof.html') ?? []).toString();
  expect(page).toContain('Thank you &lt;Ana&gt;.');
  expect(page).toContain('<p class="brand">Job Hub</p>');
  expect(page).toMatch(/\d{1,2}:\d{2}:\d{2} [AP]M C[SD]T/);
  expect(page).not.toMatch(/\dT\d{2}:\d{2}/);
  expect(Buffer.concat([...files.values()]).toString()).not.toContain(canary);

  writeFileSync(join(folder, 'proof.zip'), bytes);
});

const textOf = (files: ReadonlyMap<string, Uint8Array>) => Buffer.from(files.get(proofJson) ?? []).toString();
const verdictOn = (files: ReadonlyMap<string, Uint8Array>, text: string, keys = home.config.proofKeys) =>
  verifyProof(new Map([...files, [proofJson, Buffer.from(text)]]), listProofKeys(keys))?.result ?? 'no proof';

/** Every way to change one value: each leaf altered, each key or item left out, doubled, or added. */
function* listEdits(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield [...value, 'added'];
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1);
      yield value.toSpliced(index, 0, item);
      for (const edited of listEdits(item)) yield value.with(index, edited);
    }
  } else if (value !== null && typeof value === 'object') {
    yield { ...value, added: 'x' };
    for (const [key, inner] of Object.entries(value)) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      for (const edited of listEdits(inner)) yield { ...value, [key]: edited };
    }
  } else {
    yield typeof value === 'string' ? `${value} ` : 'x';
    if (typeof value === 'string') yield value.replace(/[a-z\d]/i, (sign) => (sign === 'b' ? 'c' : 'b'));
    if (typeof value === 'number') yield value + 1;
    if (typeof value === 'boolean') yield !value;
    yield value === null ? 0 : null;
  }
}

it('a proof in which any single value was changed is rejected, and so is every byte of another spelling', async () => {
  const { person, applicationId } = await approve();
  await run(sendConfirmed);
  const { files, record } = open((await download(person, applicationId)).bytes);
  const text = textOf(files);
  const same = JSON.stringify(JSON.parse(text));
  let edits = 0;
  for (const edited of listEdits(JSON.parse(text))) {
    if (JSON.stringify(edited) === same) continue;
    edits += 1;
    const written = `${JSON.stringify(edited, null, 2)}\n`;
    expect([written === text, verdictOn(files, written)], written).toEqual([
      false,
      expect.stringMatching(/^(rejected|no proof)$/),
    ]);
  }
  expect(edits).toBeGreaterThan(300);
  for (const written of [`${text} `, same, text.replace('{', '{\n  "state": "refused",')])
    expect(verdictOn(files, written)).toBe('rejected');
  for (const name of record.files.map((file) => file.name)) {
    const changed = new Map([...files, [name, Buffer.from('another')]]);
    expect(verdictOn(changed, text)).toBe('rejected');
    expect(verdictOn(new Map([...files].filter(([other]) => other !== name)), text)).toBe('rejected');
  }
  expect(verdictOn(new Map([...files, ['more.txt', Buffer.from('x')]]), text)).toBe('rejected');
});

it('only the keys of the installation prove it: another key, or a proof sealed anew by somebody else, is rejected', async () => {
  const { person, applicationId } = await approve();
  await run(sendConfirmed);
  const { files } = open((await download(person, applicationId)).bytes);
  const text = textOf(files);
  const [own = ''] = home.config.proofKeys;
  const other = 'another-key-that-is-43-characters-long-----';
  const { seal, ...record } = JSON.parse(text) as ProofRecord;
  expect(seal?.kid).toBe(listProofKeys([own])[0]?.kid);
  const forged = sealProof({ ...record, job: { ...record.job, company: 'Google' } }, [other]);
  expect([verdictOn(files, text, [other]), verdictOn(files, forged), verdictOn(files, text, [])]).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
  // After rotation the old key stays listed, whole or reduced to its public part.
  const publicPart = `pub:${listProofKeys([own])[0]?.x}`;
  expect(verdictOn(files, text, [other, own])).toBe('signed');
  expect(verdictOn(files, text, [other, publicPart])).toBe('signed');

  const server = await createTestServer(home);
  const reply = await server.fastify.inject({ url: proofKeyPath, headers: { host: 'localhost:3000' } });
  expect([reply.statusCode, reply.json()]).toEqual([200, { keys: listProofKeys([own]) }]);
  expect(reply.body).not.toContain(own);
  await server.fastify.close();
});

it('a proof from before signing is called unsigned, never signed', async () => {
  const { person, applicationId } = await approve();
  await run(sendConfirmed);
  const { files } = open((await download(person, applicationId)).bytes);
  const { seal: _, version, issuer, issuedAt, ...record } = JSON.parse(textOf(files)) as ProofRecord;
  const old = { ...record, files: record.files.filter(({ name }) => name !== 'proof.html') };
  expect(verdictOn(files, JSON.stringify(old))).toBe('unsigned');
  expect(verdictOn(files, JSON.stringify({ ...old, version, issuer, issuedAt }))).toBe('rejected');
  expect(verdictOn(files, JSON.stringify({ ...old, steps: old.steps.slice(1) }))).toBe('rejected');
});

it('nobody but the owner can download it, by session or by key', async () => {
  const { person, applicationId } = await approve();
  await run(sendConfirmed);
  const stranger = await addPerson(home, { credits: 1 });
  await expect(download(stranger, applicationId)).rejects.toMatchObject({ errorCode: 'not_found' });
  await expect(download(stranger, applicationId, person.documentId)).rejects.toMatchObject({
    errorCode: 'not_found',
  });
  const server = await createTestServer(home);
  const client = await signUpClient(server);
  const path = proofFilePath.replace(':id', person.documentId).replace(':applicationId', applicationId);
  expect((await client.ask('GET', path)).status).toBe(404);
  client.cookies.clear();
  expect((await client.ask('GET', path)).status).toBe(401);

  const withKey = async (holder: Person) => {
    const { key } = await actAs(home, holder, (context) =>
      createApiKey(context, { name: 'Archive', scopes: ['read'], days: 90 }),
    );
    const url = pathOf(getApiProofFile).replace(':applicationId', applicationId);
    const headers = { host: 'localhost:3000', authorization: `Bearer ${key}` };
    return server.fastify.inject({ url, headers });
  };
  const own = await withKey(person);
  expect([own.statusCode, (await withKey(stranger)).statusCode]).toEqual([200, 404]);
  const { name, sha256, zip } = own.json();
  const bytes = Buffer.from(zip, 'base64');
  expect([name, createHash('sha256').update(bytes).digest('hex')]).toEqual([
    expect.stringMatching(/\.zip$/),
    sha256,
  ]);
  expect(listZipEntries(bytes).map((entry) => entry.name)).toContain('proof.html');
  await server.fastify.close();
});

it('proof is forgotten after the configured days, and its pictures with it; a younger one stays', async () => {
  const old = await approve();
  await run(sendConfirmed);
  const oldAttempt = attemptId;
  const young = await approve();
  await run(sendConfirmed);
  const day = 24 * 60 * 60_000;
  await home.database.kysely
    .updateTable('attempts')
    .set({ ended_at: new Date(Date.now() - (home.config.proofDays + 1) * day) })
    .where('id', '=', oldAttempt)
    .execute();
  await forgetOldProof(home);
  const proofOf = ({ person, applicationId }: typeof old) =>
    actAs(home, person, (context) => getProof(context, { documentId: person.documentId, applicationId }));
  const pictures = (userId: string) =>
    inTransaction(home, ({ db }) =>
      db.selectFrom('blobs').select('id').where('user_id', '=', userId).execute(),
    );
  expect([await proofOf(old), await pictures(old.person.user.id)]).toEqual([null, []]);
  expect(await proofOf(young)).not.toBeNull();
  expect(await pictures(young.person.user.id)).toHaveLength(1);
});

it('nothing a person answered reaches a log line, whatever goes wrong', async () => {
  await approve();
  home.lines.length = 0;
  const stopped = { outcome: 'stopped', code: 'failure_automation', detail: `not “${canary}”` } as const;
  for (const send of [
    () => Promise.resolve({ ...stopped, retry: true }),
    () => Promise.reject(new Error(`page.fill: "${canary}"`)),
    () => Promise.resolve({ ...stopped, retry: false }),
  ])
    await run(send).catch((error: unknown) => home.log.error({ err: error }, 'task failed'));
  expect(home.lines).toHaveLength(2);
  expect(home.lines.join('')).not.toMatch(/canary/i);
});

it('a task that the employer’s page left open is shown to the person with the advice to check the inbox', async () => {
  const { person, applicationId } = await approve();
  const openTask = 'To finish, open the link in the email we sent you.';
  await run(async (hooks) => {
    await hooks.arm();
    await hooks.clicked();
    return { outcome: 'unconfirmed', known: 'The site thanked and asked for more.', openTask };
  });
  const { documentId } = person;
  const [application, proof] = await actAs(home, person, async (context) => [
    await getApplication(context, { documentId, applicationId, showDeveloperMessages: false }),
    await getProof(context, { documentId, applicationId }),
  ]);
  for (const told of [application?.failedReason?.uiSafeMessage, proof?.steps.at(-1)?.sentence])
    expect(told).toMatch(new RegExp(`“${openTask}” Check your inbox, including spam`));
  const notices = await home.database.kysely
    .selectFrom('notices')
    .select('line')
    .where('user_id', '=', person.user.id)
    .execute();
  expect(notices).toEqual([{ line: expect.stringMatching(/^Check your inbox/) }]);
});

it('an empty or foreign ZIP is no proof', async () => {
  const empty = await writeZip([]);
  expect(() => open(empty)).toThrow();
});

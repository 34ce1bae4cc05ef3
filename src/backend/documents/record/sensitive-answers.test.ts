import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { keyQuestions } from '#domain/question/key/key-questions.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { readProfileDocument } from './read-profile-document.ts';

const canary = 'Canary told in confidence';
const answers = keyQuestions.map(({ id, questionText, sensitive }) => ({
  questionId: id,
  questionText,
  answer: [sensitive ? canary : 'Told to everybody'],
}));

let ana: TestClient;
let ben: TestClient;
const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
  const consent = { kind: 'sensitive-answers', version: consentTexts['sensitive-answers'].version };
  for (const client of [ana, ben]) await client.ask('POST', '/id/api/v1/consents', consent);
});

function save(client: TestClient, given = answers) {
  const document = writeAnswers(emptyDocument({ userId: client.userId, name: 'Mine' }), given);
  const body = { userId: client.userId, portalCD: 'SNR', document };
  return client.ask('POST', '/eb/api/v1/documents/savejsondocument', body);
}
const updateUrl = (document: UserDocument) =>
  `/eb/api/v1/documents/updatedocument?userId=${document.userId}&documentId=${document.id}`;
const update = (client: TestClient, document: UserDocument) =>
  client.ask('PATCH', updateUrl(document), { document });
const read = (client: TestClient, document: UserDocument, userId = client.userId) =>
  client.ask('GET', `/eb/api/v1/documents/${userId}/${document.id}`);
const countSealed = async () =>
  (await platform.database.kysely.selectFrom('sensitive_answers').selectAll().execute()).length;

/** Everything in the database as text, as somebody with a copy of it would see it. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(platform.database.kysely);
  const parts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(
      platform.database.kysely,
    );
    parts.push(...rows.map((row) => row.text));
  }
  return parts.join('\n');
}

it('the owner gets sensitive answers back as they were given, in their order [KEY-009]', async () => {
  const { status, body } = await save(ana);
  expect(status).toBe(201);
  expect(readAnswers(body)).toEqual(answers);
  expect((await read(ana, body)).body).toEqual(body);
});

it('a copy of the database does not hold them, in documents or anywhere else', async () => {
  const { body } = await save(ana);
  const payload = { document: body };
  const cookie = [...ana.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const repeated = {
    method: 'PATCH' as const,
    url: updateUrl(body),
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie,
      'idempotency-key': randomUUID(),
    },
    payload,
  };
  const first = await server.fastify.inject(repeated);
  const second = await server.fastify.inject(repeated);
  expect([first.statusCode, second.body]).toEqual([200, first.body]);
  expect(first.body).toContain(canary);
  const everything = await dump();
  expect(everything).toContain('Told to everybody');
  expect(everything).not.toContain(canary);
});

it('nobody else can read them', async () => {
  const { body } = await save(ana);
  expect((await read(ben, body)).status).toBe(404);
  const asAna = await read(ben, body, ana.userId);
  expect(asAna.status).toBeGreaterThanOrEqual(400);
  expect(asAna.text).not.toContain(canary);
  const listed = await ana.ask(
    'GET',
    `/eb/api/v1/documents/getpaginated?userId=${ana.userId}&documentType=EAPL`,
  );
  expect(listed.text).not.toContain(canary);
});

it('sealed answers of one document do not open in another', async () => {
  const [mine, hers] = [(await save(ben)).body, (await save(ana)).body];
  await sql`
    update sensitive_answers set sealed = (select sealed from sensitive_answers where document_id = ${hers.id})
    where document_id = ${mine.id}`.execute(platform.database.kysely);
  const stolen = await read(ben, mine);
  expect(stolen.status).toBe(500);
  expect(stolen.text).not.toContain(canary);
});

it('matching gets the profile without them; only answering a form gets them', async () => {
  const { body } = await save(ana);
  await inTransaction(platform, async (context) => {
    const plain = await readProfileDocument(context, ana.userId);
    expect(JSON.stringify(plain)).not.toContain(canary);
    const user = { id: ana.userId } as never;
    const forMatches = await requireOwnProfile({ ...context, user }, body.id);
    expect(JSON.stringify(forMatches)).not.toContain(canary);
    expect(JSON.stringify(forMatches)).toContain('Told to everybody');
    const forForms = await readProfileDocument(context, ana.userId, { withSensitiveAnswers: true });
    expect(JSON.stringify(forForms)).toContain(canary);
  });
});

it('a new resume keeps them', async () => {
  const { body } = await save(ana);
  const uploaded = await ana.ask(
    'POST',
    `/eb/api/v1/users/${ana.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=TXT&documentType=EAPL`,
    { fileName: 'Maya.txt', fileBytes: Buffer.from('Maya Ellison\nmaya@example.com\n').toString('base64') },
  );
  expect(uploaded.body.documentId).toBe(body.id);
  expect(readAnswers((await read(ana, body)).body)).toEqual(answers);
  const parsed = await ana.ask('POST', '/eb/api/v2/documents/parse?ParseDocumentType=EAPL', {
    documentId: body.id,
  });
  expect(readAnswers(parsed.body)).toEqual(answers);
});

it('what the owner takes back is gone', async () => {
  const { body } = await save(ana);
  const before = await countSealed();
  const { body: after } = await update(ana, writeAnswers(body, []));
  expect(readAnswers(after)).toEqual([]);
  expect(await countSealed()).toBe(before - 1);
  expect(readAnswers((await read(ana, body)).body)).toEqual([]);
});

it('a save that comes too late changes none of them', async () => {
  const { body } = await save(ana);
  await update(ana, body);
  expect((await update(ana, writeAnswers(body, []))).status).toBe(409);
  expect(readAnswers((await read(ana, body)).body)).toEqual(answers);
});

import { expect, it } from 'vitest';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

const { platform, server } = await openTestServer();

const give = (client: TestClient, kind: keyof typeof consentTexts, version = consentTexts[kind].version) =>
  client.ask('POST', '/id/api/v1/consents', { kind, version });
const list = async (client: TestClient) => (await client.ask('GET', '/id/api/v1/consents')).body;

it('keeps the words that were agreed to, once, and says when [I-20]', async () => {
  const client = await signUpClient(server);
  const first = await give(client, 'apply-for-me');
  expect(first).toMatchObject({
    status: 200,
    body: { kind: 'apply-for-me', ...consentTexts['apply-for-me'] },
  });
  expect((await give(client, 'apply-for-me')).body).toEqual(first.body);
  expect((await list(client)).map(({ kind }: { kind: string }) => kind)).toEqual(['terms', 'apply-for-me']);
  const stranger = await signUpClient(server);
  expect((await list(stranger)).map(({ kind }: { kind: string }) => kind)).toEqual(['terms']);
});

it('refuses a text that is not the current one, and an unknown kind', async () => {
  const client = await signUpClient(server);
  expect(await give(client, 'apply-for-me', '1999-01-01')).toMatchObject({
    status: 400,
    body: {
      error: 'invalid_request',
      fields: { version: 'The text has changed. Reload the page and read it again' },
    },
  });
  const unknown = await client.ask('POST', '/id/api/v1/consents', { kind: 'everything', version: '1' });
  expect(unknown.status).toBe(400);
  expect(await list(client)).toHaveLength(1);
});

it('sensitive answers need their consent, and go when it is taken back', async () => {
  const client = await signUpClient(server);
  const answers = [
    { questionId: 'gender', questionText: 'What is your gender?', answer: ['Female'] },
    { questionId: 'travel', questionText: 'Are you willing to travel for work?', answer: ['No'] },
  ];
  const document = writeAnswers(emptyDocument({ userId: client.userId, name: 'Mine' }), answers);
  const save = () =>
    client.ask('POST', '/eb/api/v1/documents/savejsondocument', {
      userId: client.userId,
      portalCD: 'SNR',
      document,
    });
  expect(await save()).toMatchObject({
    status: 400,
    body: { message: 'Before you give these answers, agree to how we store them.' },
  });
  await give(client, 'sensitive-answers');
  const { body: saved } = await save();
  const withdraw = () => client.ask('DELETE', '/id/api/v1/consents/sensitive-answers');
  expect((await withdraw()).body).toEqual({ withdrawn: true });
  expect((await withdraw()).body).toEqual({ withdrawn: false });
  const { body: left } = await client.ask('GET', `/eb/api/v1/documents/${client.userId}/${saved.id}`);
  expect(readAnswers(left)).toEqual([answers[1]]);
  const sealed = await platform.database.kysely
    .selectFrom('sensitive_answers')
    .selectAll()
    .where('document_id', '=', saved.id)
    .execute();
  expect(sealed).toEqual([]);
  const records = await platform.database.kysely
    .selectFrom('consents')
    .select(['kind', 'text', 'withdrawn_at'])
    .where('user_id', '=', client.userId)
    .where('kind', '=', 'sensitive-answers')
    .execute();
  expect(records).toMatchObject([
    { text: consentTexts['sensitive-answers'].text, withdrawn_at: expect.any(Date) },
  ]);
});

import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { convertResume } from '#backend/documents/printing/convert-resume.ts';
import { ConversionOrder } from '#backend/documents/record/task-definitions.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { resumeReaders } from '#resume/read-resume-in-child.ts';
import { base64, parse, resumeText, upload } from '#tests/builder-calls.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

const orders: ConversionOrder[] = [];
const { platform, server } = await openTestServer({
  tasks: { send: async (_db, _task, payload) => void orders.push(ConversionOrder.parse(payload)) },
});
const { kysely } = platform.database;
const reads = vi.spyOn(resumeReaders, 'ask');
let ana: TestClient;

beforeEach(async () => {
  await kysely.deleteFrom('rate_limits').execute();
  ana = await signUpClient(server);
  orders.length = 0;
  reads.mockClear();
});

const original = (client: TestClient, documentId: string) =>
  client.ask('GET', `/eb/api/v1/documents/${client.userId}/${documentId}/original`);
const keptOf = (client: TestClient) =>
  kysely.selectFrom('resume_readings').selectAll().where('user_id', '=', client.userId).execute();

it('a resume is read once, however often it is asked for and whichever call brings it', async () => {
  const { documentId } = (await upload(ana)).body;
  expect(reads).toHaveBeenCalledTimes(1);
  expect(readContact((await parse(ana, documentId)).body).firstName).toBe('Maya');
  const given = { documentId, uploadFileType: 'TXT', data: base64(resumeText) };
  const parsed = await ana.ask('POST', '/eb/api/v2/documents/parse?ParseDocumentType=EAPL', given);
  expect(readContact(parsed.body).firstName).toBe('Maya');
  expect((await original(ana, documentId)).body.pages).not.toEqual([]);
  const printed: string[] = [];
  const print = async (html: string) => {
    printed.push(html);
    throw new Error('printed elsewhere');
  };
  await expect(convertResume(platform, print, orders[0]!)).rejects.toThrow('printed elsewhere');
  expect(printed).toEqual([expect.stringContaining('Riverbend Supply')]);
  await upload(ana, { docId: documentId });
  expect(reads).toHaveBeenCalledTimes(1);
});

it('a reading goes with its file, and nobody gets what was read for somebody else', async () => {
  const ben = await signUpClient(server);
  const { documentId } = (await upload(ana)).body;
  await upload(ben);
  expect(reads).toHaveBeenCalledTimes(2);
  await upload(ana, { docId: documentId, content: resumeText.replace('Maya', 'Mia') });
  expect(await keptOf(ana)).toHaveLength(1);
  expect(readContact((await parse(ana, documentId)).body).firstName).toBe('Mia');
  await kysely.deleteFrom('users').where('id', '=', ana.userId).execute();
  expect([await keptOf(ana), await keptOf(ben)]).toEqual([[], [expect.anything()]]);
});

it('what an older reader left, or none, is read again and kept', async () => {
  const { documentId } = (await upload(ana)).body;
  await kysely.updateTable('resume_readings').set({ reader: 0 }).execute();
  await parse(ana, documentId);
  await parse(ana, documentId);
  expect(reads).toHaveBeenCalledTimes(2);
  await kysely.deleteFrom('resume_readings').execute();
  await original(ana, documentId);
  await original(ana, documentId);
  expect(reads).toHaveBeenCalledTimes(3);
  expect(await keptOf(ana)).toHaveLength(1);
});

/** The file itself as the body. */
const send = (client: TestClient, bytes: Buffer, { name = 'Maya.txt', key = '', path = '' } = {}) =>
  server.fastify.inject({
    method: 'POST',
    url:
      path ||
      `/eb/api/v1/users/${client.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=TXT&fileName=${name}`,
    payload: bytes,
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/octet-stream',
      cookie: [...client.cookies].map(([one, value]) => `${one}=${encodeURIComponent(value)}`).join('; '),
      ...(key && { 'idempotency-key': key }),
    },
  });

it('a resume can be sent as it is, without base64, and the same rules hold', async () => {
  const bytes = Buffer.from(resumeText);
  const sent = await send(ana, bytes, { key: 'one' });
  expect([sent.statusCode, sent.json().sha256]).toEqual([
    201,
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  expect((await send(ana, bytes, { key: 'one' })).json()).toEqual(sent.json());
  expect((await send(ana, Buffer.from('Mia Ellison'), { key: 'one' })).statusCode).toBe(422);
  expect(readContact((await parse(ana, sent.json().documentId)).body).firstName).toBe('Maya');
  expect(reads).toHaveBeenCalledTimes(1);

  expect((await send(ana, Buffer.from('MZ'), { name: 'a.exe' })).statusCode).toBe(415);
  expect((await send(ana, bytes, { name: '' })).statusCode).toBe(400);
  const ben = await signUpClient(server);
  const path = `/eb/api/v1/users/${ana.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=TXT&fileName=a.txt`;
  expect((await send(ben, bytes, { path })).statusCode).toBe(403);
  expect((await send(ana, bytes, { path: '/eb/api/v2/documents/parse' })).statusCode).toBe(415);
});

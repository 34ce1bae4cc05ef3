import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { findDefaultLetter } from '#backend/documents/letters/letters.ts';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

let ana: TestClient;
let ben: TestClient;
const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeEach(async () => {
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const resume = (title: string) =>
  Buffer.from(`Ana Lee\nana@example.com\n\nExperience\n${title}, Acme, 2019 - 2021\n`).toString('base64');

async function upload(client: TestClient, name: string, type = 'EAPL') {
  const url = `/eb/api/v1/users/${client.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=TXT&documentType=${type}`;
  return (await client.ask('POST', url, { fileName: `${name}.txt`, fileBytes: resume(name) })).body;
}
const fileToApplyWith = async (client: TestClient) =>
  (await inTransaction(platform, (context) => readProfileDocument(context, client.userId)))?.resumeBlobId;
const setDefault = (client: TestClient, value: string) =>
  client.ask('POST', `/eb/api/v1/userpreferences?user_uid=${client.userId}`, { code: 'DRSM', value });

describe('several resumes', () => {
  it('are kept beside the profile; the default one is applied with until it goes', async () => {
    const own = await upload(ana, 'Cook');
    const other = await upload(ana, 'Driver', 'RSUM');
    expect(other.documentId).not.toBe(own.documentId);
    const list = `/eb/api/v1/documents/getpaginated?userId=${ana.userId}&portalCD=SNR&documentType=`;
    const named = async (type: string) =>
      (await ana.ask('GET', `${list}${type}`)).body.results.map((one: { name: string }) => one.name);
    expect([await named('EAPL'), await named('RSUM')]).toEqual([['Cook'], ['Driver']]);
    expect(own.originalDocumentUrl).toContain(await fileToApplyWith(ana));
    await setDefault(ana, other.documentId);
    expect(other.originalDocumentUrl).toContain(await fileToApplyWith(ana));
    const gone = await ana.ask(
      'DELETE',
      `/eb/api/v1/documents/delete?userId=${ana.userId}&documentId=${other.documentId}`,
    );
    expect(gone.body).toEqual({ deleted: true });
    expect(own.originalDocumentUrl).toContain(await fileToApplyWith(ana));
  });

  it('of another person are never the default', async () => {
    const own = await upload(ana, 'Cook');
    const foreign = await upload(ben, 'Spy', 'RSUM');
    await setDefault(ana, foreign.documentId);
    expect(own.originalDocumentUrl).toContain(await fileToApplyWith(ana));
  });
});

describe('cover letters', () => {
  const path = (client: TestClient) => `/eb/api/v1/users/${client.userId}/coverletters`;
  const letter = (changes: object = {}) => ({
    id: randomUUID(),
    name: 'Warm',
    body: 'Dear {company}, I want to be your {job title}.',
    isDefault: true,
    ...changes,
  });

  it('are kept once however often they are sent, changed, and deleted', async () => {
    const first = letter();
    await ana.ask('POST', path(ana), first);
    await ana.ask('POST', path(ana), { ...first, name: 'Warmer' });
    const second = letter({ name: 'Short' });
    expect((await ana.ask('POST', path(ana), second)).body).toMatchObject(second);
    const listed = async () =>
      (await ana.ask('GET', path(ana))).body.map((one: { name: string; isDefault: boolean }) => [
        one.name,
        one.isDefault,
      ]);
    expect((await listed()).toSorted()).toEqual([
      ['Short', true],
      ['Warmer', false],
    ]);
    expect((await inTransaction(platform, (context) => findDefaultLetter(context, ana.userId)))?.id).toBe(
      second.id,
    );
    await ana.ask('DELETE', `${path(ana)}/${second.id}`);
    expect(await listed()).toEqual([['Warmer', false]]);
  });

  it('with a gap that nobody fills in are refused with the field named', async () => {
    const { status, body } = await ana.ask('POST', path(ana), letter({ body: 'I ask for {salary}' }));
    expect([status, Object.keys(body.fields)]).toEqual([400, ['body']]);
    expect((await ana.ask('GET', path(ana))).body).toEqual([]);
  });

  it('of another person stay theirs', async () => {
    const own = letter();
    await ana.ask('POST', path(ana), own);
    expect((await ben.ask('GET', path(ana))).status).toBe(403);
    expect((await ben.ask('POST', path(ben), { ...own, body: 'Stolen' })).status).toBe(404);
    await ben.ask('DELETE', `${path(ben)}/${own.id}`);
    expect((await ana.ask('GET', path(ana))).body).toMatchObject([{ body: own.body }]);
  });
});

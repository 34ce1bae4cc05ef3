import { randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { ConversionOrder, convertTask } from '#backend/documents/record/task-definitions.ts';
import { registerTasks } from '#backend/documents/tasks.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { createTaskQueue } from '#backend/platform/tasks/task-queue.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { pagePainters } from '#resume/print/render-page-image.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';
import { watchEnd } from '#tests/watch-end.ts';
import { awaitConversion } from './await-conversion.ts';
import { convertResume } from './convert-resume.ts';

let browser: Browser;
let ana: TestClient;
let ben: TestClient;
/** Orders are worked on once their transaction is over, as the worker would; `paused` keeps them waiting. */
const orders: { order: ConversionOrder; hasEnded: () => Promise<boolean> }[] = [];
let paused = false;
let worker: NodeJS.Timeout;

async function workOff(): Promise<void> {
  const [next] = orders;
  if (next && !paused && (await next.hasEnded()) && !paused && orders.shift())
    await convertResume(platform, (html) => printToPdf(browser, html), next.order);
  worker = setTimeout(() => void workOff(), 50);
}

const { platform, server } = await openTestServer({
  tasks: {
    async send(db, _task, payload) {
      const hasEnded = await watchEnd(db, platform.database);
      orders.push({ order: ConversionOrder.parse(payload), hasEnded });
    },
  },
});
beforeAll(async () => {
  browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [],
  });
  await workOff();
});
afterAll(async () => {
  clearTimeout(worker);
  await browser.close();
  pagePainters.stop();
});
beforeEach(async () => {
  paused = false;
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const resumeText = `Maya Ellison
Austin, TX 78701 | (555) 555-0199 | maya@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Answered forty calls a day
- Built weekly reports in Excel and SQL

Skills
Excel, Coaching, SQL

Languages
Spanish
`;
const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

function upload(client: TestClient, name = 'Maya.txt', content: string | Uint8Array = resumeText) {
  const type = name.replace(/^.*\./, '').toUpperCase();
  const url = `/eb/api/v1/users/${client.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=${type}&documentType=EAPL`;
  return client.ask('POST', url, { fileName: name, fileBytes: base64(content) });
}
const read = async (client: TestClient, id: string): Promise<UserDocument> =>
  (await client.ask('GET', `/eb/api/v1/documents/${client.userId}/${id}`)).body;

/** The document once the worker has made its files. */
async function readConverted(client: TestClient, id: string): Promise<UserDocument> {
  await expect
    .poll(async () => readDocumentFile(await read(client, id), 'thumbnail'), { timeout: 300_000 })
    .not.toBe('');
  return read(client, id);
}

async function readProfile(client: TestClient): Promise<UserDocument> {
  const { documentId } = (await upload(client)).body;
  return (await client.ask('POST', '/eb/api/v2/documents/parse', { documentId })).body;
}

async function fetchFile(client: TestClient, url: string, payload?: object): Promise<Buffer> {
  const cookie = [...client.cookies]
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const reply = await server.fastify.inject({
    method: payload ? 'POST' : 'GET',
    url,
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', cookie },
    ...(payload ? { payload } : {}),
  });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}
async function textOf(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return text;
}
const widthOf = (png: Buffer) => png.readUInt32BE(16);
const convertToPdf = (client: TestClient, body: object) =>
  client.ask('POST', '/eb/api/v1/documents/converttopdf', body);
const thumbnail = (client: TestClient, docId: string, body: object, type = 'PDF', userId = client.userId) =>
  client.ask(
    'POST',
    `/eb/api/v1/users/${userId}/documents/${docId}/convertAndUploadToBlob?uploadFileType=${type}&documentType=EAPL`,
    body,
  );
const customize = (client: TestClient, document: UserDocument, changes: object = {}) =>
  client.ask('POST', '/eb/api/v1/documents/customized/job/document', {
    targetJobDescription: '<p>We need SQL and weekly reports.</p>',
    targetJobCompany: 'Acme',
    newDocumentName: 'RSME_Acme_Analyst',
    document,
    ...changes,
  });
const remove = (client: TestClient, documentId: string, userId = client.userId) =>
  client.ask('DELETE', `/eb/api/v1/documents/delete?userId=${userId}&documentId=${documentId}`);

describe('after an upload', () => {
  it('a file that is no PDF becomes one, with a picture, and the page is told [BLD-014] [I-13]', async () => {
    const { documentId, originalDocumentUrl } = (await upload(ana)).body;
    const document = await readConverted(ana, documentId);
    expect(document.version).toBe(1);
    expect(readDocumentFile(document, 'originalFile')).toBe(originalDocumentUrl);
    const pdf = await fetchFile(ana, readDocumentFile(document, 'resumeFile'));
    const text = await textOf(pdf);
    expect([text.includes('Riverbend Supply'), text.includes('Spanish')]).toEqual([true, true]);
    expect(widthOf(await fetchFile(ana, readDocumentFile(document, 'thumbnail')))).toBe(560);
    const events = await platform.database.kysely
      .selectFrom('events')
      .selectAll()
      .where('user_id', '=', ana.userId)
      .execute();
    expect(events).toMatchObject([{ type: 'document-changed', data: { documentId, outcome: 'converted' } }]);
  });

  it('a PDF stays the file to apply with, and the answer brings its picture [BLD-015]', async () => {
    const pdf = await printToPdf(browser, '<title>R</title><h1>Maya Ellison</h1>');
    const { body } = await upload(ana, 'Maya.pdf', pdf);
    expect(widthOf(await fetchFile(ana, body.thumbnailUrl))).toBe(560);
    const document = await read(ana, body.documentId);
    expect(readDocumentFile(document, 'resumeFile')).toBe(body.originalDocumentUrl);
    expect(readDocumentFile(document, 'thumbnail')).toBe(body.thumbnailUrl);
  });

  it('saving an older page does not lose the files that were made meanwhile', async () => {
    paused = true;
    const document = await readProfile(ana);
    paused = false;
    await readConverted(ana, document.id);
    const url = `/eb/api/v1/documents/updatedocument?userId=${ana.userId}&documentId=${document.id}`;
    const { status, body } = await ana.ask('PATCH', url, { document: { ...document, name: 'Renamed' } });
    expect([status, body.name]).toEqual([200, 'Renamed']);
    expect(readDocumentFile(body, 'thumbnail')).not.toBe('');
  });

  it('a late conversion does not replace a newer upload', async () => {
    paused = true;
    await upload(ana);
    const pdf = await printToPdf(browser, '<title>R</title><h1>Newer</h1>');
    const { body } = await upload(ana, 'Newer.pdf', pdf);
    const [late] = orders.splice(0);
    await convertResume(platform, (html) => printToPdf(browser, html), late?.order as ConversionOrder);
    expect(readDocumentFile(await read(ana, body.documentId), 'resumeFile')).toBe(body.originalDocumentUrl);
  });
});

it('a document is pointed at files of the person, and at no others [BLD-016]', async () => {
  const { id } = await readProfile(ana);
  const ready = await readConverted(ana, id);
  const pdf = readDocumentFile(ready, 'resumeFile');
  const patch = (value: string, userId = ana.userId, client = ana) =>
    client.ask('PATCH', `/eb/api/v1/documents/preferences?userId=${userId}&documentId=${id}`, [
      { docPreferenceTypeCD: 'FURL', value },
    ]);
  expect((await patch(pdf)).body).toContainEqual(
    expect.objectContaining({ docPreferenceTypeCD: 'FURL', value: pdf, documentID: id }),
  );
  expect((await read(ana, id)).version).toBe(ready.version);
  const foreign = (await upload(ben)).body.originalDocumentUrl;
  expect((await patch(foreign)).status).toBe(404);
  expect((await patch('https://example.com/x.pdf')).status).toBe(400);
  expect((await patch(pdf, ana.userId, ben)).status).toBe(403);
  expect((await patch(pdf, ben.userId, ben)).status).toBe(404);
  expect(readDocumentFile(await read(ana, id), 'originalFile')).toBe(pdf);
});

it('the worker takes the order off the queue, and a call that waits hears of it', async () => {
  const { id } = await readProfile(ana);
  await readConverted(ana, id);
  const { database, log } = platform;
  const queue = createTaskQueue({ url: database.url, log, tasks: [convertTask] });
  await queue.start();
  try {
    await registerTasks(queue, platform, browser);
    const conversion = await awaitConversion({ ...platform, tasks: queue }, ana.userId, {
      timeoutMs: 300_000,
      begin: async () => ({ documentId: id, fileBlobId: null, writes: ['thumbnail'] }),
    });
    expect(conversion).toMatchObject({ outcome: 'converted', documentId: id });
    expect(readDocumentFile(await read(ana, id), 'thumbnail')).toBe(conversion?.thumbnailUrl);
  } finally {
    await queue.stop();
  }
});

it('a call stops waiting when its time is over [I-13]', async () => {
  paused = true;
  const { id } = await readProfile(ana);
  const conversion = await awaitConversion(platform, ana.userId, {
    timeoutMs: 200,
    begin: async () => ({ documentId: id, fileBlobId: null, writes: [] }),
  });
  expect(conversion).toBeNull();
});

describe('convert to PDF', () => {
  it('prints the document, or the file that is sent along, and keeps nothing [BLD-026]', async () => {
    const { id } = await readProfile(ana);
    await readConverted(ana, id);
    const countBlobs = async () =>
      (await platform.database.kysely.selectFrom('blobs').select('id').execute()).length;
    const before = await countBlobs();
    const url = '/eb/api/v1/documents/converttopdf';
    const printed = await fetchFile(ana, url, { documentId: id, type: 'EAPL', data: '' });
    expect(await textOf(printed)).toContain('Riverbend Supply');
    const data = base64(resumeText.replace('Riverbend', 'Lakeside'));
    const given = await fetchFile(ana, url, { documentId: id, type: 'TXT', data });
    expect(await textOf(given)).toContain('Lakeside Supply');
    expect(await countBlobs()).toBe(before);
  });

  it('refuses what is no resume, and documents of others', async () => {
    const { id } = await readProfile(ana);
    const wrong = await convertToPdf(ana, { documentId: id, type: 'PDF', data: base64('no pdf') });
    expect([wrong.status, wrong.body.uiSafeMessage ?? wrong.body.message]).toEqual([
      415,
      resumeFileErrors.type,
    ]);
    expect((await convertToPdf(ben, { documentId: id, type: '', data: '' })).status).toBe(404);
    expect((await convertToPdf(ben, { documentId: 'x' })).status).toBe(400);
  });
});

describe('a missing thumbnail', () => {
  it('is made from the given PDF [BLD-017], and its path is the first item [BLD-018]', async () => {
    const { id } = await readProfile(ana);
    const pdf = await printToPdf(browser, '<title>R</title><h1>Maya</h1>');
    const settings = { format: 'png', width: 300, page: 1 };
    const { status, body } = await thumbnail(ana, id, { fileBytes: base64(pdf), outputSettings: settings });
    expect([status, body.length]).toEqual([200, 1]);
    expect(widthOf(await fetchFile(ana, body[0]))).toBe(300);
    expect(readDocumentFile(await read(ana, id), 'thumbnail')).toBe(body[0]);
  });

  it('is made of the stored resume fetched as it is, and its path is kept as RPNG [RES-017]', async () => {
    const { documentId } = (await upload(ana, 'Maya.pdf', await printToPdf(browser, '<h1>Maya</h1>'))).body;
    const without = { docPreferenceTypeCD: 'RPNG', value: '' };
    const document = await read(ana, documentId);
    await platform.database.kysely
      .updateTable('documents')
      .set({
        content: JSON.stringify({
          ...document,
          preferences: document.preferences.map((one) =>
            one.docPreferenceTypeCD === 'RPNG' ? { ...one, ...without } : one,
          ),
        }),
      })
      .where('id', '=', documentId)
      .execute();
    const stored = await fetchFile(ana, readDocumentFile(await read(ana, documentId), 'resumeFile'));
    const { body } = await thumbnail(ana, documentId, { fileBytes: base64(stored) });
    expect(readDocumentFile(await read(ana, documentId), 'thumbnail')).toBe(body[0]);
    expect(widthOf(await fetchFile(ana, body[0]))).toBe(560);
  });

  it('is made from the stored resume when no file comes along, for its owner only', async () => {
    const { id } = await readProfile(ana);
    const { body } = await thumbnail(ana, id, { fileBytes: '' });
    expect(widthOf(await fetchFile(ana, body[0]))).toBe(560);
    expect((await thumbnail(ben, id, { fileBytes: '' })).status).toBe(404);
    expect((await thumbnail(ben, id, { fileBytes: '' }, 'PDF', ana.userId)).status).toBe(403);
  });
});

describe('the skin page', () => {
  it.each(['FLJ1', 'HRT1'])(
    '%s shows the person their own resume without scripts [BLD-027]',
    async (skin) => {
      await readProfile(ana);
      const { status, text, headers } = await ana.ask('GET', `/eb/api/v1/documents/skins/${skin}`);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('Riverbend Supply');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    },
  );

  it('does not exist for strangers, other documents and unknown skins', async () => {
    const { id } = await readProfile(ana);
    expect((await ben.ask('GET', '/eb/api/v1/documents/skins/FLJ1')).status).toBe(404);
    expect((await ben.ask('GET', `/eb/api/v1/documents/skins/FLJ1?documentId=${id}`)).status).toBe(404);
    expect((await ana.ask('GET', '/eb/api/v1/documents/skins/XXXX')).status).toBe(404);
  });
});

it('a resume is downloaded as a Word file by its owner only', async () => {
  const { id } = await readProfile(ana);
  const reply = await ana.ask('GET', `/eb/api/v1/documents/${ana.userId}/${id}/docx`);
  expect(reply.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Maya.docx");
  expect(reply.text.slice(0, 2)).toBe('PK');
  expect((await ben.ask('GET', `/eb/api/v1/documents/${ben.userId}/${id}/docx`)).status).toBe(404);
  expect((await ben.ask('GET', `/eb/api/v1/documents/${ana.userId}/${id}/docx`)).status).toBe(403);
});

describe('a customized resume', () => {
  it('is created with id, name and date [BLD-020] [RES-024], its PDF and its picture', async () => {
    const profile = await readProfile(ana);
    const { status, body } = await customize(ana, profile);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.any(String),
      name: 'RSME_Acme_Analyst',
      dateCreated: expect.any(String),
    });
    expect(body.document).toMatchObject({ skinCD: 'HRT1', documentTypeCD: 'RSME', userId: ana.userId });
    expect(body.id).not.toBe(profile.id);
    expect(readSkills(body.document)).toEqual(['SQL', 'Excel', 'Coaching']);
    const pdf = await fetchFile(ana, readDocumentFile(body.document, 'resumeFile'));
    expect(await textOf(pdf)).toContain('Riverbend Supply');
    expect(widthOf(await fetchFile(ana, readDocumentFile(body.document, 'thumbnail')))).toBe(560);
  });

  it('is fetched by its id [RES-027] and leaves the profile as it is', async () => {
    const profile = await readProfile(ana);
    const { body } = await customize(ana, profile);
    expect(await read(ana, body.id)).toEqual(body.document);
    expect(readSkills(await read(ana, profile.id))).toEqual(['Excel', 'Coaching', 'SQL']);
  });

  it('that claims more than the profile is refused and nothing is stored', async () => {
    const profile = await readProfile(ana);
    const jobs = readExperience(profile).map((job) => ({ ...job, title: 'Director' }));
    const { status } = await customize(ana, writeExperience(profile, jobs));
    const stored = await platform.database.kysely
      .selectFrom('documents')
      .select('type')
      .where('user_id', '=', ana.userId)
      .execute();
    expect([status, stored]).toEqual([400, [{ type: 'EAPL' }]]);
    expect((await customize(ben, profile)).status).toBe(404);
  });

  it('is told to its application with its ids, which lets go of it when it is deleted [RES-026] [RES-028]', async () => {
    const profile = await readProfile(ana);
    const person = { user: { id: ana.userId }, documentId: profile.id } as Person;
    const field = { ...textField('resume', 'Resume'), type: 'File' as const, control: 'file' as const };
    const applicationId = await addReadyApplication(platform, person, {
      answers: [answered(field, 'Maya.txt')],
    });
    const { document } = (await customize(ana, profile)).body;
    const update = (preferences: object[]) =>
      ana.ask(
        'POST',
        `/ea/api/v1/expert-apply/profiles/${profile.id}/jobs/applications/update/${applicationId}`,
        {
          updateSnapshot: true,
          applyJobApplicationAfterSave: false,
          eaplDocument: { preferences },
        },
      );
    const told = await update([
      { docPreferenceTypeCD: 'RSID', value: document.id },
      { docPreferenceTypeCD: 'CRSU', value: readDocumentFile(document, 'resumeFile') },
      { docPreferenceTypeCD: 'RSTH', value: readDocumentFile(document, 'thumbnail') },
    ]);
    expect(told.body.customDocumentData).toMatchObject({
      resumeId: document.id,
      resumePDF: readDocumentFile(document, 'resumeFile'),
      resumeThumbnail: readDocumentFile(document, 'thumbnail'),
    });
    const [reverted, gone] = await Promise.all([update([]), remove(ana, document.id)]);
    expect([reverted.body.customDocumentData, gone.body]).toEqual([null, { deleted: true }]);
    expect(reverted.body.questionAnswers[0].answerToDisplay).toBe('Maya.txt');
  });

  it('is deleted by its owner, the profile is not [BLD-022]', async () => {
    const profile = await readProfile(ana);
    const { id } = (await customize(ana, profile)).body;
    expect((await remove(ben, id)).status).toBe(404);
    expect((await remove(ben, id, ana.userId)).status).toBe(403);
    expect((await remove(ana, profile.id)).status).toBe(409);
    expect((await remove(ana, id)).body).toEqual({ deleted: true });
    expect((await remove(ana, id)).status).toBe(404);
    expect((await remove(ana, randomUUID())).status).toBe(404);
  });
});

import { createHash, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { writeDocumentFile } from '#domain/document/model/document-preferences.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { ParseRequest } from '#domain/document/profile/parse-request.ts';
import { maxResumeBytes } from '#domain/document/profile/resume-file-rules.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { readExperience } from '#domain/document/sections/experience.ts';
import { readSkills } from '#domain/document/sections/skills.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { base64, parse, read, resumeText, save, saveEmpty, update, upload } from '#tests/builder-calls.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient } from '#tests/test-client.ts';
import { parseResume, readForParsing } from './parse-resume.ts';

let ana: TestClient;
let ben: TestClient;
const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const onePage = writePdf([[{ text: 'Maya Ellison', x: 72, y: 72 }]]);

const countDocuments = async () =>
  (await platform.database.kysely.selectFrom('documents').select('id').execute()).length;
const countBlobs = async () =>
  (await platform.database.kysely.selectFrom('blobs').select('id').execute()).length;

describe('uploading a resume', () => {
  it('stores the file and creates the profile document [BLD-014]; the picture of a text file follows [BLD-015]', async () => {
    const { status, body } = await upload(ana);
    expect(status).toBe(201);
    expect(body.sha256).toBe(createHash('sha256').update(resumeText).digest('hex'));
    // Only a PDF has fixed pages to draw at once; the picture of other files follows by event.
    expect(body.thumbnailUrl).toBeNull();
    const document = (await read(ana, body.documentId)).body;
    expect(document.name).toBe('Maya Ellison');
    const files = Object.fromEntries(
      document.preferences.map((one: { docPreferenceTypeCD: string; value: string }) => [
        one.docPreferenceTypeCD,
        one.value,
      ]),
    );
    expect(files).toEqual({ FURL: body.originalDocumentUrl, RURL: body.originalDocumentUrl });
  });

  it('names the document after the file, with at most 60 characters [D-111]', async () => {
    const { documentId } = (await upload(ana, { name: `../../${'n'.repeat(80)}.txt` })).body;
    expect((await read(ana, documentId)).body.name).toBe('n'.repeat(60));
    await upload(ana, { name: 'Newer.txt', docId: documentId });
    expect((await read(ana, documentId)).body.name).toBe('Newer');
  });

  it('again replaces the file of the same document', async () => {
    const first = (await upload(ana)).body;
    const second = (await upload(ana, { content: `${resumeText}more`, docId: first.documentId })).body;
    const third = (await upload(ana, { content: `${resumeText}most` })).body;
    expect([second.documentId, third.documentId]).toEqual([first.documentId, first.documentId]);
    const profile = await inTransaction(platform, (context) => readProfileDocument(context, ana.userId));
    expect(third.originalDocumentUrl).toBe(`/eb/api/v1/files/${profile?.resumeBlobId}`);
  });

  it.each([
    [
      'a file type that is not supported [RES-010]',
      { name: 'resume.exe', content: 'MZ' },
      415,
      resumeFileErrors.type,
    ],
    [
      'a name without an ending',
      { name: 'resume', content: resumeText, type: 'TXT' },
      415,
      resumeFileErrors.type,
    ],
    ['an empty file', { name: 'resume.txt', content: '' }, 400, resumeFileErrors.empty],
    [
      'a program called .txt',
      { name: 'resume.txt', content: Buffer.from([0x7f, 69, 76, 70, 0, 1, 2]) },
      415,
      resumeFileErrors.type,
    ],
    ['text called .pdf', { name: 'resume.pdf', content: resumeText }, 415, resumeFileErrors.type],
    [
      'a type that is not the file’s',
      { name: 'resume.txt', content: resumeText, type: 'PDF' },
      415,
      resumeFileErrors.type,
    ],
    [
      'a file above 20 MB [RES-009]',
      { name: 'resume.txt', content: Buffer.alloc(maxResumeBytes + 1, 'a') },
      413,
      resumeFileErrors.tooBig,
    ],
  ])('refuses %s with the named message and keeps nothing', async (_what, file, status, message) => {
    const before = [await countDocuments(), await countBlobs()];
    const reply = await upload(ana, file);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    expect([await countDocuments(), await countBlobs()]).toEqual(before);
  });

  it.each([
    [
      'RTF',
      'Old export.doc',
      String.raw`{\rtf1\ansi Ana Lee\par ana.lee@example.com\par Skills\par Excel, SQL\par}`,
    ],
    ['HTML', 'Job board.doc', '<html><body><h1>Ana Lee</h1><p>ana.lee@example.com</p></body></html>'],
    ['HTML', 'Page.htm', '<html><body><h1>Ana Lee</h1><p>ana.lee@example.com</p></body></html>'],
  ])('reads %s called %s by its content [RES-010]', async (_kind, name, content) => {
    const reply = await upload(ana, { name, content });
    expect(reply.status).toBe(201);
    const { body } = await parse(ana, reply.body.documentId);
    expect(readContact(body)).toMatchObject({
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'ana.lee@example.com',
    });
  });

  it('accepts exactly 20 MB', async () => {
    const content = Buffer.alloc(maxResumeBytes, ' ');
    content.set(onePage);
    expect((await upload(ana, { name: 'resume.pdf', content })).status).toBe(201);
  });

  it('refuses bytes that are not base64', async () => {
    const url = `/eb/api/v1/users/${ana.userId}/documents/${ZERO_ID}/fileupload?uploadFileType=TXT`;
    const { status, body } = await ana.ask('POST', url, { fileName: 'a.txt', fileBytes: '***' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['fileBytes']]);
  });
});

describe('reading a resume', () => {
  it('fills the profile document and asks for its review [BLD-013] [RES-015] [RES-016]', async () => {
    const { documentId } = (await upload(ana)).body;
    const { status, body } = await parse(ana, documentId);
    expect([status, body.id, body.version]).toEqual([200, documentId, 2]);
    expect(readContact(body)).toMatchObject({
      firstName: 'Maya',
      lastName: 'Ellison',
      email: 'maya@example.com',
    });
    expect(readExperience(body)[0]).toMatchObject({
      title: 'Operations Analyst',
      start: '2021-03',
      current: true,
    });
    expect(readSkills(body)).toEqual(['Excel', 'SQL', 'Tableau']);
    expect(JSON.stringify(body)).not.toContain(ZERO_ID);
    expect((await ana.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`)).body).toEqual([
      { code: 'EAST', value: 'NEWRSME' },
    ]);
  });

  it('keeps the files and the answers that no resume holds', async () => {
    const { documentId } = (await upload(ana)).body;
    const answer = { questionId: 'WORK_AUTH', questionText: 'Are you authorized?', answer: ['Yes'] };
    const before = (await update(ana, writeAnswers((await read(ana, documentId)).body, [answer]))).body;
    const { body } = await parse(ana, documentId);
    expect(JSON.stringify(body.sections)).toContain('Are you authorized?');
    expect(body.preferences).toEqual(before.preferences);
  });

  it('that cannot be read says so and leaves the old document untouched', async () => {
    const { documentId } = (await upload(ana)).body;
    const good = (await parse(ana, documentId)).body;
    const broken = Buffer.from('%PDF-1.4\nthis is no PDF at all');
    const before = await countBlobs();
    const { status, body } = await upload(ana, { name: 'broken.pdf', content: broken, docId: documentId });
    expect([status, body.error, body.message]).toEqual([415, 'unsupported_type', resumeFileErrors.type]);
    expect((await read(ana, documentId)).body).toEqual(good);
    expect(await countBlobs()).toBe(before);
  });

  it('that is only a picture of text says so plainly', async () => {
    const { status, body } = await upload(ana, { name: 'scan.pdf', content: writePdf([[]]) });
    expect([status, body.message]).toEqual([415, resumeFileErrors.scan]);
  });

  it('takes the inputs of the specification, and reads the file that came along [RES-014]', async () => {
    const { documentId } = (await upload(ana)).body;
    const given = resumeText.replace('Operations Analyst', 'Dock Lead');
    const request = {
      documentId,
      uploadFileType: 'TXT',
      data: base64(given),
      templateId: 2103,
      cultureCD: 'en-US',
      sectionsToExclude: ['PICT'],
      portalId: 1,
      portalCD: 'SNR',
      userId: ana.userId,
      skinCD: 'FLJ1',
      countryCD: 'US',
      useNewMapping: true,
      parseOnly: false,
      uploadMethod: 'device',
    };
    const ask = (change: object) =>
      ana.ask('POST', '/eb/api/v2/documents/parse?ParseDocumentType=EAPL', { ...request, ...change });
    const { status, body } = await ask({});
    expect([status, readExperience(body)[0]?.title]).toEqual([200, 'Dock Lead']);
    expect((await ask({ userId: ben.userId })).status).toBe(403);
    expect((await ask({ uploadFileType: 'PDF' })).status).toBe(415);
    expect((await ask({ skinCD: 'NONE' })).status).toBe(400);
  });

  it('of a file that was replaced meanwhile is not kept', async () => {
    const { documentId } = (await upload(ana)).body;
    const reading = await inTransaction(platform, async () =>
      readForParsing(platform, { id: ana.userId } as SessionUser, ParseRequest.parse({ documentId })),
    );
    await upload(ana, { content: resumeText.replace('Maya', 'Mia'), docId: documentId });
    const late = inTransaction(platform, (context) =>
      parseResume(
        { ...context, user: { id: ana.userId } as SessionUser },
        { documentId, sectionsToExclude: [], reading },
      ),
    );
    await expect(late).rejects.toMatchObject({ errorCode: 'conflict' });
  });

  it('of a document without a file finds nothing', async () => {
    expect((await parse(ana, (await saveEmpty(ana)).id)).status).toBe(404);
  });

  it('never reads a file that a document merely claims as its own', async () => {
    const foreign = (await upload(ben, { content: resumeText.replace('Maya', 'Bens secret') })).body;
    const claim = (['originalFile', 'resumeFile'] as const).reduce(
      (document, file) => writeDocumentFile(document, file, foreign.originalDocumentUrl),
      emptyDocument({ userId: ana.userId, name: 'Claim' }),
    );
    const { id } = (await save(ana, claim)).body;
    expect((await parse(ana, id)).status).toBe(404);
    const profile = await inTransaction(platform, (context) => readProfileDocument(context, ana.userId));
    expect(profile?.resumeBlobId).toBeNull();
  });
});

describe('the original beside what was read', () => {
  const original = (client: TestClient, docId: string, userId = client.userId) =>
    client.ask('GET', `/eb/api/v1/documents/${userId}/${docId}/original`);

  it('has a picture of each page of a PDF, and its lines where they stand', async () => {
    const lines = ['Maya Ellison', 'maya@example.com', 'Experience', 'Cook, Blue Diner, 2019 - 2021'];
    const content = writePdf([lines.map((text, index) => ({ text, x: 72, y: 72 + index * 20 }))]);
    const { documentId } = (await upload(ana, { name: 'Maya.pdf', content })).body;
    const { status, body } = await original(ana, documentId);
    expect([status, body.fileName, body.pages.length]).toEqual([200, 'Maya.pdf', 1]);
    const [page] = body.pages;
    expect(page.size).toEqual({ width: 612, height: 792 });
    expect(page.lines[1]).toMatchObject({ text: 'maya@example.com' });
    expect(page.lines[1].y).toBeGreaterThan(page.lines[0].y);
    const picture = await ana.ask('GET', page.picture);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ben.ask('GET', page.picture)).status).toBe(404);
    expect((await ana.ask('GET', page.picture.replace(/1$/, '2'))).status).toBe(404);
  });

  it('is its text for a file without fixed pages, and nobody else sees it', async () => {
    const { documentId } = (await upload(ana)).body;
    const { body } = await original(ana, documentId);
    expect(body.pages[0]).toMatchObject({ page: 1, size: null, picture: null });
    expect(body.pages[0].lines.map((line: { text: string }) => line.text)).toContain('Excel, SQL, Tableau');
    expect((await original(ben, documentId)).status).toBe(404);
    expect((await original(ben, documentId, ana.userId)).status).toBe(403);
    expect((await original(ana, (await saveEmpty(ben)).id)).status).toBe(404);
  });
});

describe('a stored file', () => {
  it('is downloaded by its owner, byte for byte, never opened as a page', async () => {
    const { originalDocumentUrl } = (await upload(ana, { name: 'Résumé "new".txt' })).body;
    for (const query of ['', '?inline=1']) {
      const { status, text, headers } = await ana.ask('GET', `${originalDocumentUrl}${query}`);
      expect([status, text]).toEqual([200, resumeText]);
      expect(headers['content-disposition']).toBe(
        "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9%20%22new%22.txt",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('that is a PDF is shown inside a page when asked for', async () => {
    const { originalDocumentUrl } = (await upload(ana, { name: 'a.pdf', content: onePage })).body;
    const disposition = async (query: string) =>
      String((await ana.ask('GET', `${originalDocumentUrl}${query}`)).headers['content-disposition']).split(
        ';',
      )[0];
    expect([await disposition('?inline=1'), await disposition('')]).toEqual(['inline', 'attachment']);
  });

  it('is not there for anybody else', async () => {
    const { originalDocumentUrl } = (await upload(ana)).body;
    expect((await ben.ask('GET', originalDocumentUrl)).status).toBe(404);
    expect((await new TestClient(server).ask('GET', originalDocumentUrl)).status).toBe(401);
    expect((await ana.ask('GET', `/eb/api/v1/files/${randomUUID()}`)).status).toBe(404);
    expect((await ana.ask('GET', '/eb/api/v1/files/..%2Fsecrets.json')).status).toBe(404);
  });
});

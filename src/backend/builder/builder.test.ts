import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { writeAnswers } from '#domain/document/answers.ts';
import { readContact } from '#domain/document/contact.ts';
import { writeDocumentFile } from '#domain/document/document-preferences.ts';
import { emptyDocument } from '#domain/document/empty-document.ts';
import { readExperience, writeExperience } from '#domain/document/experience.ts';
import { ParseRequest } from '#domain/document/parse-request.ts';
import {
  maxResumeBytes,
  resumeScanMessage,
  resumeTooBigMessage,
  resumeTypeMessage,
} from '#domain/document/resume-file-rules.ts';
import { removeParagraph } from '#domain/document/section-entries.ts';
import { readSkills, writeSkills } from '#domain/document/skills.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/user-document.ts';
import { writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { createTestServer, signUpClient, TestClient } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { parseResume, readForParsing } from './parse-resume.ts';
import { readProfileDocument } from './read-profile-document.ts';

let platform: TestPlatform;
let server: Server;
let ana: TestClient;
let ben: TestClient;
beforeAll(async () => {
  platform = await createTestPlatform({ tasks: { send: async () => undefined } });
  server = await createTestServer(platform);
});
afterAll(async () => {
  await server.fastify.close();
  await platform.drop();
});
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const resumeText = `Maya Ellison
Austin, TX 78701 | (555) 555-0199 | maya@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Built weekly reports in Excel and SQL

Skills
Excel, SQL, Tableau
`;

const onePage = writePdf([[{ text: 'Maya Ellison', x: 72, y: 72 }]]);

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

function upload(
  client: TestClient,
  file: { name?: string; content?: string | Uint8Array; type?: string; docId?: string; userId?: string } = {},
) {
  const { name = 'Maya Ellison.txt', content = resumeText, docId = ZERO_ID, userId = client.userId } = file;
  const type = file.type ?? name.replace(/^.*\./, '').toUpperCase();
  const url = `/eb/api/v1/users/${userId}/documents/${docId}/fileupload?uploadFileType=${type}&documentType=EAPL`;
  return client.ask('POST', url, { fileName: name, fileBytes: base64(content) });
}
const parse = (client: TestClient, documentId: string) =>
  client.ask('POST', '/eb/api/v2/documents/parse?ParseDocumentType=EAPL', { documentId });
const save = (client: TestClient, document: object, userId = client.userId) =>
  client.ask('POST', '/eb/api/v1/documents/savejsondocument', { userId, portalCD: 'SNR', document });
const read = (client: TestClient, documentId: string, userId = client.userId) =>
  client.ask('GET', `/eb/api/v1/documents/${userId}/${documentId}`);
const update = (
  client: TestClient,
  document: UserDocument,
  query: { userId?: string; documentId?: string } = {},
) =>
  client.ask(
    'PATCH',
    `/eb/api/v1/documents/updatedocument?userId=${query.userId ?? client.userId}&documentId=${query.documentId ?? document.id}`,
    { document },
  );
const listed = (client: TestClient, query = '') =>
  client.ask(
    'GET',
    `/eb/api/v1/documents/getpaginated?userId=${client.userId}&portalCD=SNR&documentType=EAPL${query}`,
  );
const countDocuments = async () =>
  (await platform.database.kysely.selectFrom('documents').select('id').execute()).length;
const countBlobs = async () =>
  (await platform.database.kysely.selectFrom('blobs').select('id').execute()).length;

async function saved(client: TestClient): Promise<UserDocument> {
  return (await save(client, emptyDocument({ userId: client.userId, name: 'By hand' }))).body;
}

describe('a document', () => {
  it('is created with ids from the server, and answered with them [BLD-002] [DOC-001]', async () => {
    const draft = writeExperience(emptyDocument({ userId: ana.userId, name: 'By hand' }), [
      {
        title: 'Analyst',
        company: 'Acme',
        location: '',
        start: '2020-01',
        end: '',
        current: true,
        description: '',
      },
    ]);
    const { status, body } = await save(ana, draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({ userId: ana.userId, name: 'By hand', documentTypeCD: 'EAPL', version: 1 });
    expect(JSON.stringify(body)).not.toContain(ZERO_ID);
    expect((await read(ana, body.id)).body).toEqual(body);
  });

  it('is read with its sections by its owner [BLD-023] and listed without them [BLD-001]', async () => {
    const document = await saved(ana);
    const { sections: _sections, ...rest } = document;
    expect((await listed(ana)).body).toEqual({
      results: [rest],
      totalPages: 1,
      totalRecords: 1,
      continuationToken: null,
    });
    expect((await listed(ana, '&page=2')).body).toMatchObject({ results: [], totalRecords: 1 });
    expect((await listed(ben)).body).toMatchObject({ results: [], totalRecords: 0 });
  });

  it('is replaced as a whole [BLD-003], and an old version is a conflict that changes nothing', async () => {
    const document = await saved(ana);
    const renamed = await update(ana, { ...document, name: 'First' });
    expect([renamed.status, renamed.body.name, renamed.body.version]).toEqual([200, 'First', 2]);
    const stale = await update(ana, { ...document, name: 'Second' });
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict']);
    expect((await read(ana, document.id)).body.name).toBe('First');
  });

  it('loses a deleted entry [EDT-011], keeps its skills as one HTML list [EDT-014], and tells who looks at it', async () => {
    const job = { title: 'Cook', company: "Sal's", location: '', start: '2019', end: '2020', current: false };
    const jobs = [
      { ...job, description: '' },
      { ...job, title: 'Chef', description: '' },
    ];
    const { body: filled } = await update(ana, writeExperience(await saved(ana), jobs));
    const [first] = readExperience(filled);
    await update(ana, removeParagraph(filled, 'EXPR', first?.paraId ?? ''));
    const { body: left } = await read(ana, filled.id);
    expect(readExperience(left).map(({ title }) => title)).toEqual(['Chef']);

    await update(ana, writeSkills(left, ['SQL', 'R & D', 'Lean']));
    const { body: skilled } = await read(ana, filled.id);
    const section = (skilled as UserDocument).sections.find((one) => one.sectionTypeCD === 'HILT');
    expect(section?.paragraphs.map(({ docDatas }) => docDatas.map((data) => data.charValue))).toEqual([
      ['<ul><li>SQL</li><li>R &amp; D</li><li>Lean</li></ul>'],
    ]);
    const events = await platform.database.kysely
      .selectFrom('events')
      .select(['type', 'data'])
      .where('user_id', '=', ana.userId)
      .execute();
    expect(events).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'document-changed', data: { documentId: filled.id } })),
    );
  });

  it('is saved by only one of two tabs at the same moment', async () => {
    const document = await saved(ana);
    const both = await Promise.all(['A', 'B'].map((name) => update(ana, { ...document, name })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('keeps its owner, id and type whatever is sent', async () => {
    const document = await saved(ana);
    const forged = { ...document, userId: ben.userId, documentTypeCD: 'RSME', id: randomUUID() };
    const { body } = await update(ana, forged, { documentId: document.id });
    expect(body).toMatchObject({ id: document.id, userId: ana.userId, documentTypeCD: 'EAPL' });
  });

  it('keeps no script in a description', async () => {
    const html =
      '<ul><li onclick="x()">Led a team<script>alert(1)</script></li></ul><img src=x onerror=alert(1)>';
    const draft = writeExperience(await saved(ana), [
      { title: 'A', company: 'B', location: '', start: '2020', end: '', current: true, description: html },
    ]);
    const { body } = await update(ana, draft);
    expect(readExperience(body)[0]?.description).toBe('<ul><li>Led a team</li></ul>');
  });

  it('exists once per person as a profile', async () => {
    await saved(ana);
    const again = await save(ana, emptyDocument({ userId: ana.userId, name: 'Another' }));
    expect([again.status, (await listed(ana)).body.totalRecords]).toEqual([409, 1]);
  });

  it('of another person can be neither read nor changed nor created [IDN-011]', async () => {
    const document = await saved(ana);
    const before = await countDocuments();
    const draft = emptyDocument({ userId: ana.userId, name: 'x' });
    const attempts = [
      await read(ben, document.id),
      await read(ben, document.id, ana.userId),
      await update(ben, document),
      await update(ben, document, { userId: ana.userId }),
      await save(ben, draft, ana.userId),
      await ben.ask('GET', `/eb/api/v1/documents/getpaginated?userId=${ana.userId}`),
      await upload(ben, { docId: document.id }),
      await upload(ben, { docId: document.id, userId: ana.userId }),
      await parse(ben, document.id),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 403, 404, 403, 403, 403, 404, 403, 404]);
    expect(attempts.map(({ text }) => text).join()).not.toContain('By hand');
    expect(await countDocuments()).toBe(before);
    expect((await read(ana, document.id)).body).toEqual(document);
  });

  it('of a wrong shape is refused with the field named, and nothing is kept', async () => {
    const before = await countDocuments();
    const document = emptyDocument({ userId: ana.userId, name: 'x' });
    const wrong = [
      { ...document, sections: 'none' },
      { ...document, name: 7 },
      { ...document, documentTypeCD: 'NOPE' },
    ];
    for (const one of wrong) {
      const { status, body } = await save(ana, one);
      expect([status, body.error]).toEqual([400, 'invalid_request']);
      expect(Object.keys(body.fields)[0]).toMatch(/^document\./);
    }
    expect((await ana.ask('POST', '/eb/api/v1/documents/savejsondocument', '{"userId":')).status).toBe(400);
    const huge = { ...document, name: 'x'.repeat(1024 * 1024) };
    expect((await save(ana, huge)).status).toBe(413);
    expect(
      (await new TestClient(server).ask('GET', `/eb/api/v1/documents/${ana.userId}/${randomUUID()}`)).status,
    ).toBe(401);
    expect(await countDocuments()).toBe(before);
  });
});

describe('uploading a resume', () => {
  it('stores the file and creates the profile document [BLD-014] [BLD-015]', async () => {
    const { status, body } = await upload(ana);
    expect(status).toBe(201);
    expect(body.sha256).toBe(createHash('sha256').update(resumeText).digest('hex'));
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

  it('names the document after the file, with at most 60 characters', async () => {
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
      resumeTypeMessage,
    ],
    [
      'a name without an ending',
      { name: 'resume', content: resumeText, type: 'TXT' },
      415,
      resumeTypeMessage,
    ],
    ['an empty file', { name: 'resume.txt', content: '' }, 415, resumeTypeMessage],
    [
      'a program called .txt',
      { name: 'resume.txt', content: Buffer.from([0x7f, 69, 76, 70, 0, 1, 2]) },
      415,
      resumeTypeMessage,
    ],
    ['text called .pdf', { name: 'resume.pdf', content: resumeText }, 415, resumeTypeMessage],
    [
      'a type that is not the file’s',
      { name: 'resume.txt', content: resumeText, type: 'PDF' },
      415,
      resumeTypeMessage,
    ],
    [
      'a file above 20 MB [RES-009]',
      { name: 'resume.txt', content: Buffer.alloc(maxResumeBytes + 1, 'a') },
      413,
      resumeTooBigMessage,
    ],
  ])('refuses %s with the named message and keeps nothing', async (_what, file, status, message) => {
    const before = [await countDocuments(), await countBlobs()];
    const reply = await upload(ana, file);
    expect([reply.status, reply.body.message]).toEqual([status, message]);
    expect([await countDocuments(), await countBlobs()]).toEqual(before);
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
    expect([status, body.error, body.message]).toEqual([415, 'unsupported_type', resumeTypeMessage]);
    expect((await read(ana, documentId)).body).toEqual(good);
    expect(await countBlobs()).toBe(before);
  });

  it('that is only a picture of text says so plainly', async () => {
    const { status, body } = await upload(ana, { name: 'scan.pdf', content: writePdf([[]]) });
    expect([status, body.message]).toEqual([415, resumeScanMessage]);
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
    expect((await parse(ana, (await saved(ana)).id)).status).toBe(404);
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
    expect((await original(ana, (await saved(ben)).id)).status).toBe(404);
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

describe('preferences', () => {
  const write = (client: TestClient, userId: string, body: object) =>
    client.ask('POST', `/eb/api/v1/userpreferences?user_uid=${userId}&portalCd=SNR`, body);

  it('are written one by one [BLD-019] and read together [BLD-008]', async () => {
    await write(ana, ana.userId, { code: 'EBST', value: 'QUES' });
    await write(ana, ana.userId, { code: 'EAST', value: 'CNTC' });
    const { status, body } = await write(ana, ana.userId, { code: 'EAST', value: 'FINISH' });
    expect([status, body]).toEqual([200, { code: 'EAST', value: 'FINISH' }]);
    expect((await ana.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`)).body).toEqual([
      { code: 'EAST', value: 'FINISH' },
      { code: 'EBST', value: 'QUES' },
    ]);
  });

  it('of another person stay theirs', async () => {
    expect((await write(ben, ana.userId, { code: 'EAST', value: 'FINISH' })).status).toBe(403);
    expect((await ben.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`)).status).toBe(403);
    expect((await ana.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`)).body).toEqual([]);
  });
});

it('whether a plan runs is told to its owner only [BLD-012]', async () => {
  expect((await ana.ask('GET', `/eb/api/v1/users/ispremium/${ana.userId}/1`)).body).toBe(true);
  expect((await ben.ask('GET', `/eb/api/v1/users/ispremium/${ana.userId}/1`)).status).toBe(403);
});

it('credits and the ledger are told to their owner only [ECM-001]', async () => {
  const [credits, ledger] = [
    await ana.ask('GET', `/ecom/api/v1/credits?userUID=${ana.userId}&productCD=EAP`),
    await ana.ask('GET', `/ecom/api/v1/credits/ledger?useruid=${ana.userId}`),
  ];
  expect(credits.body).toEqual({ credits: 10, exhaust_reason: null });
  expect(ledger.body).toMatchObject({ granted: 10, available: 10, rows: [{ kind: 'grant', amount: 10 }] });
  expect((await ben.ask('GET', `/ecom/api/v1/credits?userUID=${ana.userId}`)).status).toBe(403);
  expect((await ben.ask('GET', `/ecom/api/v1/credits/ledger?userUID=${ana.userId}`)).status).toBe(403);
});

it('an error of a page is kept without what could name a person [BLD-025]', async () => {
  const { status, body } = await new TestClient(server).ask('POST', '/eb/api/v2/errors/log', {
    errorMessage: 'GET /x?name=Ana 500 for ana@example.com',
    portalCD: 'SNR',
  });
  expect([status, body]).toEqual([200, { logged: true }]);
  const rows = await platform.database.kysely.selectFrom('error_logs').selectAll().execute();
  expect(rows).toMatchObject([{ message: 'GET /x 500 for [e-mail]', user_id: null, portal_code: 'SNR' }]);
});

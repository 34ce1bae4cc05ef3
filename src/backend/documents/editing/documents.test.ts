import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type Section, type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { emptyExperience, readExperience, writeExperience } from '#domain/document/sections/experience.ts';
import { removeParagraph } from '#domain/document/sections/section-entries.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { listed, parse, read, save, saveEmpty, update, upload } from '#tests/builder-calls.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient } from '#tests/test-client.ts';

let ana: TestClient;
let ben: TestClient;
const { platform, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  [ana, ben] = [await signUpClient(server), await signUpClient(server)];
});

const countDocuments = async () =>
  (await platform.database.kysely.selectFrom('documents').select('id').execute()).length;

describe('a document', () => {
  it('is created with ids from the server, and answered with them [BLD-002] [DOC-001]', async () => {
    const draft = writeExperience(emptyDocument({ userId: ana.userId, name: 'By hand' }), [
      { ...emptyExperience, title: 'Analyst', company: 'Acme', start: '2020-01', current: true },
    ]);
    const { status, body } = await save(ana, draft);
    expect(status).toBe(201);
    expect(body).toMatchObject({ userId: ana.userId, name: 'By hand', documentTypeCD: 'EAPL', version: 1 });
    expect(JSON.stringify(body)).not.toContain(ZERO_ID);
    expect((await read(ana, body.id)).body).toEqual(body);
  });

  it('is read with its sections by its owner [BLD-023] and listed without them [BLD-001]', async () => {
    const document = await saveEmpty(ana);
    expect((await read(ana, document.id)).body).toEqual(document);
    expect((await read(ben, document.id)).status).not.toBe(200);
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

  it('is replaced as a whole [BLD-003], and an old version is a conflict that changes nothing [I-17]', async () => {
    const document = await saveEmpty(ana);
    const renamed = await update(ana, { ...document, name: 'First' });
    expect([renamed.status, renamed.body.name, renamed.body.version]).toEqual([200, 'First', 2]);
    const stale = await update(ana, { ...document, name: 'Second' });
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict']);
    expect((await read(ana, document.id)).body.name).toBe('First');
  });

  it('records whether a change came from onboarding or was formatting only, which leaves the state of the profile alone [BLD-003]', async () => {
    const document = await saveEmpty(ana);
    await ana.ask('POST', `/eb/api/v1/userpreferences?user_uid=${ana.userId}`, {
      code: 'EAST',
      value: 'SKIL',
    });
    const [first, second] = [
      await update(ana, document, { fromEB: 'true' }),
      await update(ana, { ...document, version: 2 }, { forFT: 'true' }),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    const events = await platform.database.kysely
      .selectFrom('events')
      .select('data')
      .where('user_id', '=', ana.userId)
      .where('type', '=', 'document-changed')
      .orderBy('id')
      .execute();
    const { id: documentId } = document;
    expect(events.map(({ data }) => data)).toEqual([
      { documentId, fromEB: true, forFT: false },
      { documentId, fromEB: false, forFT: true },
    ]);
    const preferences = await ana.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`);
    expect(preferences.body).toEqual([{ code: 'EAST', value: 'SKIL' }]);
    const wrong = await update(ana, { ...document, version: 3 }, { forFT: 'perhaps' });
    expect(wrong.status).toBe(400);
  });

  it('with a value, or more entries, than it may hold is refused with the reason and changes nothing', async () => {
    const document = await saveEmpty(ana);
    const job = { title: 'Cook', company: '', location: '', start: '', end: '', current: false };
    const withJob = (description: string) => writeExperience(document, [{ ...job, description }]);
    const long = await update(ana, withJob('x'.repeat(20_001)));
    expect([long.status, long.body.error]).toEqual([413, 'too_large']);
    expect(long.body.message).toBe('This text is too long. Use at most 20,000 characters.');
    expect(Object.keys(long.body.fields)[0]).toMatch(/^document\.sections\.\d+\.paragraphs\.0\.docDatas/);
    const tagged = await save(ana, withJob('<x>'.repeat(600)));
    expect([tagged.status, tagged.body.error]).toEqual([413, 'too_large']);
    const crowded = await update(ana, {
      ...document,
      sections: Array.from({ length: 9000 }, () => ({}) as Section),
    });
    expect([crowded.status, crowded.body.message]).toEqual([
      413,
      'This resume has too many sections. Use at most 40.',
    ]);
    const values = await update(ana, {
      ...document,
      sections: Array.from({ length: 40_000 }, () => 1 as unknown as Section),
    });
    expect([values.status, values.body.error]).toEqual([413, 'too_large']);
    expect((await read(ana, document.id)).body).toEqual(document);
  });

  it('that was stored before there were limits still loads', async () => {
    const document = await saveEmpty(ana);
    const job = { title: 'x'.repeat(5000), company: '', location: '', start: '', end: '', current: false };
    const content = JSON.stringify(writeExperience(document, [{ ...job, description: 'x'.repeat(100_000) }]));
    await platform.database.kysely
      .updateTable('documents')
      .set({ content })
      .where('id', '=', document.id)
      .execute();
    const { status, body } = await read(ana, document.id);
    expect([status, readExperience(body)[0]?.description.length]).toEqual([200, 100_000]);
  });

  it('loses a deleted entry [EDT-011], keeps its skills as one HTML list [EDT-014], and tells who looks at it', async () => {
    const job = { title: 'Cook', company: "Sal's", location: '', start: '2019', end: '2020', current: false };
    const jobs = [
      { ...job, description: '' },
      { ...job, title: 'Chef', description: '' },
    ];
    const { body: filled } = await update(ana, writeExperience(await saveEmpty(ana), jobs));
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
    const data = { documentId: filled.id, fromEB: false, forFT: false };
    expect(events).toEqual(Array.from({ length: 3 }, () => ({ type: 'document-changed', data })));
  });

  it('is saved by only one of two tabs at the same moment', async () => {
    const document = await saveEmpty(ana);
    const both = await Promise.all(['A', 'B'].map((name) => update(ana, { ...document, name })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  });

  it('keeps its owner, id and type whatever is sent', async () => {
    const document = await saveEmpty(ana);
    const forged = { ...document, userId: ben.userId, documentTypeCD: 'RSME', id: randomUUID() };
    const { body } = await update(ana, forged, { documentId: document.id });
    expect(body).toMatchObject({ id: document.id, userId: ana.userId, documentTypeCD: 'EAPL' });
  });

  it('keeps no script in a description', async () => {
    const html =
      '<ul><li onclick="x()">Led a team<script>alert(1)</script></li></ul><img src=x onerror=alert(1)>';
    const draft = writeExperience(await saveEmpty(ana), [
      { title: 'A', company: 'B', location: '', start: '2020', end: '', current: true, description: html },
    ]);
    const { body } = await update(ana, draft);
    expect(readExperience(body)[0]?.description).toBe('<ul><li>Led a team</li></ul>');
  });

  it('exists once per person as a profile', async () => {
    await saveEmpty(ana);
    const again = await save(ana, emptyDocument({ userId: ana.userId, name: 'Another' }));
    expect([again.status, (await listed(ana)).body.totalRecords]).toEqual([409, 1]);
  });

  it('of another person can be neither read nor changed nor created [IDN-011]', async () => {
    const document = await saveEmpty(ana);
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

  it('are refused under a code that means nothing, and nothing is written [BLD-019]', async () => {
    const { status, body } = await write(ana, ana.userId, { code: 'XYZ', value: 'FINISH' });
    expect([status, body.error, Object.keys(body.fields)]).toEqual([400, 'invalid_request', ['code']]);
    expect((await ana.ask('GET', `/eb/api/v1/userpreferences/${ana.userId}`)).body).toEqual([]);
    for (const code of ['EAST', 'EBST', 'DRSM', 'MAILRES'])
      expect((await write(ana, ana.userId, { code, value: '' })).status).toBe(200);
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
  expect(credits.body).toMatchObject({ credits: 10, exhaust_reason: null });
  expect(ledger.body).toMatchObject({ granted: 10, available: 10, rows: [{ kind: 'grant', amount: 10 }] });
  expect((await ben.ask('GET', `/ecom/api/v1/credits?userUID=${ana.userId}`)).status).toBe(403);
  expect((await ben.ask('GET', `/ecom/api/v1/credits/ledger?userUID=${ana.userId}`)).status).toBe(403);
});

it('an error of a page is kept without what could name a person [BLD-025]', async () => {
  const { status, body } = await new TestClient(server).ask('POST', '/eb/api/v2/errors/log', {
    errorMessage: 'GET /x?name=Ana 500 for ana@example.com',
    componentStack: 'at Profile (/profile?name=Ana)',
    logAsInfo: true,
    userStatus: 'trial ana@example.com',
    sourceAppCd: 'EBWEB',
    productCD: 'RWZ',
    portalCD: 'FLX',
  });
  expect([status, body]).toEqual([200, { logged: true }]);
  const rows = await platform.database.kysely.selectFrom('error_logs').selectAll().execute();
  expect(rows).toMatchObject([
    {
      message: 'GET /x 500 for [email]',
      component_stack: 'at Profile (/profile',
      as_info: true,
      user_status: 'trial [email]',
      source_app_code: 'EBWEB',
      product_code: 'RWZ',
      portal_code: 'FLX',
      user_id: null,
    },
  ]);
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { JobApplication } from '#contract/applications/job-application.ts';
import { editCustomResume, updateApplication } from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { snapshotPreferenceTypes } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readSummary, writeSummary } from '#domain/document/sections/about.ts';
import { parse, upload } from '#tests/builder-calls.ts';
import { openConvertingServer } from '#tests/open-converting-server.ts';
import { addReadyApplication } from '#tests/ready-application.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

/** What is printed says which words it was printed from. */
let print: (html: string) => Promise<Buffer>;
const { platform, server } = await openConvertingServer((html) => print(html));

const content = `Maya Ellison
Austin, TX 78701 | maya@example.com

Experience
Operations Analyst, Riverbend Supply, Austin, TX
March 2021 - Present
- Built weekly reports in Excel and SQL

Skills
Excel, SQL
`;
let ana: TestClient;
let profileId: string;
let applicationId: string;
let copy: UserDocument;

beforeEach(async () => {
  print = async (html) => Buffer.from(`%PDF-1.4 ${/EDITED \w+/.exec(html)?.[0] ?? 'as made'}`);
  await platform.database.kysely.deleteFrom('rate_limits').execute();
  ana = await signUpClient(server);
  profileId = (await upload(ana, { content })).body.documentId;
  const profile = (await parse(ana, profileId)).body;
  applicationId = await addReadyApplication(platform, {
    user: { id: ana.userId } as never,
    documentId: profileId,
  });
  const made = await ana.ask('POST', '/eb/api/v1/documents/customized/job/document', {
    targetJobDescription: 'SQL reports',
    targetJobCompany: 'Acme',
    newDocumentName: 'RSME_Acme_Analyst',
    document: profile,
  });
  copy = made.body.document;
  await ana.ask('POST', fill(pathOf(updateApplication)), {
    eaplDocument: {
      preferences: [{ docPreferenceTypeCD: snapshotPreferenceTypes.customResumeId, value: copy.id }],
    },
  });
});

const fill = (path: string) => path.replace(':id', profileId).replace(':applicationId', applicationId);
const edit = (document: UserDocument, client = ana) =>
  client.ask('POST', fill(pathOf(editCustomResume)), { document });
/** A busy machine may fail to print; the person would press again, and nothing has changed by then. */
const editUntilPrinted = (document: UserDocument) =>
  vi.waitFor(
    async () => {
      const reply = await edit(document);
      expect(reply.status).toBe(200);
      return reply;
    },
    { timeout: 300_000, interval: 3_000 },
  );
const sentFile = async () => {
  const { resume_blob_id: id } = await platform.database.kysely
    .selectFrom('applications')
    .select('resume_blob_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const blob = await platform.blobs.find(platform.database.kysely, id ?? '', ana.userId);
  return blob && (await platform.blobs.read(blob)).toString();
};
const copies = async () => {
  const rows = await platform.database.kysely
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', ana.userId)
    .where('type', '=', 'RSME')
    .execute();
  return rows.map(({ id }) => id);
};

it('what the person edited is what is printed, shown, and sent [RES-022]', async () => {
  expect(await sentFile()).toBe('%PDF-1.4 as made');
  const { body } = await editUntilPrinted(writeSummary(copy, 'EDITED once'));
  const { customDocumentData } = body as JobApplication;
  expect(customDocumentData).toMatchObject({ resume: copy.name, isEdited: true });
  expect(await sentFile()).toBe('%PDF-1.4 EDITED once');
  expect((await ana.ask('GET', customDocumentData?.resumePDF ?? '')).text).toBe('%PDF-1.4 EDITED once');
  const shown = await ana.ask('GET', `/eb/api/v1/documents/${ana.userId}/${customDocumentData?.resumeId}`);
  expect(readSummary(shown.body)).toBe('EDITED once');
  // The old copy is gone, and the profile says what it said.
  expect(await copies()).toEqual([customDocumentData?.resumeId]);
  const profile = await ana.ask('GET', `/eb/api/v1/documents/${ana.userId}/${profileId}`);
  expect(readSummary(profile.body)).not.toContain('EDITED');

  await editUntilPrinted(writeSummary(shown.body, 'EDITED twice'));
  expect(await sentFile()).toBe('%PDF-1.4 EDITED twice');
});

it('an edit that cannot be printed changes nothing', async () => {
  print = async () => {
    throw new Error('no browser');
  };
  const { status, body } = await edit(writeSummary(copy, 'EDITED never'));
  expect([status, body.error]).toEqual([503, 'unavailable']);
  expect(await sentFile()).toBe('%PDF-1.4 as made');
  expect(await copies()).toEqual([copy.id]);
});

it('who saves second, on a copy that was replaced or reverted, is refused and nothing is left behind', async () => {
  await editUntilPrinted(writeSummary(copy, 'EDITED first'));
  const second = await edit(writeSummary(copy, 'EDITED second'));
  expect([second.status, second.body.error]).toEqual([409, 'conflict']);
  expect(await sentFile()).toBe('%PDF-1.4 EDITED first');
  expect(await copies()).toHaveLength(1);
});

it('once the application is approved its resume stays as it was approved', async () => {
  await platform.database.kysely
    .updateTable('applications')
    .set({ status: 'Processing' })
    .where('id', '=', applicationId)
    .execute();
  const { status, body } = await edit(writeSummary(copy, 'EDITED late'));
  expect([status, body.error]).toEqual([409, 'conflict']);
  expect(body.message).toMatch(/approved/);
  expect(await sentFile()).toBe('%PDF-1.4 as made');
});

it('an approval while the edit is printed wins, and the edit leaves nothing behind', async () => {
  print = async () => {
    await platform.database.kysely
      .updateTable('applications')
      .set({ status: 'Processing' })
      .where('id', '=', applicationId)
      .execute();
    return Buffer.from('%PDF-1.4 EDITED late');
  };
  expect((await edit(writeSummary(copy, 'EDITED late'))).status).toBe(409);
  expect(await sentFile()).toBe('%PDF-1.4 as made');
  expect(await copies()).toEqual([copy.id]);
});

it('search options and key answers never get into a copy', async () => {
  const [first] = copy.sections;
  if (!first) throw new Error('no section');
  const hostile = {
    ...copy,
    sections: [...copy.sections, { ...first, sectionTypeCD: 'EAQA' as const, index: 99 }],
  };
  const { body } = await editUntilPrinted(hostile);
  const { customDocumentData } = body as JobApplication;
  const shown = await ana.ask('GET', `/eb/api/v1/documents/${ana.userId}/${customDocumentData?.resumeId}`);
  const { sections } = shown.body as UserDocument;
  expect(sections.map(({ sectionTypeCD }) => sectionTypeCD)).not.toContain('EAQA');
});

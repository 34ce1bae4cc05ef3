import { beforeAll, describe, expect, it } from 'vitest';
import { saveDocument } from '#backend/documents/editing/save-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { formatLocations } from '#domain/application/location-text.ts';
import { writeDocumentFile } from '#domain/document/model/document-preferences.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { actAs, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

let ana: TestClient;
let person: Person;
let profile: string;

const { platform: home, server } = await openTestServer({ tasks: { send: async () => undefined } });
beforeAll(async () => {
  ana = await signUpClient(server);
  const saved = await ana.ask('POST', '/eb/api/v1/documents/savejsondocument', {
    userId: ana.userId,
    portalCD: 'SNR',
    document: { ...emptyDocument({ userId: ana.userId, name: 'Resume' }), id: ZERO_ID },
  });
  await ana.ask('POST', `/eb/api/v1/userpreferences?user_uid=${ana.userId}`, {
    code: 'EAST',
    value: 'FINISH',
  });
  person = { user: { id: ana.userId }, documentId: saved.body.id } as Person;
  profile = `/ea/api/v1/expert-apply/profiles/${saved.body.id}`;
});

async function failWith(code: string, postArchiveStatus: string | null = null): Promise<string> {
  const id = await addReadyApplication(home, person);
  await home.database.kysely
    .updateTable('applications')
    .set({
      status: 'Fail',
      failure_code: code,
      post_archive_status: postArchiveStatus,
      post_archive_at: postArchiveStatus ? new Date() : null,
    })
    .where('id', '=', id)
    .execute();
  return id;
}

describe('failed applications by filter', () => {
  const filter = async (query: string) =>
    (await ana.ask('GET', `${profile}/jobs/filter/applications/detail?statuses=Fail&page=1&size=10${query}`))
      .body;

  it('codes or, parameters and, with and without a post-archive status [EXA-017] [EXA-018] [AUT-005]', async () => {
    const captcha = await failWith('failure_captcha');
    const login = await failWith('failure_login');
    const applied = await failWith('failure_login', 'AppliedForJob');
    const ids = async (query: string) =>
      (await filter(query)).results.map((one: { id: string }) => one.id).toSorted();
    expect(await ids('&errorCodes=failure_captcha&errorCodes=failure_login')).toEqual(
      [captcha, login, applied].toSorted(),
    );
    expect(await ids('&errorCodes=failure_login&postArchiveStatuses=Empty')).toEqual([login]);
    expect(await ids('&postArchiveStatuses=AppliedForJob')).toEqual([applied]);
    expect(await ids('&errorCodes=empty')).toEqual([]);
    expect(await filter('&errorCodes=failure_captcha')).toMatchObject({ totalPages: 1, totalRecords: 1 });
    expect((await ana.ask('GET', `${profile}/jobs/filter/applications/detail?errorCodes=oops`)).status).toBe(
      400,
    );
  });
});

describe('one application', () => {
  it("is found by its job, the person's latest one [EXA-013]", async () => {
    const id = await addReadyApplication(home, person);
    const { body } = await ana.ask('GET', `${profile}/jobs/applications/detail/${id}`);
    const found = await ana.ask('GET', `${profile}/jobs/${body.jobId}/applications/detail`);
    expect(found.body).toEqual(body);
    expect((await ana.ask('GET', `${profile}/jobs/${id}/applications/detail`)).status).toBe(404);
  });

  it('names places with city, state and country; a list writes them as texts, and both read the same [EXA-028]', async () => {
    const id = await addReadyApplication(home, person);
    const { body } = await ana.ask('GET', `${profile}/jobs/applications/detail/${id}`);
    expect(body.jobDetail.jobLocations).toEqual([{ city: 'Austin', state: 'TX', country: 'US' }]);
    const list = await ana.ask('POST', `${profile}/jobs/applications/detail/list`, {
      statuses: ['ReadyForReview'],
    });
    const [listed] = list.body.results;
    expect(listed.jobDetail.jobLocations).toEqual(['Austin, TX, US']);
    expect(formatLocations(listed.jobDetail.jobLocations)).toBe('Austin, Texas');
    expect(formatLocations(body.jobDetail.jobLocations)).toBe('Austin, Texas');
  });
});

describe('a customized resume', () => {
  const resumeField = { ...textField('resume', 'Resume'), type: 'File' as const, control: 'file' as const };

  async function addCustomResume(): Promise<string> {
    return actAs(home, person, async (context) => {
      const file = await context.blobs.save(context.db, {
        userId: ana.userId,
        name: 'Acme_Analyst.pdf',
        contentType: 'application/pdf',
        bytes: Buffer.from('%PDF-1.4'),
      });
      const empty = {
        ...emptyDocument({ userId: ana.userId, name: 'Acme_Analyst' }),
        documentTypeCD: 'RSME',
      };
      const document = writeDocumentFile(empty, 'resumeFile', `/eb/api/v1/files/${file.id}`);
      return (await saveDocument(context, { document: await cleanDocument({ ...document, id: ZERO_ID }) }))
        .id;
    });
  }

  it('is what one application is sent with, until it is taken back [EXA-019] [EXA-024]', async () => {
    const id = await addReadyApplication(home, person, { answers: [answered(resumeField, 'own.pdf')] });
    const resumeId = await addCustomResume();
    const update = (preferences: object[]) =>
      ana.ask('POST', `${profile}/jobs/applications/update/${id}`, {
        updateSnapshot: true,
        applyJobApplicationAfterSave: false,
        eaplDocument: { preferences },
      });
    const named = await update([{ docPreferenceTypeCD: 'RSID', value: resumeId }]);
    expect(named.body.customDocumentData).toMatchObject({
      resume: 'Acme_Analyst',
      resumeId,
      resumePDF: expect.stringMatching(/^\/eb\/api\/v1\/files\//),
      resumeThumbnail: expect.any(String),
    });
    expect(named.body.questionAnswers[0].answerToDisplay).toBe('Acme_Analyst.pdf');
    expect((await update([])).body.customDocumentData).toBeNull();
    const wrong = await update([{ docPreferenceTypeCD: 'RSID', value: person.documentId }]);
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_request']);
  });
});

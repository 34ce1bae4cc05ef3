import { beforeAll, describe, expect, it } from 'vitest';
import { JobApplication } from '#contract/applications/job-application.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { addOpenJob, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { signUpClient, type TestClient } from '#tests/test-client.ts';

let ana: TestClient & { documentId: string };
let ben: TestClient & { documentId: string };
const tasks: string[] = [];

const { platform: home, server } = await openTestServer({
  tasks: { send: async (_db, task) => void tasks.push(task.name) },
});
beforeAll(async () => {
  [ana, ben] = [await newcomer(), await newcomer()];
});

async function writeVerified(userId: string, email_verified: boolean): Promise<void> {
  await home.database.kysely.updateTable('users').set({ email_verified }).where('id', '=', userId).execute();
}

async function newcomer() {
  const client = await signUpClient(server);
  await writeVerified(client.userId, true);
  const document = emptyDocument({ userId: client.userId, name: 'Resume' });
  const saved = await client.ask('POST', '/eb/api/v1/documents/savejsondocument', {
    userId: client.userId,
    portalCD: 'SNR',
    document: { ...document, id: ZERO_ID },
  });
  await client.ask('POST', `/eb/api/v1/userpreferences?user_uid=${client.userId}`, {
    code: 'EAST',
    value: 'FINISH',
  });
  const { version } = consentTexts['apply-for-me'];
  await client.ask('POST', '/id/api/v1/consents', { kind: 'apply-for-me', version });
  return Object.assign(client, { documentId: saved.body.id as string });
}

const profileOf = (client: { documentId: string }) => `/ea/api/v1/expert-apply/profiles/${client.documentId}`;
const applicationsOf = (client: { documentId: string }) => `${profileOf(client)}/jobs/applications`;

function ready(client: TestClient & { documentId: string }, changes = {}): Promise<string> {
  const person = { user: { id: client.userId }, documentId: client.documentId } as Person;
  return addReadyApplication(home, person, changes);
}

describe('paths', () => {
  it('the calls live under the profile, whose id is the own document [EXA-001]', async () => {
    const own = await ana.ask('GET', `${profileOf(ana)}/jobs/matched`);
    const foreign = await ana.ask('GET', `${profileOf(ben)}/jobs/matched`);
    expect([own.status, foreign.status]).toEqual([200, 404]);
  });
});

it('a letter that is a file travels as it is; the query has its name and its question', async () => {
  const field = { ...textField('letter', 'Cover letter'), type: 'File', control: 'file' } as const;
  const answers = [{ ...answered({ ...field, family: 'cover_letter' }, ''), answer: [] }];
  const url = `${applicationsOf(ana)}/${await ready(ana, { answers })}/letter`;
  const pdf = Buffer.from('%PDF-1.7 dear all');
  const query = '?questionAnswerId=letter&fileName=Dear%20all.pdf';
  const attached = await ana.ask('POST', `${url}${query}`, pdf);
  expect(attached.body.questionAnswers).toMatchObject([{ answerToDisplay: 'Dear all.pdf' }]);

  expect((await ana.ask('POST', url, pdf)).status).toBe(400);
  expect((await ana.ask('POST', `${url}${query}`, Buffer.from('MZ'))).status).toBe(415);
  expect((await ben.ask('POST', `${url}${query}`, pdf)).status).toBe(404);
  const letter = { kind: 'file', fileName: 'Dear all.pdf' };
  const empty = await ana.ask('POST', url, { questionAnswerId: 'letter', letter });
  expect([empty.status, empty.body.fields]).toEqual([
    400,
    { letter: 'Send the file itself as the request body.' },
  ]);
});

describe('jobs', () => {
  it('matched jobs come as a page of cards [API-010]', async () => {
    const { body } = await ana.ask('GET', `${profileOf(ana)}/jobs/matched?page=1&size=5`);
    expect(Object.keys(body)).toEqual(
      expect.arrayContaining(['continuationToken', 'results', 'totalPages', 'totalRecords']),
    );
  });

  it('autofill starts one application per job, however often it is asked [EXA-005]', async () => {
    const jobId = await addOpenJob(home);
    const before = tasks.length;
    const ask = () => ana.ask('POST', `${profileOf(ana)}/jobs/autofill`, { selectedJobs: [jobId, jobId] });
    const [first, again] = [await ask(), await ask()];
    expect(first.body).toMatchObject([{ jobId, status: 'Preparing' }]);
    expect(again.body).toEqual(first.body);
    expect(tasks.slice(before)).toEqual(['prepare-application']);
  });

  it('a profile that is not complete cannot start one', async () => {
    const newcomers = await newcomer();
    await newcomers.ask('POST', `/eb/api/v1/userpreferences?user_uid=${newcomers.userId}`, {
      code: 'EAST',
      value: 'NEWRSME',
    });
    const reply = await newcomers.ask('POST', `${profileOf(newcomers)}/jobs/autofill`, {
      selectedJobs: [await addOpenJob(home)],
    });
    expect([reply.status, reply.body.error]).toEqual([409, 'conflict']);
  });
});

describe('applications', () => {
  it('a list by status has the paged shape and the newest first [EXA-007] [EXA-008] [EXA-026]', async () => {
    const client = await newcomer();
    const [older, newer] = [await ready(client), await ready(client)];
    const { body } = await client.ask('POST', `${applicationsOf(client)}/detail/list`, {
      statuses: ['ReadyForReview'],
      continuationToken: '',
      pageSize: 10,
      pageNumber: 1,
    });
    expect(body.results.map((one: { id: string }) => one.id)).toEqual([newer, older]);
    expect(body).toMatchObject({ totalPages: 1, totalRecords: 2, continuationToken: null });
  });

  it('the summary takes one status or several [EXA-006]', async () => {
    const client = await newcomer();
    await ready(client);
    const count = async (query: string) =>
      (
        await client.ask(
          'GET',
          `${applicationsOf(client)}/summary?${query}&page=1&size=1&sortBy=CreatedAt&isDescendingSort=true`,
        )
      ).body.totalRecords;
    expect(await count('statuses=ReadyForReview')).toBe(1);
    expect(await count('statuses=ReadyForReview&statuses=Fail')).toBe(1);
    expect(await count('statuses=Fail')).toBe(0);
  });

  it('one application answers with every field of its shape [EXA-012] [EXA-020] [EXA-025] [EXA-027]', async () => {
    const id = await ready(ana);
    const { body } = await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`);
    expect(JobApplication.parse(body)).toMatchObject({
      id,
      jobApplicationId: id,
      createType: 'UserFilled',
      jobApplicationStatus: 'ReadyForReview',
      submittedAt: null,
      remoteOptions: ['On-site'],
      trackProperties: { ats: 'lever', employmentType: 'Full-time', remoteOption: 'On-site' },
      jobDetail: {
        title: expect.stringMatching(/^Operations Analyst/),
        ats: 'lever',
        eligibleForExpertApply: true,
        company: { companyId: 'acme', name: 'Acme', logo: null },
      },
    });
  });

  it('the counter has its four numbers [EXA-023]', async () => {
    const open = {
      ...answered(textField('why', 'Why us?'), ''),
      answer: [],
      source: null,
      reviewRequired: true,
    };
    const id = await ready(ana, { answers: [answered(textField('name', 'Full name'), 'Ana'), open] });
    const { body } = await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`);
    expect(body.answerCounter).toEqual({
      totalQuestions: 2,
      totalIgnoreQuestions: 0,
      totalConfidentAnswers: 1,
      totalReviewRequiredAnswers: 1,
    });
  });

  it('a question carries text, type, answer, flags and source; several choices are a JSON list [EXA-029]', async () => {
    const shifts = {
      ...answered(textField('shifts', 'Which shifts?'), 'Day'),
      field: {
        ...textField('shifts', 'Which shifts?'),
        type: 'MultiChoice' as const,
        control: 'checkboxes' as const,
      },
      answer: ['Day', 'Night'],
    };
    const id = await ready(ana, { answers: [shifts] });
    const { body } = await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`);
    expect(body.questionAnswers).toMatchObject([
      {
        id: 'shifts',
        questionText: 'Which shifts?',
        questionType: 'MultiChoice',
        answerToDisplay: '["Day","Night"]',
        isRequired: true,
        isReviewRequired: false,
        answerValidationType: 'Default',
      },
    ]);
  });
});

describe('review and apply', () => {
  const review = (id: string, apply: boolean, items: object[] = []) => [
    { applyJobApplicationAfterSave: apply, jobApplicationId: id, reviewApplicationAnswerItems: items },
  ];

  it('saves items by question id and array answers as JSON [EXA-009] [EXA-010]', async () => {
    const field = {
      ...textField('shifts', 'Which shifts?'),
      type: 'MultiChoice' as const,
      options: ['Day', 'Night'].map((label) => ({ label, value: label })),
    };
    const id = await ready(ana, { answers: [{ ...answered(field, ''), answer: [], source: null }] });
    const reply = await ana.ask(
      'POST',
      `${applicationsOf(ana)}/review-apply`,
      review(id, false, [{ questionAnswerId: 'shifts', userAnswer: '["Night"]' }]),
    );
    expect(reply.body).toMatchObject([{ jobApplicationId: id, status: 'ReadyForReview' }]);
    const { body } = await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`);
    expect(body.questionAnswers[0].answerToDisplay).toBe('["Night"]');
  });

  it('needs a confirmed email address, and changes nothing without one [I-03]', async () => {
    const id = await ready(ben);
    await writeVerified(ben.userId, false);
    const url = `${applicationsOf(ben)}/review-apply`;
    const refused = await ben.ask('POST', url, review(id, true));
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Confirm your email address before you apply. Open the link in the email we sent you.',
    ]);
    await writeVerified(ben.userId, true);
    expect((await ben.ask('POST', url, review(id, true))).status).toBe(200);
  });

  it('without items it approves what was prepared, once [EXA-011]', async () => {
    const id = await ready(ana);
    const before = tasks.length;
    const url = `${applicationsOf(ana)}/review-apply`;
    const [first, again] = [
      await ana.ask('POST', url, review(id, true)),
      await ana.ask('POST', url, review(id, true)),
    ];
    expect(first.body).toEqual([{ jobApplicationId: id, status: 'Processing', creditsLeft: 9 }]);
    expect(again.body).toEqual(first.body);
    expect(tasks.slice(before)).toEqual(['submit-application']);
  });

  it("nobody reads, changes or removes somebody else's application", async () => {
    const id = await ready(ana);
    const { body } = await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`);
    const replies = [
      await ben.ask('GET', `${applicationsOf(ben)}/detail/${id}`),
      await ben.ask('GET', `${applicationsOf(ana)}/detail/${id}`),
      await ben.ask('GET', `${applicationsOf(ben)}/${id}/proof`),
      await ben.ask('POST', `${applicationsOf(ben)}/review-apply`, review(id, true)),
      await ben.ask('DELETE', `${profileOf(ben)}/jobs/${body.jobId}/applications/${id}`),
      await ben.ask(
        'POST',
        `${applicationsOf(ben)}/${id}/postarchivalstatus?PostArchiveStatus=AppliedForJob`,
      ),
    ];
    expect(replies.map((reply) => reply.status)).toEqual(replies.map(() => 404));
    expect(replies.every((reply) => !reply.text.includes('Ana'))).toBe(true);
    expect((await ana.ask('GET', `${applicationsOf(ana)}/detail/${id}`)).body).toEqual(body);
  });

  it.each([
    ['not a list', {}],
    [
      'a wrong id',
      [{ applyJobApplicationAfterSave: true, jobApplicationId: '7', reviewApplicationAnswerItems: [] }],
    ],
    ['a text for a flag', [{ applyJobApplicationAfterSave: 'yes' }]],
  ])('%s is refused by name and changes nothing', async (_what, body) => {
    const before = tasks.length;
    const reply = await ana.ask('POST', `${applicationsOf(ana)}/review-apply`, body);
    expect([reply.status, reply.body.error]).toEqual([400, 'invalid_request']);
    expect(tasks).toHaveLength(before);
  });
});

describe('afterwards', () => {
  it('an application can be removed and is gone from the list [EXA-015]', async () => {
    const client = await newcomer();
    const id = await ready(client);
    const { body } = await client.ask('GET', `${applicationsOf(client)}/detail/${id}`);
    const reply = await client.ask('DELETE', `${profileOf(client)}/jobs/${body.jobId}/applications/${id}`);
    expect(reply.status).toBe(200);
    expect((await client.ask('GET', `${applicationsOf(client)}/detail/${id}`)).status).toBe(404);
  });

  it('a failed one says why in safe words, and "I applied" is kept with its date [EXA-016] [EXA-021] [EXA-022] [RCP-027]', async () => {
    const client = await newcomer();
    const id = await ready(client);
    await home.database.kysely
      .updateTable('applications')
      .set({ status: 'Fail', failure_code: 'failure_captcha', failure_detail: 'hCaptcha frame' })
      .where('id', '=', id)
      .execute();
    const saved = await client.ask(
      'POST',
      `${applicationsOf(client)}/${id}/postarchivalstatus?PostArchiveStatus=AppliedForJob&Note=by+hand`,
    );
    expect(saved.body.postArchiveStatus).toBe('AppliedForJob');
    const { body } = await client.ask('GET', `${applicationsOf(client)}/detail/${id}`);
    expect(body.failedReason).toEqual({
      errorCode: 'failure_captcha',
      developerMessage: 'hCaptcha frame',
      uiSafeMessage:
        "The company's site asked for proof that you're human, so we couldn't finish your application.",
      documentationLink: null,
    });
    expect(saved.body.note).toBe('by hand');
    expect(body.activePostArchiveDetail).toEqual(saved.body);
  });
});

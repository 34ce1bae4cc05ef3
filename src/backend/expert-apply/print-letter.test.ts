import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Brief } from '#automation/submit.ts';
import { saveLetter } from '#backend/builder/save-letter.ts';
import type { FormField } from '#domain/question/employer-form.ts';
import { actAs, addOpenJob, addPerson, formWith, type Person, textField } from '#tests/ready-application.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { getProof } from './get-proof.ts';
import { getApplication } from './list-applications.ts';
import { prepareApplication } from './prepare-application.ts';
import { reviewApply } from './review-apply.ts';
import { startApplications } from './start-applications.ts';
import { submitApplication } from './submit-application.ts';

let home: TestPlatform;
let attemptId = '';

beforeAll(async () => {
  home = await createTestPlatform({
    tasks: {
      send: async (_db, _task, payload) => {
        if ('attemptId' in payload) attemptId = String(payload.attemptId);
      },
    },
  });
  home.config.hostSpacingMs = 0;
});
afterAll(() => home.drop());

const letterField: FormField = {
  ...textField('letter', 'Cover letter'),
  type: 'File',
  control: 'file',
  family: 'cover_letter',
};
const form = formWith([letterField]);
const signal = new AbortController().signal;
const printed: string[] = [];
const print = async (html: string) => {
  printed.push(html);
  return Buffer.from(`%PDF-1.7 ${html}`);
};

async function prepare(person: Person) {
  const jobId = await addOpenJob(home, { title: 'Operations Analyst' });
  const [started] = await actAs(home, person, (context) =>
    startApplications(context, { documentId: person.documentId, jobIds: [jobId] }),
  );
  const applicationId = started?.jobApplicationId ?? '';
  const readForm = async () => ({ outcome: 'read' as const, form });
  await prepareApplication(home, { readForm, print }, { applicationId, lastTry: true, signal });
  return applicationId;
}

const look = (person: Person, applicationId: string) =>
  actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: true }),
  );

it('a letter asked for as a file is printed, sent as approved and named by the receipt', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const body = 'Dear {company},\n\nI <b>want</b> to be your {job title}.';
  await actAs(home, ana, (context) =>
    saveLetter(context, { id: randomUUID(), name: 'Warm', body, isDefault: true }),
  );
  const applicationId = await prepare(ana);
  expect(printed.at(-1)).toContain('<p>I &lt;b&gt;want&lt;/b&gt; to be your Operations Analyst.</p>');
  const ready = await look(ana, applicationId);
  expect(ready.jobApplicationStatus).toBe('ReadyForReview');
  expect(ready.questionAnswers[0]).toMatchObject({
    answerToDisplay: 'Cover letter.pdf',
    fileUrl: expect.stringMatching(/^\/eb\/api\/v1\/files\//),
  });

  await actAs(home, ana, (context) =>
    reviewApply(context, {
      documentId: ana.documentId,
      reviews: [
        {
          jobApplicationId: applicationId,
          applyJobApplicationAfterSave: true,
          reviewApplicationAnswerItems: [],
        },
      ],
    }),
  );
  const briefs: Brief[] = [];
  const confirmation = { url: 'https://jobs.example.com/thanks', text: 'Thank you.', signal: 'thanks page' };
  const sender = {
    send: async (brief: Brief) => {
      briefs.push(brief);
      return { outcome: 'confirmed' as const, confirmation };
    },
    fault: async () => {},
  };
  await submitApplication(home, sender, { attemptId, lastTry: true, signal });
  const sha256 = createHash('sha256')
    .update(`%PDF-1.7 ${printed.at(-1)}`)
    .digest('hex');
  expect(briefs[0]?.files).toMatchObject([{ path: 'letter', fileName: 'Cover letter.pdf', sha256 }]);
  const proof = await actAs(home, ana, (context) =>
    getProof(context, { documentId: ana.documentId, applicationId }),
  );
  expect(proof?.files).toMatchObject([{ name: 'Cover letter.pdf', sha256 }]);
});

it('without a letter of their own the person is told that the form cannot be finished', async () => {
  const ben = await addPerson(home, { credits: 1 });
  const application = await look(ben, await prepare(ben));
  expect(application.failedReason?.errorCode).toBe('failure_unsupported_field');
});

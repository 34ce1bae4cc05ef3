import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Brief } from '#automation/run/submit.ts';
import { saveLetter } from '#backend/documents/letters/letters.ts';
import { getProof } from '#backend/expert-apply/proof/get-proof.ts';
import { letterTask } from '#backend/expert-apply/record/task-definitions.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addOpenJob, addPerson, type Person } from '#tests/ready-application.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { attachLetter } from './attach-letter.ts';
import { prepareApplication } from './prepare-application.ts';
import { printWrittenLetter } from './print-letter.ts';
import { startApplications } from './start-applications.ts';

type LetterOrder = Parameters<typeof printWrittenLetter>[2];

let attemptId = '';
const orders: LetterOrder[] = [];

const home = await openTestPlatform(
  {
    tasks: {
      send: async (_db, _task, payload) => {
        if ('attemptId' in payload) attemptId = String(payload.attemptId);
        if ('orderId' in payload) orders.push(letterTask.payload.parse(payload));
      },
    },
  },
  { hostSpacingMs: 0 },
);

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

type Letter = Parameters<typeof attachLetter>[2]['letter'];

const attach = (
  person: Person,
  applicationId: string,
  letter: Letter,
  { questionAnswerId = 'letter', file = bytes }: { questionAnswerId?: string; file?: Buffer | null } = {},
) => {
  const { documentId } = person;
  const input = { documentId, applicationId, questionAnswerId, letter, file, waitMs: 60_000 };
  return attachLetter(home, person.user, input);
};
const approve = (person: Person, applicationId: string) =>
  actAs(home, person, (context) =>
    reviewApply(context, {
      documentId: person.documentId,
      reviews: [
        {
          jobApplicationId: applicationId,
          applyJobApplicationAfterSave: true,
          reviewApplicationAnswerItems: [],
        },
      ],
    }),
  );
const pdf = { kind: 'file', fileName: 'C:\\My letter.pdf' } as const;
const bytes = Buffer.from('%PDF-1.7 dear all');

it('a letter is written at the question that asks for it, printed, and covered by the approval', async () => {
  const ben = await addPerson(home, { credits: 1 });
  const applicationId = await prepare(ben);
  const open = (await look(ben, applicationId)).questionAnswers[0];
  expect(open).toMatchObject({ answerToDisplay: '', takesLetter: true, isReviewRequired: true });
  await expect(approve(ben, applicationId)).rejects.toMatchObject({ fields: { letter: expect.anything() } });

  const outline = { kind: 'text', text: 'Dear all, [Your words: why this job]' } as const;
  await expect(attach(ben, applicationId, outline)).rejects.toMatchObject({
    fields: { text: expect.stringContaining('why this job') },
  });

  orders.length = 0;
  const attached = attach(ben, applicationId, { kind: 'text', text: 'Dear all,\n\nI like <boats>.' });
  await expect.poll(() => orders.length, { timeout: 300_000 }).toBe(1);
  const [order] = orders;
  if (order) await printWrittenLetter(home, print, order);
  await attached;
  expect(printed.at(-1)).toContain('<p>I like &lt;boats&gt;.</p>');
  expect((await look(ben, applicationId)).questionAnswers[0]).toMatchObject({
    answerToDisplay: 'Cover letter.pdf',
    fileUrl: expect.stringMatching(/files/),
    source: { kind: 'typed' },
    isReviewRequired: false,
  });
  await approve(ben, applicationId);
  await expect(attach(ben, applicationId, { kind: 'none' })).rejects.toMatchObject({ errorCode: 'conflict' });
});

it('a file is attached as it is, replaced, and taken off again', async () => {
  const cleo = await addPerson(home, { credits: 1 });
  const applicationId = await prepare(cleo);
  await attach(cleo, applicationId, pdf);
  const question = async () => (await look(cleo, applicationId)).questionAnswers[0];
  expect(await question()).toMatchObject({ answerToDisplay: 'My letter.pdf' });
  await attach(cleo, applicationId, { kind: 'none' });
  expect(await question()).toMatchObject({ answerToDisplay: '', source: null, isReviewRequired: true });
  expect((await question())?.fileUrl).toBeUndefined();
});

it('refuses what is no letter, other questions, and the applications of others', async () => {
  const dan = await addPerson(home, { credits: 1 });
  const applicationId = await prepare(dan);
  const exe = { ...pdf, fileName: 'letter.exe' };
  await expect(attach(dan, applicationId, exe)).rejects.toMatchObject({ errorCode: 'unsupported_type' });
  const disguised = attach(dan, applicationId, pdf, { file: Buffer.from('MZ program') });
  await expect(disguised).rejects.toMatchObject({ errorCode: 'unsupported_type' });
  const missing = attach(dan, applicationId, pdf, { file: null });
  await expect(missing).rejects.toMatchObject({
    fields: { letter: 'Send the file itself as the request body.' },
  });
  const resume = { questionAnswerId: 'resume' };
  await expect(attach(dan, applicationId, { kind: 'none' }, resume)).rejects.toMatchObject({
    errorCode: 'invalid_request',
  });
  const eve = await addPerson(home, { credits: 1 });
  await expect(attach(eve, applicationId, pdf)).rejects.toMatchObject({
    errorCode: 'not_found',
  });
  expect((await look(dan, applicationId)).questionAnswers[0]).toMatchObject({ answerToDisplay: '' });
});

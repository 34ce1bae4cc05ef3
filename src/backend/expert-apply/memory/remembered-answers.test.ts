import { expect, it } from 'vitest';
import { answerForm } from '#backend/expert-apply/prepare/answer-form.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import type { ReuseScope } from '#domain/application/reviewed-answer.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addOpenJob, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { forgetSensitiveMemory } from './remember-answers.ts';
import {
  changeRememberedAnswer,
  listRememberedAnswers,
  removeRememberedAnswer,
  updatePreparedAnswers,
} from './remembered-answers.ts';

const home = await openTestPlatform();

const call = textField('call', 'Best time to call');
const essay: FormField = {
  ...textField('why', 'Why do you want to work here?'),
  type: 'TextArea',
  control: 'textarea',
};

const open = (field: FormField): PreparedAnswer => ({
  field,
  answer: [],
  source: null,
  reviewRequired: true,
  answerValidationType: 'Default',
  sensitive: false,
});

interface Given {
  company?: string;
  scope?: ReuseScope;
  field?: FormField;
}

/** An application whose only question the person answers in the review; returns its id. */
async function answerInReview(person: Person, text: string, { company, scope, field = call }: Given = {}) {
  const id = await addReadyApplication(home, person, { answers: [open(field)], ...(company && { company }) });
  await review(person, id, text, { field, ...(scope && { scope }) });
  return id;
}

function review(person: Person, id: string, text: string, { scope, field = call }: Given = {}) {
  const item = { questionAnswerId: field.path, userAnswer: text, scope };
  return actAs(home, person, (context) =>
    reviewApply(context, {
      documentId: person.documentId,
      reviews: [
        { jobApplicationId: id, applyJobApplicationAfterSave: false, reviewApplicationAnswerItems: [item] },
      ],
    }),
  );
}

const list = (person: Person) =>
  actAs(home, person, (context) => listRememberedAnswers(context, { documentId: person.documentId }));

const look = (person: Person, applicationId: string) =>
  actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: true }),
  );

async function prepare(person: Person, { company = 'Globex', field = call, jobId = '' } = {}) {
  const input = {
    id: null,
    userId: person.user.id,
    jobId: jobId || (await addOpenJob(home, { company })),
    resumeBlobId: null,
  };
  const [answer] = await actAs(home, person, (context) => answerForm(context, input, formWith([field])));
  return answer?.answer.join('');
}

const jobOf = async (person: Person, id: string) => (await look(person, id)).jobId;

it('an answer is used again as widely as the person allows', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const everywhere = await answerInReview(ana, 'Mornings', { company: 'Acme' });
  expect(await prepare(ana, { company: 'Globex' })).toBe('Mornings');

  await review(ana, everywhere, 'Mornings', { scope: 'employer' });
  expect(await prepare(ana, { company: 'Globex' })).toBe('');
  expect(await prepare(ana, { company: 'Acme' })).toBe('Mornings');

  await review(ana, everywhere, 'Mornings', { scope: 'job' });
  expect(await prepare(ana, { company: 'Acme' })).toBe('');
  expect(await prepare(ana, { jobId: await jobOf(ana, everywhere) })).toBe('Mornings');
  expect((await list(ana)).answers).toMatchObject([
    { scope: 'job', company: 'Acme', answerToDisplay: 'Mornings' },
  ]);
});

it('an answer that is only confirmed keeps the day and the employer it was given for', async () => {
  const ana = await addPerson(home, { credits: 1 });
  await answerInReview(ana, 'Mornings', { company: 'Acme' });
  await answerInReview(ana, 'Mornings', { company: 'Globex' });
  expect((await list(ana)).answers).toMatchObject([{ company: 'Acme', usedIn: [{}, {}] }]);
  await answerInReview(ana, 'Evenings', { company: 'Globex' });
  expect((await list(ana)).answers).toMatchObject([{ company: 'Globex', answerToDisplay: 'Evenings' }]);
});

it('a narrower answer beats a wider one where it applies, and only there', async () => {
  const ana = await addPerson(home, { credits: 1 });
  await answerInReview(ana, 'Mornings', { company: 'Acme' });
  await answerInReview(ana, 'Evenings', { company: 'Initech', scope: 'employer' });
  expect(await prepare(ana, { company: 'Initech' })).toBe('Evenings');
  expect(await prepare(ana, { company: 'Globex' })).toBe('Mornings');
});

it('the list names every application that uses an answer, also after it was cleared elsewhere', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const first = await answerInReview(ana, 'Mornings');
  const second = await addReadyApplication(home, ana, { answers: [open(call)] });
  const { outdated } = await list(ana);
  expect(outdated).toMatchObject([
    {
      applicationId: second,
      questions: [{ questionText: 'Best time to call', before: '', after: 'Mornings' }],
    },
  ]);
  await actAs(home, ana, (context) =>
    updatePreparedAnswers(context, { documentId: ana.documentId, applicationIds: [second] }),
  );
  const { answers } = await list(ana);
  expect(answers[0]?.usedIn.map(({ applicationId }) => applicationId)).toEqual([second, first]);
  await review(ana, second, '');
  expect((await list(ana)).answers[0]?.usedIn).toMatchObject([{ applicationId: first }]);
  await review(ana, first, '');
  expect((await list(ana)).answers).toEqual([]);
});

it('a changed answer names the prepared applications with the old one and updates them only when asked', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const first = await answerInReview(ana, 'Mornings');
  const [answer] = (await list(ana)).answers;
  const changed = await actAs(home, ana, (context) =>
    changeRememberedAnswer(context, {
      documentId: ana.documentId,
      answerId: answer?.id ?? '',
      userAnswer: 'Evenings',
      scope: 'everywhere',
    }),
  );
  expect(changed).toMatchObject({
    answers: [{ answerToDisplay: 'Evenings' }],
    outdated: [
      { applicationId: first, company: 'Acme', questions: [{ before: 'Mornings', after: 'Evenings' }] },
    ],
  });
  expect((await look(ana, first)).questionAnswers).toMatchObject([{ answerToDisplay: 'Mornings' }]);
  const updated = await actAs(home, ana, (context) =>
    updatePreparedAnswers(context, { documentId: ana.documentId, applicationIds: [first] }),
  );
  expect(updated.outdated).toEqual([]);
  expect((await look(ana, first)).questionAnswers).toMatchObject([
    { answerToDisplay: 'Evenings', isReviewRequired: false },
  ]);
});

it('an answer that the form would refuse and a wider scope than the question allows are refused', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const options = ['Friend', 'Job board'].map((label) => ({ label, value: label }));
  const heard: FormField = {
    ...textField('heard', 'How did you hear about us?'),
    type: 'SingleChoice',
    options,
  };
  await answerInReview(ana, 'Friend', { field: heard });
  const [answer] = (await list(ana)).answers;
  expect(answer).toMatchObject({ scope: 'employer', widest: 'employer' });
  const change = (userAnswer: string, scope: ReuseScope) =>
    actAs(home, ana, (context) =>
      changeRememberedAnswer(context, {
        documentId: ana.documentId,
        answerId: answer?.id ?? '',
        userAnswer,
        scope,
      }),
    );
  await expect(change('A billboard', 'employer')).rejects.toMatchObject({ errorCode: 'invalid_request' });
  await expect(change('Job board', 'everywhere')).rejects.toMatchObject({ errorCode: 'invalid_request' });
  expect((await change('Job board', 'job')).answers).toMatchObject([
    { answerToDisplay: 'Job board', scope: 'job' },
  ]);
});

it('a deleted answer is not used again, prepared applications keep it, and nobody else can delete it', async () => {
  const [ana, ben] = [await addPerson(home, { credits: 1 }), await addPerson(home, { credits: 1 })];
  const first = await answerInReview(ana, 'Mornings');
  const answerId = (await list(ana)).answers[0]?.id ?? '';
  const remove = (person: Person) =>
    actAs(home, person, (context) =>
      removeRememberedAnswer(context, { documentId: person.documentId, answerId }),
    );
  await expect(remove(ben)).rejects.toMatchObject({ errorCode: 'not_found' });
  expect(await remove(ana)).toEqual({ answers: [], outdated: [] });
  expect(await prepare(ana)).toBe('');
  expect((await look(ana, first)).questionAnswers).toMatchObject([{ answerToDisplay: 'Mornings' }]);
});

it('free text is offered as a starting point for a similar question and never filled in', async () => {
  const ana = await addPerson(home, { credits: 1 });
  await answerInReview(ana, 'Because of the people.', { field: essay });
  const similar = { ...essay, path: 'q', label: 'Why are you interested in this role?' };
  expect(await prepare(ana, { field: similar })).toBe('');
  const drafted = { ...similar, path: 'd', label: 'Why do you want to work here?' };
  const next = await addReadyApplication(home, ana, {
    answers: [
      open(similar),
      open(call),
      { ...open(drafted), answer: ['A draft'], source: { kind: 'draft', basis: 'resume' } },
    ],
    company: 'Globex',
  });
  const { questionAnswers } = await look(ana, next);
  expect(questionAnswers).toMatchObject([
    { answerToDisplay: '', startFrom: { text: 'Because of the people.', where: 'Acme' } },
    { answerToDisplay: '' },
    { answerToDisplay: 'A draft', startFrom: { text: 'Because of the people.', where: 'Acme' } },
  ]);
  expect(questionAnswers[1]?.startFrom).toBeUndefined();
  expect((await list(ana)).outdated).toEqual([]);
});

it('a personal answer is remembered only with consent, encrypted, and until the consent is withdrawn', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const gender: FormField = textField('gender', 'What is your gender?');
  await answerInReview(ana, 'Nonbinary', { field: gender });
  expect((await list(ana)).answers).toEqual([]);
  const { version } = consentTexts['sensitive-answers'];
  await actAs(home, ana, (context) =>
    giveConsent(context, { kind: 'sensitive-answers', version, ip: '127.0.0.1' }),
  );
  await answerInReview(ana, 'Nonbinary', { field: gender });
  expect((await list(ana)).answers).toMatchObject([{ answerToDisplay: 'Nonbinary' }]);
  const rows = await home.database.kysely
    .selectFrom('remembered_answers')
    .selectAll()
    .where('user_id', '=', ana.user.id)
    .execute();
  expect(JSON.stringify(rows)).not.toContain('Nonbinary');
  await actAs(home, ana, forgetSensitiveMemory);
  expect(await prepare(ana, { field: gender })).toBe('');
});

import { expect, it } from 'vitest';
import { updateDocument } from '#backend/documents/editing/update-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { findProfile } from '#backend/documents/record/find-document.ts';
import { changeApplication, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { saveAnswers } from '#backend/expert-apply/review/save-answers.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { keyQuestions } from '#domain/question/key/key-questions.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { answerForm } from './answer-form.ts';
import { getInterview } from './get-interview.ts';

const home = await openTestPlatform();

function choice(path: string, label: string): FormField {
  const options = ['Yes', 'No'].map((one) => ({ label: one, value: one }));
  return { ...textField(path, label), type: 'SingleChoice', control: 'radio', options };
}
const fields = [
  choice('adult', 'Are you 18 years of age or older?'),
  choice('move', 'Are you willing to relocate for this position?'),
  choice('free', 'Are you authorized to work in the United States without sponsorship?'),
  choice('crime', 'Have you ever been convicted of a felony?'),
];

async function state(person: Person, answers: Record<string, string>): Promise<void> {
  await actAs(home, person, async (context) => {
    const profile = await findProfile(context, person.user.id);
    if (!profile) throw new Error('no profile');
    const stated = keyQuestions.flatMap(({ id, questionText }) =>
      answers[id] ? [{ questionId: id, questionText, answer: [answers[id]] }] : [],
    );
    const document = await cleanDocument(writeAnswers(profile, stated));
    await updateDocument(context, { documentId: person.documentId, document });
  });
}

/** An application whose answers were prepared from the profile, stored as the product stores them. */
async function prepare(person: Person): Promise<string> {
  const id = await addReadyApplication(home, person);
  await actAs(home, person, async (context) => {
    const application = await findApplication(context, id);
    if (!application) throw new Error('no application');
    const answers = await answerForm(context, application, { ...formWith(fields), countries: ['US'] });
    await changeApplication(context, id, { answers }, context.now());
  });
  return id;
}

const ask = (person: Person) =>
  actAs(home, person, (context) => getInterview(context, { documentId: person.documentId }));

it('counts what each answer has answered, derived and sealed answers included', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const { version } = consentTexts['sensitive-answers'];
  await actAs(home, ana, (context) =>
    giveConsent(context, { kind: 'sensitive-answers', version, ip: '127.0.0.1' }),
  );
  const before = await ask(ana);
  expect(before.saved).toEqual({});
  expect(before.questions.find(({ id }) => id === 'adult')).toEqual({ id: 'adult', isKnown: false });

  await state(ana, {
    adult: 'Yes',
    relocate: 'No',
    'work-authorization': 'Yes',
    sponsorship: 'No',
    felony: 'No',
  });
  const first = await prepare(ana);
  await prepare(ana);
  const after = await ask(ana);
  expect(after.saved).toEqual({ adult: 2, relocate: 2, 'work-authorization': 2, sponsorship: 2, felony: 2 });
  expect(after.savedInAll).toBe(8);
  const known = after.questions.filter(({ isKnown }) => isKnown).map(({ id }) => id);
  expect(known.toSorted()).toEqual(['adult', 'felony', 'relocate', 'sponsorship', 'work-authorization']);

  await actAs(home, ana, async (context) => {
    const application = await findApplication(context, first);
    if (!application) throw new Error('no application');
    const items = [
      { questionAnswerId: 'move', userAnswer: 'Yes' },
      { questionAnswerId: 'adult', userAnswer: 'Yes' },
    ];
    await saveAnswers(context, { application, items, company: 'Acme' });
  });
  expect((await ask(ana)).saved, 'a changed answer is no longer the one from the profile').toMatchObject({
    relocate: 1,
    adult: 2,
  });
});

it('a sealed answer does not show which key question it is based on', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const { version } = consentTexts['sensitive-answers'];
  await actAs(home, ana, (context) =>
    giveConsent(context, { kind: 'sensitive-answers', version, ip: '127.0.0.1' }),
  );
  await state(ana, { felony: 'No' });
  const id = await prepare(ana);
  const { answers } = await inTransaction(home, ({ db }) =>
    db.selectFrom('applications').select('answers').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(answers)).not.toContain('"felony"');
});

it("is nobody else's", async () => {
  const [ana, ben] = [await addPerson(home, { credits: 1 }), await addPerson(home, { credits: 1 })];
  await expect(
    actAs(home, ben, (context) => getInterview(context, { documentId: ana.documentId })),
  ).rejects.toMatchObject({ errorCode: 'not_found' });
});

import { expect, it } from 'vitest';
import { getApplication } from '#backend/expert-apply/track/list-applications.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { actAs, addPerson, addReadyApplication, type Person } from '#tests/ready-application.ts';
import { answered, textField } from '#tests/sample-form.ts';
import { answerGroupedQuestion, listGroupedQuestions } from './group-questions.ts';

const home = await openTestPlatform();

const open = (field: FormField): PreparedAnswer => ({
  ...answered(field, ''),
  answer: [],
  source: null,
  reviewRequired: true,
});
const choice = (path: string, label: string, choices: string[]): FormField => ({
  ...textField(path, label),
  type: 'SingleChoice',
  options: choices.map((one) => ({ label: one, value: one })),
});
const sponsor = choice('visa', 'Will you now or in the future require visa sponsorship?', ['Yes', 'No']);
const sponsorText = textField('s', 'Do you require sponsorship?');
const sponsorOther = choice('q9', 'Do you need visa sponsorship?', ['Yes, now', 'Maybe later']);
const here = textField('here', 'Whom do you know here?');
const optional = textField('o', 'Best time to call', false);

const list = (person: Person) =>
  actAs(home, person, (context) => listGroupedQuestions(context, { documentId: person.documentId }));
const read = async (person: Person, applicationId: string) => {
  const { questionAnswers } = await actAs(home, person, (context) =>
    getApplication(context, { documentId: person.documentId, applicationId, showDeveloperMessages: true }),
  );
  return questionAnswers.map(({ answerToDisplay }) => answerToDisplay);
};

it('questions that ask the same in other words are answered once, and stay open where the answer does not fit', async () => {
  const ana = await addPerson(home, { credits: 1 });
  const add = (company: string, fields: FormField[]) =>
    addReadyApplication(home, ana, { company, answers: fields.map(open) });
  const acme = await add('Acme', [sponsorText, here, optional]);
  const globex = await add('Globex', [sponsor, here, optional]);
  const initech = await add('Initech', [sponsorOther, here, optional]);
  const { groups } = await list(ana);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.applications.map(({ company }) => company).toSorted()).toEqual([
    'Acme',
    'Globex',
    'Initech',
  ]);

  const done = await actAs(home, ana, (context) =>
    answerGroupedQuestion(context, {
      documentId: ana.documentId,
      applicationId: globex,
      questionAnswerId: 'visa',
      userAnswer: 'No',
    }),
  );
  expect(done).toEqual({ groups: [], answered: 2 });
  expect(await read(ana, acme)).toEqual(['No', '', '']);
  expect(await read(ana, globex)).toEqual(['No', '', '']);
  expect(await read(ana, initech)).toEqual(['', '', '']);
});

it('one application alone is no group, and a question of another person is not found', async () => {
  const [ana, ben] = [await addPerson(home, { credits: 1 }), await addPerson(home, { credits: 1 })];
  const first = await addReadyApplication(home, ana, { answers: [open(sponsor)] });
  expect((await list(ana)).groups).toEqual([]);
  await addReadyApplication(home, ana, { answers: [open(sponsor)], company: 'Globex' });
  expect((await list(ana)).groups).toHaveLength(1);
  const answer = (person: Person) =>
    actAs(home, person, (context) =>
      answerGroupedQuestion(context, {
        documentId: person.documentId,
        applicationId: first,
        questionAnswerId: 'visa',
        userAnswer: 'No',
      }),
    );
  await expect(answer(ben)).rejects.toMatchObject({ errorCode: 'not_found' });
});

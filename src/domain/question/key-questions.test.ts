import { expect, test } from 'vitest';
import { writeAnswers } from '#domain/document/answers.ts';
import { emptyDocument } from '#domain/document/empty-document.ts';
import { factsOf, nameAskedFact } from './facts-from-document.ts';
import { KeyQuestionCatalogue, keyQuestionTypes } from './key-question.ts';
import { keyQuestionCatalogue, keyQuestions, preferNotToSay } from './key-questions.ts';

const find = (id: string) => keyQuestions.find((question) => question.id === id);

/** The fact that each question gives; null where only the same question asked again is answered by it. */
const facts: Record<string, string | null> = {
  'work-authorization': 'work_auth.US',
  sponsorship: 'sponsorship',
  adult: 'age_over.18',
  start: 'start_date',
  'start-date': 'start_date',
  notice: 'notice',
  relocate: 'relocate',
  'relocate-places': 'relocate.places',
  travel: 'travel',
  'travel-share': 'travel.share',
  'office-days': 'office_days',
  shifts: 'shifts',
  'driver-license': 'licence.driver',
  education: 'education.level',
  'experience-years': 'experience.years',
  languages: 'languages',
  noncompete: 'noncompete',
  clearance: 'clearance',
  'heard-about': 'source.usual',
  'legal-name': 'name.legal',
  'preferred-name': 'name.preferred',
  linkedin: 'links.linkedin',
  github: 'links.github',
  portfolio: 'links.portfolio',
  website: 'links.website',
  introduction: 'introduction',
  'work-authorization-status': 'work_auth.status',
  'us-person': 'us_person',
  felony: 'felony',
  'felony-explanation': null,
  pronouns: 'pronouns',
  gender: 'eeo.gender',
  hispanic: 'eeo.hispanic',
  race: 'eeo.race',
  veteran: 'eeo.veteran',
  disability: 'eeo.disability',
};

test('the catalogue has the specified fields and only types that can be shown [KEY-004]', () => {
  expect(KeyQuestionCatalogue.parse(keyQuestionCatalogue)).toEqual(keyQuestionCatalogue);
  expect(new Set(keyQuestions.map(({ id }) => id)).size).toBe(keyQuestions.length);
  expect(keyQuestions.map(({ questionIndex }) => questionIndex)).toEqual([...keyQuestions.keys()]);
  for (const { questionType, answerChoices } of keyQuestions)
    expect(answerChoices.length > 1).toBe(questionType.endsWith('Choice'));
});

test('key questions come as text, text area, single choice, calendar and multi choice [KEY-007]', () => {
  const used = new Set(keyQuestions.map(({ questionType }) => questionType));
  for (const type of ['Text', 'TextArea', 'SingleChoice', 'Calendar', 'MultiChoice'] as const)
    expect([...used]).toContain(type);
  for (const type of used) expect(keyQuestionTypes).toContain(type);
});

test('the felony question and the preferred start each have a child that hangs on them [KEY-006]', () => {
  for (const pair of [keyQuestionCatalogue.felony, keyQuestionCatalogue.preferredStartDate]) {
    const child = find(pair.childID);
    expect(child?.dependentQuestionId).toBe(pair.parentID);
    expect(find(pair.parentID)?.answerChoices).toEqual(
      expect.arrayContaining(child?.dependentQuestionTriggerValues ?? ['?']),
    );
  }
  expect(find('start-date')).toMatchObject({ questionType: 'Calendar', futureOnly: true });
  expect(find('felony-explanation')).toMatchObject({ questionType: 'TextArea' });
});

test('a sensitive question is optional, never preselected, and can be declined', () => {
  const sensitive = keyQuestions.filter((question) => question.sensitive);
  expect(sensitive.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['felony', 'gender', 'hispanic', 'race', 'veteran', 'disability']),
  );
  for (const question of sensitive) {
    expect(question.defaultValue).toBe('');
    if (question.dependentQuestionId) continue;
    expect(question.isRequired).toBe(false);
    expect(question.answerChoices.at(-1)).toBe(preferNotToSay);
  }
});

test('no question is preselected', () => {
  for (const { defaultValue } of keyQuestions) expect(['', 'Select']).toContain(defaultValue);
});

test.each(keyQuestions.map((question) => [question.questionText, question] as const))(
  '“%s”, once answered, gives the fact that forms need',
  (questionText, { id, answerChoices }) => {
    const value = answerChoices.at(-1) ?? 'My own answer';
    const empty = emptyDocument({ userId: 'u', name: 'Resume' });
    const document = writeAnswers(empty, [{ questionId: id, questionText, answer: [value] }]);
    const known = factsOf(document, { today: new Date(), documentSavedAt: '2026-11-15T00:00:00.000Z' });
    const asked = nameAskedFact(questionText, '');
    const names = [...known.keys()].map((name) => (name.startsWith(asked) ? 'asked' : name));
    expect(names.toSorted()).toEqual(
      ['asked', facts[id]].filter((name) => typeof name === 'string').toSorted(),
    );
    for (const fact of known.values()) expect(fact).toMatchObject({ value, source: { kind: 'typed' } });
  },
);

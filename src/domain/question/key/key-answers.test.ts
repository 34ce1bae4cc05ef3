import { describe, expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { readAnswers, writeAnswers } from '#domain/document/sections/answers.ts';
import { answerTexts } from '#domain/messages/validation.ts';
import {
  changeKeyAnswer,
  emptyChoice,
  emptyChoiceValue,
  findAnswerMistakes,
  findMissingAnswers,
  type KeyAnswerValue,
  listShownQuestions,
  openKeyAnswers,
  shownChoice,
  writeKeyAnswers,
} from './key-answers.ts';
import type { KeyQuestion } from './key-question.ts';
import { chooseStartDate, keyQuestions } from './key-questions.ts';

const empty = emptyDocument({ userId: 'u', name: 'Resume' });

function find(id: string): KeyQuestion {
  const question = keyQuestions.find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return question;
}
function stored(answers: Record<string, string[]>) {
  return writeAnswers(
    empty,
    Object.entries(answers).map(([questionId, answer]) => ({ questionId, questionText: questionId, answer })),
  );
}
function open(answers: Record<string, string[]> = {}, questions = keyQuestions) {
  return openKeyAnswers(questions, stored(answers));
}
function shown(answers: Record<string, KeyAnswerValue>): string[] {
  return listShownQuestions(keyQuestions, answers).map(({ id }) => id);
}
const kept = (answers: Record<string, KeyAnswerValue>) =>
  Object.fromEntries(
    readAnswers(writeKeyAnswers(empty, keyQuestions, answers)).map((one) => [one.questionId, one.answer]),
  );

describe('the form', () => {
  test('holds answers and errors by question id [KEY-010]', () => {
    const form = open({ adult: ['Yes'] });
    expect(Object.keys(form.answers)).toEqual(keyQuestions.map(({ id }) => id));
    expect(form).toMatchObject({ answers: { adult: 'Yes' }, errors: {}, lastUpdated: null });
  });

  test('holds a list for several choices and a string for everything else [KEY-011]', () => {
    const { answers } = open({ languages: ['English', 'Spanish'], 'start-date': ['01/05/2027'] });
    expect(answers['languages']).toEqual(['English', 'Spanish']);
    expect(answers['start-date']).toBe('01/05/2027');
    for (const { id, questionType } of keyQuestions)
      expect(Array.isArray(answers[id])).toBe(questionType === 'MultiChoice');
  });

  test('starts with the default only when nothing is stored; Select is empty [KEY-005]', () => {
    const withDefault = (id: string, defaultValue: string) => [{ ...find(id), defaultValue }];
    const languages = withDefault('languages', 'English; Spanish ;');
    expect(open({}, languages).answers).toEqual({ languages: ['English', 'Spanish'] });
    expect(open({ languages: ['French'] }, languages).answers).toEqual({ languages: ['French'] });
    expect(open({ languages: [] }, languages).answers).toEqual({ languages: [] });
    expect(open({}, withDefault('adult', 'Select')).answers).toEqual({ adult: '' });
    expect(open({}, withDefault('adult', 'Yes')).answers).toEqual({ adult: 'Yes' });
  });

  test('never preselects a sensitive answer, whatever its default is', () => {
    expect(open({}, [{ ...find('gender'), defaultValue: 'Male' }]).answers).toEqual({ gender: '' });
  });
});

describe('a change', () => {
  test('updates the form and marks the field as last updated', () => {
    const form = { ...open(), errors: { adult: answerTexts.keyRequired, start: answerTexts.keyRequired } };
    const changed = changeKeyAnswer(form, find('adult'), 'Yes');
    expect(changed).toMatchObject({ lastUpdated: 'adult', errors: { start: answerTexts.keyRequired } });
    expect(changed.errors).not.toHaveProperty('adult');
    expect(changed.answers['adult']).toBe('Yes');
    const more = changeKeyAnswer(changed, find('languages'), ['English']);
    expect([more.lastUpdated, more.answers['languages']]).toEqual(['languages', ['English']]);
  });

  test('to “Select” clears the answer [KEY-015]', () => {
    const form = open({ adult: ['Yes'], languages: ['English'] });
    expect(changeKeyAnswer(form, find('adult'), 'Select').answers['adult']).toBe('');
    expect(changeKeyAnswer(form, find('languages'), ['Select']).answers['languages']).toEqual([]);
    expect(changeKeyAnswer(form, find('website'), 'Select').answers['website']).toBe('Select');
  });

  test('to the placeholder of a single choice stores an empty string', () => {
    const form = open({ adult: ['Yes'] });
    expect(changeKeyAnswer(form, find('adult'), 'default').answers['adult']).toBe('');
    expect(changeKeyAnswer(form, find('website'), 'default').answers['website']).toBe('default');
  });

  test("is cut at the question's limit", () => {
    const { answers } = changeKeyAnswer(open(), find('introduction'), 'x'.repeat(1200));
    expect(answers['introduction']).toHaveLength(1000);
  });
});

describe('a dependent question', () => {
  test('shows only while the parent has a trigger value, in any case and spacing [KEY-012]', () => {
    expect(shown({ felony: 'No' })).not.toContain('felony-explanation');
    expect(shown({})).not.toContain('felony-explanation');
    for (const answer of ['Yes', ' yes ', ['No', 'YES']])
      expect(shown({ felony: answer })).toContain('felony-explanation');
  });

  test('does not show under a hidden parent', () => {
    const child = {
      ...find('adult'),
      dependentQuestionId: 'felony',
      dependentQuestionTriggerValues: ['Yes'],
    };
    const grandchild = {
      ...find('travel'),
      dependentQuestionId: 'adult',
      dependentQuestionTriggerValues: ['Yes'],
    };
    const questions = [find('felony'), child, grandchild];
    const ids = (felony: string) =>
      listShownQuestions(questions, { felony, adult: 'Yes' }).map(({ id }) => id);
    expect(ids('No')).toEqual(['felony']);
    expect(ids('Yes')).toEqual(['felony', 'adult', 'travel']);
  });

  test('for the start date shows when its parent has a date or asks to choose one [KEY-013]', () => {
    expect(shown({ start: 'Immediately' })).not.toContain('start-date');
    for (const start of ['01/05/2027', chooseStartDate]) expect(shown({ start })).toContain('start-date');
    expect(shown({ felony: '1/2' })).not.toContain('felony-explanation');
  });

  test("a picked date is also the parent's answer, and shows there as a chosen date", () => {
    const picked = changeKeyAnswer(open({ start: [chooseStartDate] }), find('start-date'), '01/05/2027');
    expect(picked.answers).toMatchObject({ start: '01/05/2027', 'start-date': '01/05/2027' });
    expect(shownChoice(find('start'), '01/05/2027')).toBe(chooseStartDate);
    expect(shownChoice(find('start'), 'Immediately')).toBe('Immediately');
    expect(open({ start: ['01/05/2027'] }).answers['start-date']).toBe('01/05/2027');
    const cleared = changeKeyAnswer(picked, find('start-date'), '');
    expect(cleared.answers).toMatchObject({ start: chooseStartDate, 'start-date': '' });
  });
});

describe('a required question', () => {
  const complete = { 'work-authorization': 'Yes', sponsorship: 'No', adult: 'Yes', start: 'Immediately' };

  test('shows an error without an answer [KEY-020]', () => {
    expect(answerTexts.keyRequired).toBe('This answer is required.');
    expect(Object.keys(findMissingAnswers(keyQuestions, open().answers))).toEqual(Object.keys(complete));
    expect(findMissingAnswers(keyQuestions, { ...complete, adult: '  ' })).toEqual({
      adult: answerTexts.keyRequired,
    });
    expect(findMissingAnswers(keyQuestions, complete)).toEqual({});
  });

  test('includes the explanation after a felony, and only then [KEY-021]', () => {
    const explain = (felony: string) => findMissingAnswers(keyQuestions, { ...complete, felony });
    expect(explain('Yes')).toEqual({ 'felony-explanation': answerTexts.keyRequired });
    expect([explain('No'), explain('Prefer not to say')]).toEqual([{}, {}]);
  });

  test('includes the date after choosing a preferred start, and only then [KEY-022]', () => {
    expect(findMissingAnswers(keyQuestions, { ...complete, start: chooseStartDate })).toEqual({
      'start-date': answerTexts.keyRequired,
    });
    expect(findMissingAnswers(keyQuestions, { ...complete, start: 'Two weeks notice' })).toEqual({});
  });
});

describe('saving', () => {
  test('stores each answer as a list of strings, and nothing for an empty one [KEY-009]', () => {
    const document = writeKeyAnswers(empty, keyQuestions, {
      adult: 'Yes',
      languages: ['English'],
      gender: '',
    });
    const section = document.sections.find((one) => one.sectionTypeCD === 'EAQA');
    expect(section?.paragraphs[0]?.docDatas.map((data) => [data.fieldCD, data.charValue])).toEqual([
      ['adult', '{"answer":["Yes"]}'],
      ['languages', '{"answer":["English"]}'],
    ]);
  });

  test('clears the answer of a hidden child', () => {
    const explained = { felony: 'Yes', 'felony-explanation': 'Long ago' };
    expect(kept(explained)).toEqual({ felony: ['Yes'], 'felony-explanation': ['Long ago'] });
    expect(kept({ ...explained, felony: 'No' })).toEqual({ felony: ['No'] });
  });

  test('keeps answers to questions from other forms', () => {
    const before = stored({ 'lever-42': ['Blue'], adult: ['No'] });
    const after = readAnswers(writeKeyAnswers(before, keyQuestions, { adult: 'Yes' }));
    expect(after.map(({ questionId, answer }) => [questionId, ...answer])).toEqual([
      ['adult', 'Yes'],
      ['lever-42', 'Blue'],
    ]);
  });
});

describe('an answer of the wrong kind', () => {
  const complete = { 'work-authorization': 'Yes', sponsorship: 'No', adult: 'Yes', start: 'Immediately' };

  test('has its own message, beside the missing ones [KEY-020]', () => {
    expect(findAnswerMistakes(keyQuestions, complete)).toEqual({});
    expect(findAnswerMistakes(keyQuestions, { ...complete, adult: '', website: 'not a link' })).toEqual({
      adult: answerTexts.keyRequired,
      website: 'Please enter a valid URL',
    });
    expect(findAnswerMistakes(keyQuestions, { ...complete, 'experience-years': 'six' })).toEqual({
      'experience-years': 'Please enter a valid value(Only numbers are allowed)',
    });
  });

  test("doesn't matter while its question is hidden", () => {
    const child = {
      ...find('website'),
      dependentQuestionId: 'travel',
      dependentQuestionTriggerValues: ['Yes'],
    };
    const mistakes = (travel: string) =>
      findAnswerMistakes([find('travel'), child], { travel, website: 'not a link' });
    expect(mistakes('No')).toEqual({});
    expect(mistakes('Yes')).toEqual({ website: 'Please enter a valid URL' });
  });
});

describe('the form of answers', () => {
  test('has one word for no choice and one value for the placeholder [KEY-015]', () => {
    expect([emptyChoice, emptyChoiceValue]).toEqual(['Select', 'default']);
    const form = open({ adult: ['Yes'] });
    expect(changeKeyAnswer(form, find('adult'), ' SELECT ').answers['adult']).toBe('');
  });

  test('keeps other answers when one changes, and only a start date changes its parent', () => {
    const form = open({ adult: ['Yes'], start: ['Immediately'] });
    const changed = changeKeyAnswer(form, find('relocate'), 'Yes');
    expect(changed.answers).toMatchObject({ adult: 'Yes', start: 'Immediately', relocate: 'Yes' });
    expect(open({ start: ['Immediately'] }).answers['start-date']).toBe('');
    expect(open({ adult: ['1/2'] }).answers['start-date']).toBe('');
  });

  test('shows the first of several values, and a date as itself outside the start', () => {
    expect(shownChoice(find('adult'), ['Yes', 'No'])).toBe('Yes');
    expect(shownChoice(find('adult'), [])).toBe('');
    expect(shownChoice(find('website'), 'a/b')).toBe('a/b');
  });

  test('drops blank values from a list, and uses the first of a list for a single answer', () => {
    const form = open();
    expect(changeKeyAnswer(form, find('languages'), ['English', ' ']).answers['languages']).toEqual([
      'English',
    ]);
    expect(changeKeyAnswer(form, find('website'), ['a.example', 'b.example']).answers['website']).toBe(
      'a.example',
    );
    expect(kept({ adult: ' Yes ', languages: ['English', ' '] })).toEqual({
      adult: ['Yes'],
      languages: ['English'],
    });
  });

  test('hides a child whose parent is not asked', () => {
    const ids = listShownQuestions([find('felony-explanation')], { felony: 'Yes' }).map(({ id }) => id);
    expect(ids).toEqual([]);
  });

  test("stores the question's wording with the answer", () => {
    const [saved] = readAnswers(writeKeyAnswers(empty, keyQuestions, { adult: 'Yes' }));
    expect(saved?.questionText).toBe('Are you at least 18 years of age?');
  });
});

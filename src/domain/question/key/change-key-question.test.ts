import { expect, it } from 'vitest';
import { findChangeRefusal, withChanges } from './change-key-question.ts';
import { keyQuestionCatalog } from './key-questions.ts';

const find = (id: string) => {
  const question = keyQuestionCatalog.questions.find((one) => one.id === id);
  if (!question) throw new Error(id);
  return question;
};

it('a new wording of the same question is fine; a wording that asks something else is refused', () => {
  const authorized = find('work-authorization');
  const reword = (questionText: string) =>
    findChangeRefusal(authorized, { id: authorized.id, questionText, isRequired: authorized.isRequired });
  expect(reword('Are you authorized to work in the United States?')).toBeNull();
  expect(reword('Will you now or in the future need sponsorship for a visa?')).toMatch(
    /asks something different/,
  );
  expect(reword('What is your favorite color?')).toMatch(/asks something different/);
});

it('a sensitive question is never required', () => {
  const sensitive = keyQuestionCatalog.questions.find((one) => one.sensitive);
  if (!sensitive) throw new Error('none');
  expect(findChangeRefusal(sensitive, { ...sensitive, isRequired: true })).toMatch(/can't be required/);
});

it('changes replace the wording and the required mark, and nothing else', () => {
  const question = find('adult');
  const changed = withChanges(keyQuestionCatalog, [
    { id: 'adult', questionText: 'Are you 18 or older?', isRequired: !question.isRequired },
  ]);
  expect(changed.questions.find(({ id }) => id === 'adult')).toEqual({
    ...question,
    questionText: 'Are you 18 or older?',
    isRequired: !question.isRequired,
  });
  expect(changed.questions).toHaveLength(keyQuestionCatalog.questions.length);
});

import { expect, test } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { factsOf } from './answer/facts-from-document.ts';
import { prepareAnswers } from './answer/match-answers.ts';
import { recallAnswers, rememberAnswers } from './answer/remember-answers.ts';
import type { EmployerForm, FormField } from './form/employer-form.ts';

const today = new Date('2026-11-15T12:00:00Z');

function formOf(fields: FormField[], employer?: string): EmployerForm {
  return { ...formWith(fields), countries: ['US'], ...(employer !== undefined && { employer }) };
}

/** What the second form gets from an answer typed on the first. */
function answerAgain(label: string, employers: readonly [string?, string?], then = label, section?: string) {
  const asked = { ...textField('q', label), ...(section !== undefined && { section }) };
  const fields = section === undefined ? [asked] : [textField('own', 'Your full name'), asked];
  const form = formOf(fields, employers[0]);
  const prepared = prepareAnswers(form, new Map(), { resumeFileName: null, today });
  const source = { kind: 'typed' as const, givenAt: '2026-11-01T00:00:00.000Z', where: 'Acme' };
  const answers = prepared.map((one) => (one.field === asked ? { ...one, answer: ['Said'], source } : one));
  const facts = factsOf(emptyDocument({ userId: 'u', name: 'Resume' }), {
    today,
    documentSavedAt: '2026-11-01T00:00:00.000Z',
    answers: recallAnswers(rememberAnswers({ jobId: 'first', form, answers }), {
      jobId: 'second',
      employer: employers[1],
    }),
  });
  const again = prepareAnswers(formOf([textField('q', then)], employers[1]), facts, {
    resumeFileName: null,
    today,
  })[0];
  return [again?.answer.join(''), again?.reviewRequired];
}

test('the same question from any employer is answered again, and needs review', () => {
  expect(answerAgain('Best time to call', ['Acme', 'Globex'])).toEqual(['Said', true]);
});

test('an answer to another wording counts when both ask for the same fact', () => {
  expect(answerAgain('How do you pronounce your name?', ['Acme', 'Globex'], 'Name pronunciation')).toEqual([
    'Said',
    false,
  ]);
});

test.each([
  'Whom do you know here?',
  'Which of our products do you use?',
  'How did you hear about us?',
  'Do you hold a contract with the City?',
  'Do you share a home with a County employee?',
])('“%s” is reused only for the same employer', (label) => {
  expect(answerAgain(label, ['Acme', 'Acme'])[0]).toBe('Said');
  expect(answerAgain(label, ['Acme', 'Globex'])).toEqual(['', true]);
  expect(answerAgain(label, [undefined, undefined])).toEqual(['', true]);
});

test.each([
  'Position applying for',
  'What pay do you want for this role?',
  'Date',
  'Your interview availability',
])('“%s” is asked again for each job', (label) => {
  expect(answerAgain(label, ['Acme', 'Acme'])[0]).toBe('');
});

test("another person's name is not the applicant’s", () => {
  expect(answerAgain('Full name', ['Acme', 'Globex'], 'Full name', 'References')[0]).toBe('');
});

test('prose from an earlier application is a starting point and needs review', () => {
  expect(answerAgain('Tell us about yourself', ['Acme', 'Globex'], 'Professional summary')).toEqual([
    'Said',
    true,
  ]);
});

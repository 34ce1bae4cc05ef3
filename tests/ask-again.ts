import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { factsOf } from '#domain/question/answer/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import { recallAnswers, rememberAnswers } from '#domain/question/answer/remember-answers.ts';
import type { EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { formWith } from './sample-form.ts';

const today = new Date('2026-11-15T12:00:00Z');

/** "Label {choice|choice}" on a form of an American employer. */
function formOf(line: string, employer: string): EmployerForm {
  const [, label = '', choices] = /^(.*?)(?: \{(.*)\})?$/.exec(line) ?? [];
  const options = (choices ?? '').split('|').filter(Boolean);
  const field: FormField = {
    path: 'q',
    label,
    labelSource: 'name',
    type: options.length > 0 ? 'SingleChoice' : 'Text',
    control: options.length > 0 ? 'radio' : 'text',
    required: true,
    options: options.map((option) => ({ label: option, value: option })),
    family: '',
  };
  return { ...formWith([field]), countries: ['US'], employer };
}

/** What the second form gets after the first was answered. */
export function askAgain(first: string, said: string, then: string): { answer: string; isFlagged: boolean } {
  const form = formOf(first, 'Acme');
  const source = { kind: 'typed' as const, givenAt: '2026-11-01T00:00:00.000Z', where: 'Acme' };
  const answers = prepareAnswers(form, new Map(), { resumeFileName: null, today }).map((one) => ({
    ...one,
    answer: [said],
    source,
  }));
  const remembered = rememberAnswers({ jobId: 'first', form, answers });
  const facts = factsOf(emptyDocument({ userId: 'u', name: 'Resume' }), {
    today,
    documentSavedAt: '2026-11-01T00:00:00.000Z',
    answers: recallAnswers(remembered, { jobId: 'second', employer: 'Globex' }),
  });
  const [again] = prepareAnswers(formOf(then, 'Globex'), facts, { resumeFileName: null, today });
  return { answer: again?.answer.join(', ') ?? '', isFlagged: again?.reviewRequired ?? false };
}

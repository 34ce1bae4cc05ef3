import { prepareAnswers } from '#domain/question/answer/match-answers.ts';
import type { Fact, Facts } from '#domain/question/facts/facts.ts';
import type { FormField } from '#domain/question/form/employer-form.ts';
import { formWith } from './sample-form.ts';

export const typed = (value: string, ...more: string[]): Fact => ({
  value,
  ...(more.length > 0 && { values: [value, ...more] }),
  source: { kind: 'typed', givenAt: '2026-11-01T00:00:00.000Z' },
});
export const known = (value: string): Fact => ({ value, source: { kind: 'profile', field: 'Profile' } });

/** The answer to one question, written "Label {choice|choice} [type]", on the form of a job in these countries. */
export function askLine(line: string, facts: Facts, countries: string[] = ['US'], section?: string): string {
  return askLines([line], facts, { countries, ...(section !== undefined && { section }) })[0] ?? '';
}

/** The answers to the questions of one form, in their order. */
export function askLines(
  lines: readonly string[],
  facts: Facts,
  {
    countries = ['US'],
    section,
    employer,
  }: { countries?: string[]; section?: string; employer?: string } = {},
): string[] {
  const kinds: Record<string, FormField['type']> = { many: 'MultiChoice', number: 'Number' };
  const fields = lines.map((line, index): FormField => {
    const [, label = '', choices, written] = /^(.*?)(?: \{(.*)\})?(?: \[(.*)\])?$/.exec(line) ?? [];
    const options = (choices ?? '').split('|').filter(Boolean);
    return {
      path: `q${index}`,
      label,
      labelSource: 'name',
      type: kinds[written ?? ''] ?? (options.length > 0 ? 'SingleChoice' : 'Text'),
      control: 'text',
      required: true,
      options: options.map((option) => ({ label: option, value: option })),
      family: '',
      ...(section !== undefined && { section }),
    };
  });
  const form = { ...formWith(fields), countries, ...(employer && { employer }) };
  const context = { resumeFileName: null, today: new Date('2026-11-15') };
  return prepareAnswers(form, facts, context).map(({ answer }) => answer.join(', '));
}

/** What is known without some of it. */
export function without(facts: Facts, ...names: string[]): Facts {
  return new Map([...facts].filter(([name]) => !names.includes(name)));
}

/** A person, the fact that answers, the answer, and questions that all ask for it. */
export type Wordings = [Facts, fact: string, answer: string, lines: string[]];

/** One row per question; one without choices that is answered with yes or no offers both. */
export function listWordings(wordings: readonly Wordings[]): [string, string, string, Facts][] {
  return wordings.flatMap(([person, fact, answer, lines]) =>
    lines.map((line): [string, string, string, Facts] => {
      const needsChoices = /^(?:Yes|No)$/.test(answer) && !line.includes('{');
      return [needsChoices ? `${line} {Yes|No}` : line, answer, fact, person];
    }),
  );
}

/** The forms of a countable noun, with # for the number: `{ one: '# job', other: '# jobs' }`. */
export interface PluralForms {
  one: string;
  other: string;
}

const rules = new Intl.PluralRules('en-US');

/** Picks the form for the number and inserts the number. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return form.replace('#', count.toLocaleString('en-US'));
}

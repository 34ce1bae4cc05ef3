import { expect, test } from 'vitest';
import { canonicalForm, compareForms, type EmployerForm, type FormField } from './employer-form.ts';

const amount: FormField = {
  path: 'pay',
  label: 'Desired salary',
  labelSource: 'group',
  type: 'Text',
  control: 'text',
  required: true,
  options: [],
  units: 'USD, Yearly',
  family: 'salary',
};
const formOf = (field: FormField): EmployerForm => {
  const posting = { tenant: 't', postingId: 'p', url: '', language: 'en' };
  return { ats: 'generic', ...posting, fields: [field] };
};

test('an amount whose currency or period has changed is a different question from the approved one', () => {
  const changed = formOf({ ...amount, units: 'EUR, Yearly' });
  expect(compareForms(formOf(amount), changed).changed).toHaveLength(1);
  expect(canonicalForm(changed)).not.toBe(canonicalForm(formOf(amount)));
});

import { expect, test } from 'vitest';
import { textField } from '#tests/sample-form.ts';
import { describeChange } from './describe-change.ts';

const choice = (labels: string[]) => ({
  ...textField('notice', 'Notice period'),
  options: labels.map((label) => ({ label, value: label })),
});

test('the change of a question is described: wording, choices, whether it is required', () => {
  const before = choice(['None', '1 month']);
  expect(describeChange({ before, after: choice(['None', '2 weeks']) })).toBe(
    'Notice period: it now offers “2 weeks”, it no longer offers “1 month”',
  );
  const reworded = { ...before, label: 'Your notice period', required: false };
  expect(describeChange({ before, after: reworded })).toBe(
    'Your notice period: it was “Notice period”, it is now optional',
  );
});

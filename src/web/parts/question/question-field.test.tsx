// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { QuestionAnswer } from '#contract/applications/job-application.ts';
import '#web/widgets/dates/date-calendar.tsx';
import '#web/widgets/selects/select.tsx';
import { sampleQuestion } from '#tests/application-samples.ts';
import { readAloud } from '#tests/read-aloud.ts';
import { QuestionField } from './question-field.tsx';

// What is loaded later comes late on a busy machine.
configure({ asyncUtilTimeout: 300_000 });

afterEach(cleanup);

function Asked({ question, onChange }: { question: QuestionAnswer; onChange: (value: string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <QuestionField
      question={question}
      value={value}
      company="Harborlight"
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

function ask(changes: Partial<QuestionAnswer>) {
  const onChange = vi.fn<(value: string[]) => void>();
  render(
    <Asked
      question={sampleQuestion({ id: 'q', questionText: 'The question', ...changes })}
      onChange={onChange}
    />,
  );
  return { last: () => onChange.mock.lastCall?.[0] };
}

describe('each type of question has its control', () => {
  test('text is typed, and required questions are marked [VAL-022]', async () => {
    const { last } = ask({});
    const field = screen.getByRole('textbox', { name: /The question/ });
    expect(field.getAttribute('aria-required')).toBe('true');
    await userEvent.type(field, 'Austin');
    expect(last()).toEqual(['Austin']);
    await userEvent.clear(field);
    expect(last()).toEqual([]);
  });

  test('characters the type does not take are left out while typing [VAL-016]', async () => {
    const { last } = ask({ questionType: 'Number' });
    await userEvent.type(screen.getByRole('textbox'), '6 yrs');
    expect(last()).toEqual(['6 ']);
  });

  test('a date answer is asked with a date input whatever the type [VAL-021]', async () => {
    const { last } = ask({ answerValidationType: 'Date' });
    await userEvent.click(screen.getByPlaceholderText('MM/DD/YYYY'));
    const calendar = within(await screen.findByRole('dialog', undefined, { timeout: 300_000 }));
    await userEvent.selectOptions(calendar.getByLabelText('Year'), '2027');
    await userEvent.selectOptions(calendar.getByLabelText('Month'), 'December');
    await userEvent.click(calendar.getByRole('button', { name: /December 7, 2027/ }));
    expect(last()).toEqual(['12/07/2027']);
  });

  test('up to three short choices are tiles', async () => {
    const { last } = ask({ questionType: 'SingleChoice', control: 'radio', answerChoices: ['Yes', 'No'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(last()).toEqual(['Yes']);
  });

  test('more choices are a list', async () => {
    const { last } = ask({
      questionType: 'SingleChoice',
      control: 'select',
      answerChoices: ['A', 'B', 'C', 'D'],
    });
    await userEvent.click(await screen.findByRole('button', { name: /The question/ }));
    await userEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'C' }));
    expect(last()).toEqual(['C']);
  });

  test('an optional choice can be taken back', async () => {
    const { last } = ask({
      questionType: 'SingleChoice',
      control: 'radio',
      answerChoices: ['Yes', 'No'],
      isRequired: false,
    });
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear this answer' }));
    expect(last()).toEqual([]);
  });

  test('several choices can be ticked', async () => {
    const { last } = ask({
      questionType: 'MultiChoice',
      control: 'checkboxes',
      answerChoices: ['SQL', 'Excel', 'R'],
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'SQL' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'R' }));
    expect(last()).toEqual(['SQL', 'R']);
  });

  test('a statement shows its whole text, is never ticked in advance and is agreed to by the person', async () => {
    const { last } = ask({
      questionType: 'SingleChoice',
      control: 'checkbox',
      questionText: 'I certify that all is true.',
    });
    expect(screen.getByText('Statement from Harborlight')).toBeDefined();
    const box = screen.getByRole('checkbox', { name: /I certify that all is true/ });
    expect(box).toHaveProperty('checked', false);
    await userEvent.click(box);
    expect(last()).toEqual(['Yes']);
  });

  test('a file is only shown', () => {
    ask({ questionType: 'File', control: 'file' });
    expect(screen.getByRole('textbox', { name: /The question/ })).toHaveProperty('readOnly', true);
  });
});

const many = Array.from({ length: 9 }, (_, index) => `Choice ${index + 1}`);

test.each<[string, RegExp, Partial<QuestionAnswer>]>([
  ['text', /^text field: The question, required/m, {}],
  ['a long text', /^text field: The question, required/m, { questionType: 'TextArea' }],
  ['a formatted text', /^text field: The question, required/m, { questionType: 'RichTextArea' }],
  ['a date', /^text field: The question, required/m, { answerValidationType: 'Date' }],
  ['a file', /^text field: The question, required/m, { questionType: 'File', control: 'file' }],
  [
    'tiles',
    /^radiogroup: The question, required/m,
    { questionType: 'SingleChoice', answerChoices: ['Yes', 'No'] },
  ],
  [
    'a list',
    /^button: The question Select, \(Required\.\)/m,
    { questionType: 'SingleChoice', answerChoices: many },
  ],
  [
    'checkboxes',
    /^group: The question, \(Required\.\)\ncheckbox: Days, \(/m,
    { questionType: 'MultiChoice', answerChoices: ['Days', 'Nights'] },
  ],
  [
    'a list of checkboxes',
    /^button: The question Select, \(Required\.\)/m,
    { questionType: 'MultiChoice', answerChoices: many },
  ],
  [
    'a statement',
    /^checkbox: The question, required/m,
    { questionType: 'MultiChoice', control: 'checkbox', answerChoices: ['Yes'] },
  ],
])('read aloud, %s begins with its label and says that it is required', async (_kind, words, question) => {
  ask(question);
  await waitFor(() => expect(readAloud(document.body)).toMatch(words));
});

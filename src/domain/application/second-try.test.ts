import { expect, test } from 'vitest';
import { isWorthAnotherTry, pairRefusal } from './second-try.ts';

const fields = [
  { path: 'phone', label: 'Phone *' },
  { path: 'zip', label: 'ZIP code' },
];

test("an employer's message is paired with its question, whatever required mark the label has", () => {
  expect(
    pairRefusal(
      [
        { label: 'phone', text: 'Enter a valid phone number.' },
        { label: 'Referral code', text: 'Unknown code.' },
        { text: 'Please check your answers.' },
      ],
      fields,
    ),
  ).toEqual([
    { questionId: 'phone', label: 'Phone *', text: 'Enter a valid phone number.' },
    { questionId: null, label: 'Referral code', text: 'Unknown code.' },
    { questionId: null, label: null, text: 'Please check your answers.' },
  ]);
});

test('a refused answer is worth another try; an application that may have arrived, or that only the person can finish, is not', () => {
  expect(isWorthAnotherTry('failure_form_validation')).toBe(true);
  for (const code of [
    'failure_verifying_submitted_application',
    'failure_captcha',
    'failure_login',
    'failure_job_expired',
    null,
  ] as const)
    expect(isWorthAnotherTry(code)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { isTurnedBack } from '#automation/guard/submit-guard.ts';
import { isRefused } from './observe.ts';

const form = { isFormShown: true, messages: ['Please check your phone number.'] };

describe('with the form and a message still shown', () => {
  it.each([
    401, 403, 404, 405, 408, 409, 410, 418, 425, 429, 499, 500, 501, 502, 503, 504, 520, 200, 302, null,
  ])('%s is no refusal, and the form is not sent again', (status) => {
    expect([isRefused({ status, ...form }), isTurnedBack(status)]).toEqual([false, false]);
  });

  it.each([400, 413, 415, 422])('%s is one', (status) => {
    expect(isRefused({ status, ...form })).toBe(true);
  });
});

it.each([
  { isFormShown: false },
  { messages: [] },
])('a refusal shows the form and says why: not with %o', (missing) => {
  for (const status of [400, 413, 415, 422]) expect(isRefused({ status, ...form, ...missing })).toBe(false);
});

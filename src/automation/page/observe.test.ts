import { describe, expect, it } from 'vitest';
import { isTurnedBack } from '#automation/guard/submit-guard.ts';
import { isRefused } from './observe.ts';

const form = { isFormShown: true, messages: ['Please check your phone number.'] };
const refusals = [400, 413, 415, 422];

describe('with the form and a message still shown', () => {
  it.each([200, 302, 401, 403, 404, 405, 408, 409, 410, 418, 425, 429, 499, 500, 501, 502, 503, 504, 520])(
    '%s is no refusal, and the form is not sent again',
    (status) => {
      expect([isRefused({ status, ...form }), isTurnedBack(status)]).toEqual([false, false]);
    },
  );

  it.each(refusals)('%s is one', (status) => {
    expect(isRefused({ status, ...form })).toBe(true);
  });

  it('no answer at all is none', () => {
    expect(isRefused({ status: null, ...form })).toBe(false);
  });
});

it('a refusal shows the form and says why', () => {
  for (const status of refusals) {
    expect(isRefused({ status, ...form, isFormShown: false })).toBe(false);
    expect(isRefused({ status, ...form, messages: [] })).toBe(false);
  }
});

// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clearClientState } from './log-out.ts';

it('leaving clears both storages except hasSurveyShown and expires the cookies [IDN-017]', () => {
  localStorage.setItem('hasSurveyShown', 'true');
  localStorage.setItem('appliedAppTimeStamp', '{}');
  sessionStorage.setItem('draft', 'text');
  document.cookie = 'UserStatus=x; path=/';
  document.cookie = 'c_vid=y; path=/';
  clearClientState();
  expect(localStorage.getItem('hasSurveyShown')).toBe('true');
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

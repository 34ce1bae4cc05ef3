// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { touchVisit } from '#web/data/visits/visit.ts';
import { clearClientState, expireCookie, markSurveyShown, wasSurveyShown } from './client-state.ts';
import { cookieExpiry, dayMs, readCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  clearClientState();
  localStorage.clear();
});

it('leaving clears both storages except hasSurveyShown and expires the cookies, but keeps the cookie choice [IDN-017]', () => {
  localStorage.setItem('hasSurveyShown', 'true');
  localStorage.setItem('appliedAppTimeStamp', '{}');
  sessionStorage.setItem('draft', 'text');
  document.cookie = 'UserStatus=x; path=/';
  document.cookie = 'c_vid=y; path=/';
  document.cookie = 'c_consent=rejected; path=/';
  document.cookie = 'c_dnss=1; path=/';
  clearClientState();
  expect(localStorage.getItem('hasSurveyShown')).toBe('true');
  expect(localStorage).toHaveLength(1);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('c_consent=rejected; c_dnss=1');
  expireCookie('c_consent');
  expireCookie('c_dnss');
});

it('that the survey was shown is kept under hasSurveyShown [IDN-008]', () => {
  expect(wasSurveyShown()).toBe(false);
  markSurveyShown();
  expect(localStorage.getItem('hasSurveyShown')).toBe('true');
  expect(wasSurveyShown()).toBe(true);
});

it('a day of a cookie has 86400000 milliseconds [IDN-018]', () => {
  expect(dayMs).toBe(86_400_000);
  const now = Date.parse('2026-11-15T12:00:00Z');
  expect(cookieExpiry(90, now).getTime()).toBe(now + 90 * 86_400_000);
  const written = vi.spyOn(document, 'cookie', 'set');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  writeCookie('c_test', 'a; b=ü', 90);
  expect(written.mock.calls[0]?.[0]).toContain(`expires=${new Date(now + 7_776_000_000).toUTCString()}`);
  expect(readCookie('c_test')).toBe('a; b=ü');
});

it('a cookie without days ends with the session', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  writeCookie('runtest', 'x_3');
  expect(written.mock.calls[0]?.[0]).not.toContain('expires');
});

it('a visit has a random id for 30 minutes from the last look at it [IDN-003]', () => {
  const now = Date.parse('2026-11-15T12:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const written = vi.spyOn(document, 'cookie', 'set');
  const id = touchVisit();
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  vi.setSystemTime(now + 20 * 60_000);
  expect(touchVisit()).toBe(id);
  expect(written.mock.calls.at(-1)?.[0]).toContain(`expires=${new Date(now + 50 * 60_000).toUTCString()}`);
});

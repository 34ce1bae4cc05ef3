import { expect, test } from 'vitest';
import { defaultOnboarding, findNextStep, isLaterState, mainOnboarding } from './onboarding-steps.ts';

const next = (steps: typeof mainOnboarding, EAST?: string, EBST?: string) =>
  findNextStep(steps, { hasDocument: true, EAST, EBST })?.name ?? null;

test('without a document, onboarding begins with the resume', () => {
  for (const steps of [mainOnboarding, defaultOnboarding])
    expect(findNextStep(steps, { hasDocument: false, EAST: 'FINISH', EBST: 'FINISH' })?.name).toBe('resume');
  expect(findNextStep([], { hasDocument: false })).toBeNull();
});

test.each([
  [undefined, 'contact'],
  ['unknown', 'contact'],
  ['NEWRSME', 'contact'],
  ['CNTC', 'experience'],
  ['EXPR', 'education'],
  ['EDUC', 'skills'],
  ['SKLL', 'questions'],
  ['QUES', 'preferences'],
  ['APPD', 'finish'],
  ['FINISH', null],
])('after %s comes %s', (state, step) => {
  expect(next(mainOnboarding, state)).toBe(step);
});

test('saved search options skip their step', () => {
  expect(next(mainOnboarding, 'QUES', 'FINISH')).toBe('finish');
  expect(next(mainOnboarding, 'QUES', 'STARTED')).toBe('preferences');
});

test.each([
  [undefined, 'information'],
  ['EDUC', 'information'],
  ['SKLL', 'questions'],
  ['FINISH', null],
])('on the default portal %s is followed by %s', (state, step) => {
  expect(next(defaultOnboarding, state)).toBe(step);
});

test('the steps have their names and addresses, and only experience and education can be skipped', () => {
  const rows = [...mainOnboarding, ...defaultOnboarding].map(
    ({ name, path, maySkip }) => `${name} ${path}${maySkip ? ' (may be skipped)' : ''}`,
  );
  expect(rows).toEqual([
    'resume /profile-review',
    'contact /profile-review/resume-contact/edit',
    'experience /profile-review/resume-experience (may be skipped)',
    'education /profile-review/resume-education (may be skipped)',
    'skills /profile-review/resume-skills',
    'questions /profile-review/questions',
    'preferences /profile-review/application-detail',
    'finish /profile-review/finalize',
    'resume /jobs/onboarding/resume',
    'information /jobs/onboarding/information',
    'questions /jobs/onboarding/questions',
  ]);
});

test('a state is later only if it comes after the other', () => {
  expect(isLaterState('SKLL', 'EDUC')).toBe(true);
  expect(isLaterState('EDUC', 'EDUC')).toBe(false);
  expect(isLaterState('CNTC', 'EDUC')).toBe(false);
  expect(isLaterState('CNTC', undefined)).toBe(true);
});

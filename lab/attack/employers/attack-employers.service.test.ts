import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { attackEmployers, hostilePages } from './attack-employers.ts';

let home: TestPlatform;
beforeAll(async () => {
  home = await createTestPlatform();
});
afterAll(() => home.drop());

/** A few of the hostile pages; `npm run -s lab -- attack employers` runs them all. */
const few = [
  'get-form',
  'form-without-method',
  'form-without-method-with-script',
  'fetch-get',
  'socket-away',
  'shared-worker',
  'base64-away',
  'answer-504',
  'answer-500-with-thanks',
  'refuses-422',
  'early-socket',
  'early-upload',
  'early-base64',
];

it('no hostile employer gets an application twice, and nobody is told that nothing was sent when it was', async () => {
  const pages = hostilePages.filter(({ name }) => few.includes(name));
  expect(pages).toHaveLength(few.length);
  expect(hostilePages.length).toBeGreaterThanOrEqual(40);
  const attack = await attackEmployers(home, findChromium(process.env) ?? '', { pages });
  const { sentTwice, calledUnsent, calledApplied, undisclosed, unread } = attack;
  expect(
    { sentTwice, calledUnsent, calledApplied, undisclosed, unread },
    JSON.stringify(attack.endings),
  ).toEqual({
    sentTwice: [],
    calledUnsent: [],
    calledApplied: [],
    undisclosed: [],
    unread: [],
  });
  // Each page got as far as it should: a run that stops earlier would also tell nothing wrong.
  const leftToThePerson = expect.stringMatching(/^failure_ineligible_for_automation \(0 taken\)/);
  const unconfirmed = 'failure_verifying_submitted_application (1 taken)';
  expect(attack.endings).toMatchObject({
    'get-form': leftToThePerson,
    'form-without-method': leftToThePerson,
    'form-without-method-with-script': leftToThePerson,
    'fetch-get': unconfirmed,
    'socket-away': unconfirmed,
    'base64-away': unconfirmed,
    'answer-504': unconfirmed,
    'answer-500-with-thanks': unconfirmed,
    'refuses-422': 'failure_form_validation (1 taken), then failure_form_validation (1 taken)',
    'early-socket': expect.stringMatching(/^failure_ineligible_for_automation \([1-9]\d* taken\)/),
    'early-upload': leftToThePerson,
    'early-base64': leftToThePerson,
  });
}, 900_000);

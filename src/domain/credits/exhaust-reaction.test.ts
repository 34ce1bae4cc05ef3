import { describe, expect, it } from 'vitest';
import { accountBanners, bannerOf, reactionTo, startsCharge } from './exhaust-reaction.ts';

describe('the account banner [APP-090]', () => {
  it.each([
    ['trialLimitReached', 'tenth'],
    ['subsExpiring', 'payment-problem'],
    ['subsInactive', 'payment-problem'],
    ['rcFail', 'payment-problem'],
    ['rcLimitReached', null],
    [null, null],
  ])('for %s is %s', (reason, banner) => {
    expect(bannerOf(reason)).toBe(banner);
  });
});

describe('at zero credits the exhaust reason decides', () => {
  it.each([
    ['trialLimitReached', 'start-recurring'],
    ['subsExpiring', 'deactivate'],
    ['subsInactive', 'go-to-payment'],
    ['rcFail', 'retry-payment'],
    ['rcLimitReached', 'verify'],
    ['somethingNew', 'log'],
    [null, 'log'],
  ])('%s: %s', (reason, reaction) => {
    expect(reactionTo(reason)).toBe(reaction);
  });

  it('only sending after the trial starts a charge', () => {
    expect(startsCharge(0, 'trialLimitReached')).toBe(true);
    expect(startsCharge(1, null)).toBe(false);
    expect(startsCharge(0, 'rcFail')).toBe(false);
  });
});

it('there are three account banners, and nobody is charged while a credit is left', () => {
  expect(accountBanners).toEqual(['tenth', 'eleventh', 'payment-problem']);
  expect(startsCharge(1, 'trialLimitReached')).toBe(false);
  expect(startsCharge(-1, 'trialLimitReached')).toBe(true);
});

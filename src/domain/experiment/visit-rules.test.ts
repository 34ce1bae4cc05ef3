import { describe, expect, it } from 'vitest';
import { defaultPaymentStatus, paymentStatuses } from '#domain/credits/subscription.ts';
import { mayAnalyze } from './analytics-consent.ts';
import { confirmedInfoViewed, describeEvent } from './analytics-event.ts';
import { isSurveyAsked, isSurveyDue } from './survey.ts';

const now = new Date('2026-11-15T12:00:00.000Z');

describe('the survey', () => {
  const due = {
    subscriptionCount: 1,
    subscriptionStatus: 'TRUE' as const,
    subscriptionStart: new Date(now.getTime() - 259_200_000),
    hasSurveyShown: false,
    visitedBefore: true,
    now,
  };

  it('shows when all five conditions hold [EXP-012]', () => {
    expect(isSurveyDue(due)).toBe(true);
  });

  it.each([
    ['there is no subscription', { subscriptionCount: 0 }],
    ['there are two subscriptions', { subscriptionCount: 2 }],
    ['the subscription flag is FALSE', { subscriptionStatus: 'FALSE' as const }],
    ['it is younger than three days', { subscriptionStart: new Date(now.getTime() - 259_199_999) }],
    ['its start is unknown', { subscriptionStart: null }],
    ['it was shown before', { hasSurveyShown: true }],
    ['this is the first visit', { visitedBefore: false }],
  ])('does not show when %s [EXP-012]', (_what, change) => {
    expect(isSurveyDue({ ...due, ...change })).toBe(false);
  });

  it('always shows when the query asks [EXP-013]', () => {
    expect(isSurveyAsked('?isSurvey')).toBe(true);
    expect(isSurveyAsked('?tab=x&isSurvey=1')).toBe(true);
    expect(isSurveyAsked('?survey=1')).toBe(false);
  });
});

describe('an analytics event', () => {
  it('contains the person, the visit, the payment status, and the time [EXP-015]', () => {
    const visitor = {
      userId: 'u1',
      visitId: 'v1',
      subscriptionStatus: 'TRUE' as const,
      paymentStatus: 'Active' as const,
    };
    expect(describeEvent('applications viewed', { tab: 'Manual' }, { visitor, now })).toEqual({
      event: 'applications viewed',
      userId: 'u1',
      visitId: 'v1',
      loginStatus: 'logged in',
      subscriptionStatus: 'TRUE',
      paymentStatus: 'Active',
      timestamp: '2026-11-15T12:00:00.000Z',
      tab: 'Manual',
    });
  });

  it('of a visitor has the status Not Started [EXP-016]', () => {
    expect(paymentStatuses).toEqual(['Not Started', 'Initial', 'Active', 'Failed', 'Cancelled']);
    expect(defaultPaymentStatus).toBe('Not Started');
    const visitor = { userId: null, visitId: 'v1' };
    expect(
      describeEvent('upload resume', { status: 'Failure', source: 'device' }, { visitor, now }),
    ).toMatchObject({
      userId: null,
      loginStatus: 'logged out',
      subscriptionStatus: 'FALSE',
      paymentStatus: 'Not Started',
    });
  });

  it('of the confirmed-info popup names the job matches and their part of the page', () => {
    expect(confirmedInfoViewed('job details')).toEqual({
      popupName: 'confirmed active info',
      screenName: 'job matches',
      sectionName: 'job details',
    });
    expect(confirmedInfoViewed('job impressions').sectionName).toBe('job impressions');
  });
});

describe('being counted', () => {
  const silent = { consent: undefined, doNotSell: false, globalPrivacyControl: false };

  it('needs consent, even on portals that never ask [D-032]', () => {
    expect(mayAnalyze(silent)).toBe(false);
    expect(mayAnalyze({ ...silent, consent: 'rejected' })).toBe(false);
    expect(mayAnalyze({ ...silent, consent: 'accepted' })).toBe(true);
  });

  it('stops for do-not-sell and Global Privacy Control, whatever was accepted', () => {
    const accepted = { ...silent, consent: 'accepted' };
    expect(mayAnalyze({ ...accepted, doNotSell: true })).toBe(false);
    expect(mayAnalyze({ ...accepted, globalPrivacyControl: true })).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { planVisit } from './plan-visit.ts';

const now = new Date('2026-11-15T12:00:00Z');
const end = { outcome: 'read', failures: 0, retryAfterMs: 0, left: 0, isProspect: false };
const hour = 3_600_000;

it.each([
  ['a good reading', {}, 24, 0],
  ['a list with more postings than one visit asks for', { left: 5 }, 1 / 6, 0],
  ['the first surprise', { outcome: 'gone' }, 1, 1],
  ['a site that fails again and again', { outcome: 'unreachable', failures: 20 }, 24, 21],
  ['a site that asks for more time', { outcome: 'refused', retryAfterMs: 48 * hour }, 48, 1],
  ['a prospect without a wanted job', { isProspect: true }, 14 * 24, 0],
  ['a prospect that is gone', { isProspect: true, outcome: 'gone' }, 60 * 24, 1],
  ['a prospect that fails', { isProspect: true, outcome: 'unreachable' }, 3 * 24, 1],
])('the next visit after %s', (_what, change, hours, failures) => {
  const plan = planVisit(now, { ...end, ...change });
  expect([(plan.next.getTime() - now.getTime()) / hour, plan.failures]).toEqual([hours, failures]);
});

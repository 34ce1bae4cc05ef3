import { expect, test } from 'vitest';
import { describeReplies, describeTimeSaved, findReplyRate } from './reply-rate.ts';

test('a share of few applications is not shown', () => {
  expect(findReplyRate({ sent: 9, answered: 9 })).toBeNull();
  expect(describeReplies({ sent: 3, answered: 1 })).toBe('1 of 3 · too few to tell');
});

test('a share is shown with its range', () => {
  expect(describeReplies({ sent: 40, answered: 8 })).toBe('8 of 40 · 12% to 32%');
  const none = findReplyRate({ sent: 20, answered: 0 });
  expect(none?.low).toBeCloseTo(0);
  expect(none?.high).toBeGreaterThan(0.05);
  const all = findReplyRate({ sent: 20, answered: 20 });
  expect(all?.high).toBeCloseTo(1);
});

test('time saved counts 20 seconds for each answer we filled in', () => {
  expect(describeTimeSaved(30)).toBe('10 minutes');
  expect(describeTimeSaved(900)).toBe('5 hours');
});

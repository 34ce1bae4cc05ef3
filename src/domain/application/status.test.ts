import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { applicationStatuses, canMove, isFinal } from './status.ts';

it('the application statuses are the seven of the specification [AUT-001]', () => {
  expect(applicationStatuses).toEqual([
    'Preparing',
    'ReadyForReview',
    'ReadyForQuickApply',
    'Processing',
    'Sending',
    'Success',
    'Fail',
  ]);
});

it('whatever happens in whatever order, a final status never changes', () => {
  const status = constantFrom(...applicationStatuses);
  assert(
    property(array(status, { maxLength: 30 }), (events) => {
      let current: (typeof applicationStatuses)[number] = 'Preparing';
      for (const event of events) {
        if (isFinal(current)) expect(canMove(current, event)).toBe(false);
        if (canMove(current, event)) current = event;
      }
      expect(current).not.toBe('Sending');
    }),
  );
});

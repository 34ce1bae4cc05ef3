import { array, assert, constantFrom, property } from 'fast-check';
import { expect, it } from 'vitest';
import { applicationStatuses, canMove, isFinal, isReady, statusesBefore } from './status.ts';

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

it('no order of events ever changes a final status', () => {
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

it('an application makes these moves and no others [AUT-001]', () => {
  const moves = applicationStatuses.flatMap((from) =>
    applicationStatuses.flatMap((to) => (canMove(from, to) ? [`${from} > ${to}`] : [])),
  );
  expect(moves).toEqual([
    'Preparing > ReadyForReview',
    'Preparing > ReadyForQuickApply',
    'Preparing > Fail',
    'ReadyForReview > Processing',
    'ReadyForReview > Fail',
    'ReadyForQuickApply > Processing',
    'ReadyForQuickApply > Fail',
    'Processing > ReadyForReview',
    'Processing > Success',
    'Processing > Fail',
  ]);
});

it('the statuses before a status are the ones that can move to it', () => {
  expect(statusesBefore('Processing')).toEqual(['ReadyForReview', 'ReadyForQuickApply']);
  expect(statusesBefore('Success')).toEqual(['Processing']);
  expect(statusesBefore('Preparing')).toEqual([]);
});

it('two statuses are ready to be sent, two are final', () => {
  expect(applicationStatuses.filter(isReady)).toEqual(['ReadyForReview', 'ReadyForQuickApply']);
  expect(applicationStatuses.filter(isFinal)).toEqual(['Success', 'Fail']);
});

import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { availableCredits, type Balance } from '#domain/credits/ledger.ts';
import { recordFigure } from '#tests/record-figure.ts';
import { type ApplicationStatus, canMove, isFinal } from './status.ts';

// Everything that can happen to a person's applications, in any order and any number of times. The rules
// under test are the ones every door uses: canMove for the status, one end per reservation, and no credit
// without a balance.

const events = [
  'prepared',
  'ready',
  'approve',
  'confirm',
  'refuse',
  'lose',
  'drift',
  'stop',
  'expire',
] as const;
type EventName = (typeof events)[number];

interface One {
  status: ApplicationStatus;
  reserved: boolean;
  confirmed: number;
  seen: ApplicationStatus[];
}

const target: Record<EventName, ApplicationStatus> = {
  prepared: 'ReadyForReview',
  ready: 'ReadyForQuickApply',
  approve: 'Processing',
  confirm: 'Success',
  refuse: 'Fail',
  lose: 'Fail',
  drift: 'ReadyForReview',
  stop: 'ReadyForReview',
  expire: 'Fail',
};
/** These events need a running try; expiring an application needs none. */
const needsTry = new Set<EventName>(['confirm', 'refuse', 'lose', 'drift', 'stop']);

function happen(balance: Balance, one: One, event: EventName): void {
  const to = target[event];
  if (needsTry.has(event) !== (one.status === 'Processing')) return;
  if (!canMove(one.status, to)) return;
  if (event === 'approve') {
    if (availableCredits(balance) < 1) return;
    balance.reserved += 1;
    one.reserved = true;
  }
  if (needsTry.has(event) && one.reserved) {
    balance.reserved -= 1;
    if (event === 'confirm') {
      balance.captured += 1;
      one.confirmed += 1;
    }
    one.reserved = false;
  }
  one.status = to;
  one.seen.push(to);
}

const rounds = 10_000;

test(`in ${rounds} random orders of events, credits used equal confirmations, no balance is negative, and a final status stays final`, (context) => {
  recordFigure(context, `${rounds.toLocaleString('en-US')} random orders`);
  const step = record({ which: nat(4), event: constantFrom(...events) });
  assert(
    property(nat(4), array(step, { maxLength: 80 }), (granted, steps) => {
      const balance: Balance = { granted, captured: 0, reserved: 0 };
      const all = Array.from(
        { length: 5 },
        (): One => ({
          status: 'Preparing',
          reserved: false,
          confirmed: 0,
          seen: ['Preparing'],
        }),
      );
      for (const { which, event } of steps) {
        happen(balance, all[which] as One, event);
        if (availableCredits(balance) < 0 || balance.reserved < 0) return false;
      }
      const confirmed = all.filter(({ status }) => status === 'Success').length;
      const open = all.filter(({ status }) => status === 'Processing').length;
      const legal = all.every(({ seen }) =>
        seen.every((status, index) => index === 0 || canMove(seen[index - 1] as ApplicationStatus, status)),
      );
      const finalStays = all.every(({ seen }) => seen.slice(0, -1).every((status) => !isFinal(status)));
      const once = all.every((one) => one.confirmed <= 1);
      return balance.captured === confirmed && balance.reserved === open && legal && finalStays && once;
    }),
    { numRuns: rounds, seed: 7 },
  );
});

test('from every status each event moves where the machine allows it, and from a final status nowhere', () => {
  for (const status of ['Success', 'Fail'] as const)
    for (const event of events) expect(canMove(status, target[event])).toBe(false);
  expect(canMove('Preparing', 'Processing')).toBe(false);
  expect(canMove('ReadyForReview', 'Success')).toBe(false);
});

import { expect, it } from 'vitest';
import { findHoldReason, readSiteOutcome, type SiteOutcome } from './hold-rule.ts';

const many = (confirmed: number, failed: number, unconfirmed: number): SiteOutcome[] => [
  ...Array.from({ length: unconfirmed }, () => 'unconfirmed' as const),
  ...Array.from({ length: failed }, () => 'failed' as const),
  ...Array.from({ length: confirmed }, () => 'confirmed' as const),
];

it.each([
  { confirmed: 0, failed: 0, unconfirmed: 0, held: false },
  { confirmed: 0, failed: 0, unconfirmed: 2, held: false },
  { confirmed: 0, failed: 0, unconfirmed: 3, held: true },
  { confirmed: 9, failed: 0, unconfirmed: 3, held: true },
  { confirmed: 10, failed: 0, unconfirmed: 3, held: false },
  { confirmed: 0, failed: 5, unconfirmed: 0, held: false },
  { confirmed: 0, failed: 6, unconfirmed: 0, held: true },
  { confirmed: 4, failed: 6, unconfirmed: 0, held: true },
  { confirmed: 5, failed: 6, unconfirmed: 0, held: false },
  { confirmed: 1, failed: 4, unconfirmed: 2, held: true },
])(
  '$confirmed confirmed, $failed failed, $unconfirmed unconfirmed: held is $held',
  ({ confirmed, failed, unconfirmed, held }) => {
    expect(findHoldReason(many(confirmed, failed, unconfirmed)) !== null).toBe(held);
  },
);

it('over every mix: more trouble never lifts the hold, and confirmations alone never place it', () => {
  for (let confirmed = 0; confirmed <= 8; confirmed += 1)
    for (let failed = 0; failed <= 6; failed += 1)
      for (let unconfirmed = 0; unconfirmed <= 4; unconfirmed += 1) {
        const held = findHoldReason(many(confirmed, failed, unconfirmed)) !== null;
        if (failed + unconfirmed === 0) expect(held).toBe(false);
        if (!held || confirmed === 0) continue;
        expect(findHoldReason(many(confirmed - 1, failed + 1, unconfirmed))).not.toBeNull();
        expect(findHoldReason(many(confirmed - 1, failed, unconfirmed + 1))).not.toBeNull();
      }
});

it('only the latest twenty count, so old trouble is forgotten', () => {
  const recovered = [...many(20, 0, 0), ...many(0, 0, 20)];
  expect(findHoldReason(recovered)).toBeNull();
});

it('failures caused by the person or the posting say nothing about the site', () => {
  expect(readSiteOutcome('abandoned', null)).toBeNull();
  expect(readSiteOutcome('abandoned', 'failure_job_expired')).toBeNull();
  expect(readSiteOutcome('abandoned', 'failure_automation')).toBe('failed');
  expect(readSiteOutcome('refused', 'failure_form_validation')).toBe('failed');
  expect(readSiteOutcome('unknown', 'failure_verifying_submitted_application')).toBe('unconfirmed');
  expect(readSiteOutcome('confirmed', null)).toBe('confirmed');
  expect(readSiteOutcome('armed', null)).toBeNull();
});

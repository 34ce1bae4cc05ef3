import { describe, expect, it } from 'vitest';
import { countDaysAgo, readFreshness } from './freshness.ts';
import { describeFreshness } from './posted-text.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const read = (postedHours: number, verifiedHours: number | null = null) => {
  const lastVerifiedAt = verifiedHours === null ? null : ago(verifiedHours);
  return readFreshness({ postedDate: ago(postedHours), lastVerifiedAt }, now);
};
const textOf = (postedHours: number, verifiedHours: number | null) =>
  describeFreshness(read(postedHours, verifiedHours)).text;

describe('how old a job is', () => {
  it('is counted in whole days [MAT-014]', () => {
    expect([0, 23.9, 24, 47.9, 48].map((hours) => read(hours).postedAgoDays)).toEqual([0, 0, 1, 1, 2]);
  });

  it('counts 86,400,000 milliseconds as a day [DRV-011]', () => {
    const before = (ms: number) => countDaysAgo(new Date(now.getTime() - ms), now);
    expect([86_399_999, 86_400_000, 2 * 86_400_000 - 1, 2 * 86_400_000].map(before)).toEqual([0, 1, 1, 2]);
  });

  it('counts a posting dated tomorrow (another time zone) as today', () => {
    expect(read(-10).postedAgoDays).toBe(0);
  });

  it('is "Posted {days ago}" up to seven days, verified or not [MAT-014]', () => {
    expect(textOf(7 * 24 + 23, 1)).toBe('Posted 7 days ago');
  });

  it('makes room for the confirmation after seven days, but only for a day after the check [MAT-013]', () => {
    expect(textOf(8 * 24, 24)).toBe('Confirmed active in the last 24 hours*');
    expect(textOf(8 * 24, 24.1)).toBe('Posted 8 days ago');
    expect(textOf(8 * 24, null)).toBe('Posted 8 days ago');
  });

  it('is new for three days [MAT-015]', () => {
    expect([0, 72, 72.1].map((hours) => read(hours).showNewTag)).toEqual([true, true, false]);
  });
});

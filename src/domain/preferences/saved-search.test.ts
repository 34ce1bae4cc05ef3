import { expect, it } from 'vitest';
import type { z } from 'zod';
import { describeQuery, dueBefore, SavedQuery } from './saved-search.ts';

it('a saved search is named after its query', () => {
  const nameOf = (query: z.input<typeof SavedQuery>) => describeQuery(SavedQuery.parse(query));
  expect(nameOf({ kind: 'matches' })).toBe('Jobs that match your profile');
  expect(nameOf({ kind: 'search' })).toBe('All new jobs');
  expect(
    nameOf({ kind: 'search', keywords: ' Nurse ', location: 'Austin, TX', remote: true, pay: 60_000 }),
  ).toBe('Nurse, near Austin, TX, remote, from $60,000');
});

it('is due a day or a week after the last run', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  expect(dueBefore('daily', now).toISOString()).toBe('2026-11-14T12:10:00.000Z');
  expect(dueBefore('weekly', now).toISOString()).toBe('2026-11-08T12:10:00.000Z');
});

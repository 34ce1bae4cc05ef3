import { z } from 'zod';
import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import { savedSearchTexts as texts } from '#domain/messages/preferences.ts';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';

export const AlertRhythm = z.enum(['daily', 'weekly']);
export type AlertRhythm = z.infer<typeof AlertRhythm>;

/** The query of a saved search: words and filters, or whatever matches the person's profile. */
export const SavedQuery = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('search'),
    keywords: z.string().trim().max(200).default(''),
    location: z.string().trim().max(200).default(''),
    category: z.enum(jobCategorySlugs).optional(),
    remote: z.boolean().default(false),
    pay: z.number().int().min(0).max(10_000_000).optional(),
  }),
  z.object({ kind: z.literal('matches') }),
]);
export type SavedQuery = z.output<typeof SavedQuery>;

/** "Nurse, near Austin, TX, remote, from $60,000"; this is also the search's name. */
export function describeQuery(query: SavedQuery): string {
  if (query.kind === 'matches') return texts.matches;
  const parts = [
    query.keywords,
    query.category ? jobCategoryNames[query.category] : '',
    query.location && texts.near(query.location),
    query.remote ? texts.remote : '',
    query.pay ? texts.payFrom(`$${query.pay.toLocaleString('en-US')}`) : '',
  ].filter(Boolean);
  return parts.length === 0 ? texts.all : parts.join(', ');
}

const dayMs = 24 * 60 * 60 * 1000;
/** Emails are sent when the worker gets to them; starting a few minutes early keeps the time of day. */
const earlyMs = 10 * 60 * 1000;
const periods: Record<AlertRhythm, number> = { daily: dayMs, weekly: 7 * dayMs };

/** Searches last run before this are due. */
export function dueBefore(rhythm: AlertRhythm, now: Date): Date {
  return new Date(now.getTime() - periods[rhythm] + earlyMs);
}

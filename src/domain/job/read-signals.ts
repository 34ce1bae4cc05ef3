import { z } from 'zod';
import { countDaysAgo } from './freshness.ts';
import type { Job } from './job.ts';

/** A sign in a posting of how serious it is; `evidence` is what we saw. */
export const PostingSignal = z.object({
  kind: z.enum(['age', 'repost', 'no-pay']),
  sentence: z.string(),
  evidence: z.string(),
});
export type PostingSignal = z.infer<typeof PostingSignal>;

/** Earlier postings of the same opening. */
export interface Reposts {
  count: number;
  since: Date | null;
}

const oldDays = 30;

export function readSignals(
  job: Pick<Job, 'postedDate' | 'pay'>,
  { reposts, now }: { reposts: Reposts | undefined; now: Date },
): PostingSignal[] {
  const posted = new Date(job.postedDate);
  const age = countDaysAgo(posted, now);
  const signals: PostingSignal[] = [];
  if (age > oldDays)
    signals.push({
      kind: 'age',
      sentence: `Open for ${age} days.`,
      evidence: `Posted on ${writeDay(posted)}.`,
    });
  if (reposts?.since)
    signals.push({
      kind: 'repost',
      sentence: `Posted again: ${reposts.count === 1 ? 'once' : `${reposts.count} times`} before.`,
      evidence: `The same company, title and place were first posted on ${writeDay(reposts.since)}.`,
    });
  if (!job.pay)
    signals.push({
      kind: 'no-pay',
      sentence: 'Does not say what it pays.',
      evidence: 'No amount in its text or its data.',
    });
  return signals;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function writeDay(day: Date): string {
  return days.format(day);
}

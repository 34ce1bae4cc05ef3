import { z } from 'zod';
import { countDaysAgo } from './freshness.ts';
import type { Job } from './job.ts';

/** What a posting itself gives away about how serious it is; `evidence` is what we saw. */
export const PostingSignal = z.object({
  kind: z.enum(['age', 'repost', 'no-pay']),
  sentence: z.string(),
  evidence: z.string(),
});
export type PostingSignal = z.infer<typeof PostingSignal>;

/** Earlier postings of the same opening. */
export interface Reposts {
  count: number;
  since: Date;
}

const oldDays = 30;

export function readSignals(
  job: Pick<Job, 'postedDate' | 'pay'>,
  { reposts, now }: { reposts: Reposts | undefined; now: Date },
): PostingSignal[] {
  const posted = new Date(job.postedDate);
  const days = countDaysAgo(posted, now);
  const signals: PostingSignal[] = [];
  if (days > oldDays)
    signals.push({
      kind: 'age',
      sentence: `Open for ${days} days.`,
      evidence: `Posted on ${writeDay(posted)}.`,
    });
  if (reposts && reposts.count > 0)
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

function writeDay(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

import { z } from 'zod';
import { postingSignalTexts as texts } from '#domain/messages/jobs.ts';
import { countDaysAgo } from './freshness.ts';
import type { Job } from './job.ts';

/** A hint in a posting at how serious it is; `evidence` is what we saw. */
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
      sentence: texts.openFor(age),
      evidence: texts.postedOn(writeDay(posted)),
    });
  if (reposts?.since)
    signals.push({
      kind: 'repost',
      sentence: texts.reposted(reposts.count),
      evidence: texts.firstPosted(writeDay(reposts.since)),
    });
  if (!job.pay)
    signals.push({
      kind: 'no-pay',
      sentence: texts.noPay,
      evidence: texts.noAmount,
    });
  return signals;
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

function writeDay(day: Date): string {
  return days.format(day);
}

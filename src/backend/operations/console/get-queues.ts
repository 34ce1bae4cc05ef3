import { z } from 'zod';
import type { Queues } from '#contract/operations/operations-console.ts';
import type { QueueView } from './get-overview.ts';

const mostLetters = 100;
const AboutApplication = z.object({ applicationId: z.uuid() });

/** Returns the queue depths and the tasks that ran out of tries, latest first. Tasks carry only ids. */
export async function getQueues({ queue }: { queue: QueueView }): Promise<Queues> {
  const letters = await queue.deadLetters();
  return {
    depths: await queue.depths(),
    deadLetters: letters
      .toSorted((a, b) => b.failedAt.getTime() - a.failedAt.getTime())
      .slice(0, mostLetters)
      .map(({ task, payload, failedAt }) => ({
        task,
        subject: Object.values(payload ?? {}).join(' '),
        applicationId: AboutApplication.safeParse(payload).data?.applicationId ?? null,
        failedAt: failedAt.toISOString(),
      })),
  };
}

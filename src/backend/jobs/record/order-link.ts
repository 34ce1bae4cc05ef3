import { randomUUID } from 'node:crypto';
import { awaitEvent } from '#backend/platform/await-event.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { AddedJob, jobAdded, readLinkTask } from './task-definitions.ts';

/** Has the worker read a person's link; null after a timeout. */
export function orderLink(
  platform: Platform,
  input: { userId: string; url: string; timeoutMs: number },
): Promise<AddedJob | null> {
  const { userId, url, timeoutMs } = input;
  const orderId = randomUUID();
  return awaitEvent(platform, userId, {
    timeoutMs,
    begin: ({ tasks, db }) => tasks.send(db, readLinkTask, { orderId, userId, url }, { key: userId }),
    accept(event) {
      const added = event.type === jobAdded ? AddedJob.safeParse(event.data).data : undefined;
      return added?.orderId === orderId ? added : undefined;
    },
  });
}

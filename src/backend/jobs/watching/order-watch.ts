import { randomUUID } from 'node:crypto';
import { CompanyFound, companyFound, watchCompanyTask } from '#backend/jobs/record/task-definitions.ts';
import { awaitEvent } from '#backend/platform/await-event.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** Has the worker find the board that a person wants to watch; null after a timeout. */
export function orderWatch(
  platform: Platform,
  input: { userId: string; wish: string; board: string | null; timeoutMs: number },
): Promise<CompanyFound | null> {
  const { userId, wish, board, timeoutMs } = input;
  const orderId = randomUUID();
  return awaitEvent(platform, userId, {
    timeoutMs,
    begin: ({ tasks, db }) =>
      tasks.send(db, watchCompanyTask, { orderId, userId, wish, board }, { key: userId }),
    accept(event) {
      const found = event.type === companyFound ? CompanyFound.safeParse(event.data).data : undefined;
      return found?.orderId === orderId ? found : undefined;
    },
  });
}

import { listPreparing } from '#backend/expert-apply/record/application.store.ts';
import { listOpenAttempts } from '#backend/expert-apply/record/attempt.store.ts';
import type { HoldTarget } from '#backend/expert-apply/record/hold.store.ts';
import { prepareTask, submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';

/** Enqueues work that was held. Work that is still in the queue gets a second task, which then finds nothing to do. */
export async function sendHeldTasks(
  context: Context,
  of: { userId: string } | { hold: HoldTarget },
): Promise<void> {
  for (const { id, userId } of await listOpenAttempts(context.db, of))
    await context.tasks.send(context.db, submitTask, { attemptId: id }, { key: userId });
  if (!('userId' in of)) return;
  for (const id of await listPreparing(context.db, of.userId))
    await context.tasks.send(context.db, prepareTask, { applicationId: id }, { key: of.userId });
}

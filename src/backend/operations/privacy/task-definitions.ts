import { z } from 'zod';
import { defineTask } from '#backend/platform/tasks/task-queue.ts';

export const exportTask = defineTask({
  name: 'export-user',
  payload: z.object({ exportId: z.uuid(), userId: z.uuid() }),
  retryLimit: 2,
  retryDelaySeconds: 5,
  expireInSeconds: 300,
  onePerKey: true,
});

import type { UserContext } from '#backend/platform/context.ts';
import { writeStage } from './stages.store.ts';

export async function saveUserStage(
  context: UserContext,
  input: { stageId: number; portalCode: string },
): Promise<{ userStageId: number; visitedBefore: boolean }> {
  const visitedBefore = await writeStage(context.db, {
    userId: context.user.id,
    ...input,
    at: context.now(),
  });
  return { userStageId: input.stageId, visitedBefore };
}

import type { UserContext } from '#backend/platform/context.ts';
import { insertSurvey } from './surveys.store.ts';

export async function saveSurvey(
  context: UserContext,
  input: { score: number; comment: string; portalCode: string },
): Promise<void> {
  await insertSurvey(context.db, { userId: context.user.id, ...input, at: context.now() });
}

import type { Context } from '#backend/platform/context.ts';
import { insertEnd } from './credits.store.ts';

/** Gives the attempt's reserved credit back. False when it was captured or released before: then nothing changes. */
export async function releaseCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<boolean> {
  return insertEnd(context.db, { ...input, kind: 'release', at: context.now() });
}

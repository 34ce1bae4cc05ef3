import type { Context } from '#backend/platform/context.ts';
import { findEnd, insertEnd } from './credits.store.ts';

/** Where the attempt's credit stands afterwards. A captured credit stays captured. */
export async function releaseCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<'capture' | 'release' | null> {
  await insertEnd(context.db, { ...input, kind: 'release', at: context.now() });
  return findEnd(context.db, input.attemptId);
}

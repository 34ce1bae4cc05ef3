import type { Context } from '#backend/platform/context.ts';
import { findEnd, insertEnd } from './credits.store.ts';

/** Where the attempt's credit stands afterwards. A released credit stays released. */
export async function captureCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<'capture' | 'release' | null> {
  await insertEnd(context.db, { ...input, kind: 'capture', at: context.now() });
  return findEnd(context.db, input.attemptId);
}

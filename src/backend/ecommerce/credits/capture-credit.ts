import { insertEnd } from '#backend/ecommerce/record/credits.store.ts';
import { takeOwedCredit } from '#backend/ecommerce/record/payments.store.ts';
import type { Context } from '#backend/platform/context.ts';

/** Uses up the attempt's reserved credit. False when it was captured or released before: then nothing changes. */
export async function captureCredit(
  context: Context,
  input: { attemptId: string; reason: string },
): Promise<boolean> {
  const captured = await insertEnd(context.db, { ...input, kind: 'capture', at: context.now() });
  if (captured) await takeOwedCredit(context.db, input.attemptId);
  return captured;
}

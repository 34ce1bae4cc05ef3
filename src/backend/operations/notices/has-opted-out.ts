import type { Context } from '#backend/platform/context.ts';
import { findLastWordOnSelling } from './opt-outs.store.ts';

/** A do-not-sell request holds from the moment it is made, before anybody has answered it. */
export async function hasOptedOut(context: Context, input: { userId: string }): Promise<boolean> {
  return (await findLastWordOnSelling(context.db, input.userId)) === 'doNotSell';
}

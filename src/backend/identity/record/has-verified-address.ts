import type { Context } from '#backend/platform/context.ts';
import { isVerified } from './users.store.ts';

/** Nothing is sent in a name whose address nobody has confirmed (I-03). */
export async function hasVerifiedAddress(
  context: Pick<Context, 'db'> & { user: { id: string } },
): Promise<boolean> {
  return isVerified(context.db, context.user.id);
}

import type { Context } from '#backend/platform/context.ts';
import { findMailUserById, type PortalUser } from './users.store.ts';

/** Where and how to write to somebody; null for an account whose address is not theirs. */
export async function findMailUser(
  context: Pick<Context, 'db'>,
  { userId }: { userId: string },
): Promise<PortalUser | null> {
  return findMailUserById(context.db, userId);
}

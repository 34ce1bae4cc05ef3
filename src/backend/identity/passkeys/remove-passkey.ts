import { deletePasskey } from '#backend/identity/record/passkeys.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { Problem } from '#domain/problem.ts';

/** Answers its name. */
export async function removePasskey(context: UserContext, { id }: { id: string }): Promise<string> {
  const name = await deletePasskey(context.db, context.user.id, id);
  if (name === null) throw new Problem('not_found');
  return name;
}

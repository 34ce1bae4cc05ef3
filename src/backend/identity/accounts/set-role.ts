import { writeRole } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';

export async function setRole(context: Context, input: { userId: string; role: number }): Promise<void> {
  await writeRole(context.db, input.userId, input.role);
}

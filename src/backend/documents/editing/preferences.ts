import { listPreferences, writePreference } from '#backend/documents/record/preferences.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { UserPreference } from '#domain/document/profile/profile-state.ts';

/** Saves one preference and returns it. */
export async function savePreference(
  context: Pick<UserContext, 'db'> & { user: Pick<UserContext['user'], 'id'> },
  input: UserPreference,
): Promise<UserPreference> {
  await writePreference(context.db, context.user.id, input);
  return input;
}

/** Returns all preferences of the person. */
export async function getPreferences(context: UserContext): Promise<UserPreference[]> {
  return listPreferences(context.db, context.user.id);
}

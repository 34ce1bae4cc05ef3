import type { UserContext } from '#backend/platform/context.ts';
import type { UserPreference } from '#domain/document/profile-state.ts';
import { listPreferences } from './preferences.store.ts';

export async function getPreferences(context: UserContext): Promise<UserPreference[]> {
  return listPreferences(context.db, context.user.id);
}

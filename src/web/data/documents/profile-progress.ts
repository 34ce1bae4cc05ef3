import { useMutation, useQueryClient } from '@tanstack/react-query';
import { savePreference } from '#contract/documents/routes.ts';
import {
  type ProfileState,
  profileStateCodes,
  type UserPreference,
} from '#domain/document/profile/profile-state.ts';
import { isLaterState, type ProfileProgress } from '#domain/portal/onboarding-steps.ts';
import {
  askPreferences,
  documentKeys,
  usePreferences,
  useProfileId,
} from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';

/** The person's progress with the profile; undefined while it loads. */
export function useProfileProgress(): ProfileProgress | undefined {
  const { documentId } = useProfileId();
  const { data: preferences } = usePreferences();
  if (documentId === undefined || preferences === undefined) return undefined;
  return {
    hasDocument: documentId !== null,
    EAST: findValue(preferences, profileStateCodes.profile),
    EBST: findValue(preferences, profileStateCodes.basics),
  };
}

/** Records that a step of the profile is done, unless a later state was already reached. */
export function useReachState() {
  const userId = useUser()?.userId ?? '';
  const portalCd = usePortal().code;
  const queryClient = useQueryClient();
  const queryKey = documentKeys.preferences(userId);
  return useMutation({
    mutationFn: async ({ state, code }: { state: ProfileState; code?: 'profile' | 'basics' }) => {
      const queryFn = () => askPreferences(userId);
      const preferences = await queryClient.ensureQueryData({ queryKey, queryFn });
      const preference = { code: profileStateCodes[code ?? 'profile'], value: state };
      if (!isLaterState(state, findValue(preferences, preference.code))) return;
      await request(savePreference, { query: { user_uid: userId, portalCd }, body: preference });
      queryClient.setQueryData<UserPreference[]>(queryKey, (known = []) => [
        ...known.filter((one) => one.code !== preference.code),
        preference,
      ]);
    },
  });
}

function findValue(preferences: readonly UserPreference[], code: string): string | undefined {
  return preferences.find((preference) => preference.code === code)?.value;
}

/** Navigation state for someone who has just completed their profile. */
export const justFinished = { justFinished: true } as const;

export function isJustFinished(state: unknown): boolean {
  return (state as Partial<typeof justFinished> | null)?.justFinished === true;
}

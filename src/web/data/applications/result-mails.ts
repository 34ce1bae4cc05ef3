import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savePreference } from '#contract/documents/routes.ts';
import { type ResultMailWish, readResultMails, resultMailCode } from '#domain/preferences/result-mails.ts';
import { askPreferences } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { request } from '#web/data/request/request.ts';

/** How often we email the person the results of their applications. */
export function useResultMails() {
  const userId = useUser()?.userId ?? '';
  const portalCd = usePortal().code;
  const queryClient = useQueryClient();
  const queryKey = ['result-mails', userId];
  const wish = useQuery({
    queryKey,
    queryFn: async () => {
      const preferences = await askPreferences(userId);
      return readResultMails(preferences.find(({ code }) => code === resultMailCode)?.value);
    },
    enabled: userId !== '',
  });
  const change = useMutation({
    mutationFn: (value: ResultMailWish) =>
      request(savePreference, {
        query: { user_uid: userId, portalCd },
        body: { code: resultMailCode, value },
      }),
    onMutate: (value) => queryClient.setQueryData(queryKey, value),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { wish, change };
}

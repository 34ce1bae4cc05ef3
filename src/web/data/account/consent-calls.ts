import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { giveConsent, listConsents, withdrawConsent } from '#contract/identity/routes.ts';
import { type Consent, type ConsentKind, consentTexts } from '#domain/consent/consent.ts';
import { documentKeys } from '#web/data/profile/builder-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { request } from '#web/data/request/request.ts';

/** A consent of the signed-in person, and calls to give or withdraw it. */
export function useConsent(kind: ConsentKind) {
  const userId = useUser()?.userId ?? '';
  const queryClient = useQueryClient();
  const queryKey = ['consents', userId];
  const consents = useQuery({
    queryKey,
    queryFn: () => request(listConsents, {}),
    enabled: userId !== '',
    staleTime: 60_000,
  });
  const keep = (change: (known: Consent[]) => Consent[]) =>
    queryClient.setQueryData<Consent[]>(queryKey, (known = []) => change(known));
  const give = useMutation({
    mutationFn: () => request(giveConsent, { body: { kind, version: consentTexts[kind].version } }),
    onSuccess: (given) => keep((known) => [...known.filter((one) => one.kind !== kind), given]),
  });
  const withdraw = useMutation({
    mutationFn: () => request(withdrawConsent, { params: { kind } }),
    onSuccess: () => {
      keep((known) => known.filter((one) => one.kind !== kind));
      // The server deletes the answers that this consent covered from the profile.
      return queryClient.invalidateQueries({ queryKey: documentKeys.all });
    },
  });
  return { given: consents.data?.find((one) => one.kind === kind), consents, give, withdraw };
}

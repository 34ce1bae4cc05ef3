import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, Route } from '#contract/basics/call.ts';
import {
  beginSecondFactor,
  cancelErasure,
  changeEmail,
  changeName,
  changePassword,
  confirmSecondFactor,
  disconnectGoogle,
  endOtherSessions,
  endSession,
  getAccount,
  getPrivacy,
  listDisclosures,
  listSessions,
  removeSecondFactor,
  requestErasure,
  requestExport,
  sendVerification,
} from '#contract/identity/routes.ts';
import type { CallInput } from '#web/data/request/client.ts';
import { request } from '#web/data/request/request.ts';

const accountKey = ['account'];
const sessionsKey = ['sessions'];
const privacyKey = ['privacy'];
const exportPollMs = 3000;

export function useAccount() {
  return useQuery({ queryKey: accountKey, queryFn: () => request(getAccount, {}) });
}

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => request(listSessions, {}) });
}

/** Polls while a copy of the data is being prepared. */
export function usePrivacy() {
  return useQuery({
    queryKey: privacyKey,
    queryFn: () => request(getPrivacy, {}),
    refetchInterval: ({ state }) =>
      state.data?.exports.some(({ status }) => status === 'making') ? exportPollMs : false,
  });
}

export function useDisclosures() {
  return useQuery({ queryKey: ['disclosures'], queryFn: () => request(listDisclosures, {}) });
}

/** A change after which the data under `key` is loaded again. */
export function useChange<Input, Answer>(key: readonly string[], change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** Devices, keys, and webhooks may have ended. */
const refreshAccess = (queryClient: QueryClient) =>
  Promise.all(
    [sessionsKey, ['api-keys'], ['webhooks']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

const withBody =
  <C extends Route>(call: C) =>
  (body: BodyOf<C>) =>
    request(call, { body } as unknown as CallInput<C>);

export const useChangeName = () => useChange(accountKey, withBody(changeName));
export const useChangeEmail = () => useChange(accountKey, withBody(changeEmail));
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: withBody(changePassword), onSuccess: () => refreshAccess(queryClient) });
}
export const useSendVerification = () => useChange(accountKey, () => request(sendVerification, {}));
export const useBeginSecondFactor = () => useChange(accountKey, withBody(beginSecondFactor));
export const useConfirmSecondFactor = () => useChange(accountKey, withBody(confirmSecondFactor));
export const useRemoveSecondFactor = () => useChange(accountKey, withBody(removeSecondFactor));
export const useDisconnectGoogle = () => useChange(accountKey, () => request(disconnectGoogle, {}));
export const useEndSession = () =>
  useChange(sessionsKey, (sessionId: string) => request(endSession, { params: { sessionId } }));
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ endKeys }: { endKeys: boolean }) =>
      request(endOtherSessions, { query: endKeys ? {} : { keepKeys: 'true' } }),
    onSuccess: () => refreshAccess(queryClient),
  });
}

export const useRequestExport = () => useChange(privacyKey, () => request(requestExport, {}));
export const useRequestErasure = () => useChange(privacyKey, withBody(requestErasure));
export const useCancelErasure = () => useChange(privacyKey, () => request(cancelErasure, {}));

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/basics/call.ts';
import {
  deactivatePlan,
  getCreditLedger,
  getCredits,
  listCharges,
  listPlans,
  openCheckout,
  retryPayment,
  startRecurring,
  subscribe,
} from '#contract/money/routes.ts';
import { useUser } from '#web/data/profile/session.ts';
import { request } from '#web/data/request/request.ts';

/** The name of our only product in the payment calls. */
const productCD = 'EAP';

const plansKey = ['plans'] as const;
const paymentsKey = ['payments'] as const;
export const creditsKey = (userId: string) => ['credits', userId] as const;

function useUserId(): string {
  return useUser()?.userId ?? '';
}

export function askCredits(userId: string) {
  return request(getCredits, { query: { userUID: userId, productCD } });
}

export function askStartRecurring(userId: string) {
  return request(startRecurring, { params: { userId }, query: { productCD, failpayment: 'false' } });
}

export function askDeactivatePlan(userId: string) {
  return request(deactivatePlan, { query: { userUID: userId } });
}

export function useCredits() {
  const userId = useUserId();
  return useQuery({
    queryKey: creditsKey(userId),
    queryFn: () => askCredits(userId),
    enabled: userId !== '',
    // A change between loading the page and subscribing to events would be missed, and the count must be right.
    refetchOnMount: 'always',
  });
}

/** The plans to choose from, and the one the person has. */
export function usePlans({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({ queryKey: plansKey, queryFn: () => request(listPlans, {}), enabled });
}

export function useCreditLedger() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...creditsKey(userId), 'ledger'],
    queryFn: () => request(getCreditLedger, { query: { userUID: userId } }),
    enabled: userId !== '',
  });
}

export function useCharges() {
  const userId = useUserId();
  return useQuery({
    queryKey: [...paymentsKey, userId],
    queryFn: () => request(listCharges, { params: { userId } }),
    enabled: userId !== '',
  });
}

/** Reloads everything that a payment changes. */
function useRefreshPayments() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [plansKey, paymentsKey, ['credits'], ['flow-data']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

export function useSubscribe() {
  const userId = useUserId();
  const refresh = useRefreshPayments();
  return useMutation({
    mutationFn: (body: BodyOf<typeof subscribe>) =>
      request(subscribe, { params: { userId }, body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: refresh,
  });
}

/** Redirects to the payment provider's page. */
export function useOpenCheckout() {
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: BodyOf<typeof openCheckout>) =>
      request(openCheckout, { params: { userId }, body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

export function useRetryPayment() {
  const userId = useUserId();
  const refresh = useRefreshPayments();
  return useMutation({
    mutationFn: (body: BodyOf<typeof retryPayment>) =>
      request(retryPayment, { params: { userId }, body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: refresh,
  });
}

export function useCancelPlan() {
  const userId = useUserId();
  const refresh = useRefreshPayments();
  return useMutation({ mutationFn: () => askDeactivatePlan(userId), onSuccess: refresh });
}

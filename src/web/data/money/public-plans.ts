import { useQuery } from '@tanstack/react-query';
import { listPublicPlans } from '#contract/money/routes.ts';
import { request } from '#web/data/request/request.ts';

export const publicPlansKey = ['public-plans'] as const;

/** What everyone may know about the plans; drawn by the server where it can be. */
export function usePublicPlans() {
  return useQuery({ queryKey: publicPlansKey, queryFn: () => request(listPublicPlans, {}) });
}

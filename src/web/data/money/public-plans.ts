import { useQuery } from '@tanstack/react-query';
import { listPublicPlans } from '#contract/money/routes.ts';
import { request } from '#web/data/request/request.ts';

export const publicPlansKey = ['public-plans'] as const;

/** The public prices; on server-rendered pages they come with the page. */
export function usePublicPlans() {
  return useQuery({ queryKey: publicPlansKey, queryFn: () => request(listPublicPlans, {}) });
}

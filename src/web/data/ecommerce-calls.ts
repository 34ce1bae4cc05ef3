import { useQuery } from '@tanstack/react-query';
import { getCredits } from '#contract/ecommerce.ts';
import { request } from './request.ts';
import { useUser } from './session.ts';

export const creditsKey = (userId: string) => ['credits', userId] as const;

export function askCredits(userId: string) {
  return request(getCredits, { query: { userUID: userId } });
}

export function useCredits() {
  const userId = useUser()?.userId ?? '';
  return useQuery({
    queryKey: creditsKey(userId),
    queryFn: () => askCredits(userId),
    enabled: userId !== '',
  });
}

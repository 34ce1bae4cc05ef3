import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyOf } from '#contract/basics/call.ts';
import { listSubscriptions } from '#contract/money/routes.ts';
import { getFlowData, saveSurvey, saveUserStage } from '#contract/visits/routes.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { configCacheMs, loadPortalConfig } from '#web/data/request/portal-config.ts';
import { request } from '#web/data/request/request.ts';

export function usePortalConfig() {
  const portalCd = usePortal().code;
  return useQuery({
    queryKey: ['config', portalCd],
    queryFn: () => loadPortalConfig(portalCd),
    staleTime: configCacheMs,
  });
}

export function askFlowData(userId: string, portal: Portal) {
  return request(getFlowData, { query: { useruId: userId, portalId: portal.portalId } });
}

/** The person's subscription and payment status. */
export function useFlowData({ enabled = true }: { enabled?: boolean } = {}) {
  const userId = useUser()?.userId ?? '';
  const portal = usePortal();
  return useQuery({
    queryKey: ['flow-data', userId],
    queryFn: () => askFlowData(userId, portal),
    enabled: enabled && userId !== '',
    staleTime: 60_000,
  });
}

export function askSubscriptions(userId: string) {
  return request(listSubscriptions, { params: { userId } });
}

export function askSaveStage(userId: string, portal: Portal, userStageId: number) {
  const query = { userId, productCd: 'EAP', portalCd: portal.code, strategyId: 14, userStageId };
  return request(saveUserStage, { query });
}

export function useSaveSurvey() {
  const userId = useUser()?.userId ?? '';
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveSurvey>) => request(saveSurvey, { params: { userId }, body }),
  });
}

import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { defaultPaymentStatus } from '#domain/credits/subscription.ts';
import {
  baseline,
  experiments,
  isEligible,
  isTreatment,
  stageOf,
  type Variant,
} from '#domain/experiment/experiment.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { findVariant } from './experiments.ts';
import { useFlowData } from './visit-calls.ts';

const mobile = '(max-width: 768px)';

/** The person's variant of an experiment on this page; undefined while it loads. */
export function useExperiment(test: 'teaser' | 'applyDirectly'): Variant | undefined {
  const userId = useUser()?.userId ?? '';
  const portal = usePortal();
  const stageId = stageOf(portal, useLocation().pathname) ?? 0;
  const device = typeof window !== 'undefined' && window.matchMedia(mobile).matches ? 'mobile' : 'desktop';
  const experiment = experiments[`${test}${device === 'mobile' ? 'Mobile' : 'Desktop'}`];
  const needsPlan = experiment.paymentStatuses !== 'any';
  const flow = useFlowData({ enabled: needsPlan });
  const known = !needsPlan || !flow.isPending;
  const paymentStatus = flow.data?.paymentStatus ?? defaultPaymentStatus;
  const eligible = userId !== '' && isEligible(experiment, { paymentStatus, device, stageId });
  const variant = useQuery({
    queryKey: ['experiment', experiment.id, userId],
    queryFn: () => findVariant(experiment.id, userId),
    enabled: known && eligible,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  if (!known) return undefined;
  return eligible ? variant.data : baseline;
}

/** Whether people apply themselves to jobs we can't apply to; undefined while it loads. */
export function useFindApplyDirectly(): boolean | undefined {
  const takesPart = hasFeature(usePortal(), 'applyDirectlyTest');
  const variant = useExperiment('applyDirectly');
  return takesPart ? variant && isTreatment(variant) : false;
}

/** Provided by the layout of the pages that differ; on unless the experiment turns it off (D-231). */
export const ApplyDirectlyContext = createContext(true);

export function useApplyDirectly(): boolean {
  return useContext(ApplyDirectlyContext);
}

/** The four split tests (D-082, D-231): which exist, who takes part, and how people are split. Plain data. */
import type { PaymentStatus } from '#domain/credits/subscription.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** The parts of the product whose first visit is remembered (D-093). */
export const stageIds = { dashboard: 57, applications: 242, profile: 245 } as const;
export type StageId = (typeof stageIds)[keyof typeof stageIds];

export function stageOf(portal: Portal, path: string): StageId | null {
  const routes = routesOf(portal);
  const under = (base: string) => path === base || path.startsWith(`${base}/`);
  if (path === routes.exploreJobMatches) return stageIds.dashboard;
  if (under(routes.applications) || under(routes.applicationUrl)) return stageIds.applications;
  if (under(routes.profile)) return stageIds.profile;
  return null;
}

export const variantNames = { 1: 'Baseline', 2: 'Variability Estimator', 3: 'Treatment' } as const;
export type Variant = keyof typeof variantNames;
export const baseline: Variant = 1;

export type Device = 'desktop' | 'mobile';

export interface Experiment {
  id: string;
  /** A person takes part in at most one experiment per layer. */
  layer: string;
  device: Device;
  stageId: number;
  paymentStatuses: readonly PaymentStatus[] | 'any';
  /** What counts as a success: a payment, or an application that the person finished on the employer's site. */
  goal: 'payment' | 'applied-directly';
  /** Shares of variants 1, 2, and 3. */
  allocation: Allocation;
}

export type Allocation = readonly [number, number, number];

export const experimentKeys = [
  'teaserDesktop',
  'teaserMobile',
  'applyDirectlyDesktop',
  'applyDirectlyMobile',
] as const;
export type ExperimentKey = (typeof experimentKeys)[number];

const teaser = {
  layer: 'teaser',
  stageId: stageIds.dashboard,
  paymentStatuses: ['Not Started', 'Initial'],
  goal: 'payment',
  allocation: [1, 1, 1],
} as const;
const applyDirectly = {
  layer: 'apply-directly',
  stageId: stageIds.applications,
  paymentStatuses: 'any',
  goal: 'applied-directly',
  allocation: [0, 0, 1],
} as const;

export const experiments: Record<ExperimentKey, Experiment> = {
  teaserDesktop: { ...teaser, id: '6f0c2f53-6c0f-4a53-9a52-5d3f6b1a9c01', device: 'desktop' },
  teaserMobile: { ...teaser, id: 'b2f7a9d4-0d55-4f0e-8c86-2f3c1f7be202', device: 'mobile' },
  applyDirectlyDesktop: { ...applyDirectly, id: '0e4f1f0a-93c5-4d0b-a1c7-7a4f5f0d6303', device: 'desktop' },
  applyDirectlyMobile: { ...applyDirectly, id: 'd81b5c2e-4b7a-4c69-b0f4-1c9e8a2f7404', device: 'mobile' },
};

export function findExperiment(id: string): Experiment | undefined {
  return Object.values(experiments).find((experiment) => experiment.id === id);
}

export function isVariant(value: unknown): value is Variant {
  return value === 1 || value === 2 || value === 3;
}

/** Who may take part (D-086). */
export function isEligible(
  experiment: Experiment,
  who: { paymentStatus: PaymentStatus; device: Device; stageId: number },
): boolean {
  const { paymentStatuses } = experiment;
  return (
    experiment.device === who.device &&
    experiment.stageId === who.stageId &&
    (paymentStatuses === 'any' || paymentStatuses.includes(who.paymentStatus))
  );
}

/** The third variant is the one that changes something; the second only measures random variation. */
export function isTreatment(variant: Variant): boolean {
  return variant === 3;
}

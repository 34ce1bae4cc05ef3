import { readPlans } from '#backend/ecommerce/plans/read-plans.ts';
import type { PaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { listKeyQuestions } from '#backend/expert-apply/prepare/key-questions.ts';
import type { Context } from '#backend/platform/context.ts';
import { readAllocations } from '#backend/visits/change-split.ts';
import { listStoppedExperiments } from '#backend/visits/stop-experiment.ts';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { isSamePlan } from '#domain/credits/change-plan.ts';
import { type Plan, planOf } from '#domain/credits/plans.ts';
import { conversionRate } from '#domain/experiment/conversion-rate.ts';
import { experimentKeys, experiments, type Variant, variantNames } from '#domain/experiment/experiment.ts';
import { FEATURES } from '#domain/portal/features.ts';
import type { Portals } from '#domain/portal/portal.ts';
import { withSwitches } from './adjust-portal.ts';
import { countResults, countRunningPlans, type RunningPlans } from './setup.store.ts';
import { listSwitches } from './switches.store.ts';

/** Returns the current plans, portals, experiments, and key questions, with the number of people each affects. */
export async function getSetup(
  context: Context,
  { desk, portals }: { desk: PaymentDesk; portals: Portals['portals'] },
): Promise<Setup> {
  const plans = await readPlans(context, desk);
  const running = await countRunningPlans(context.db, context.now());
  const results = await countResults(context.db);
  const allocations = await readAllocations(context);
  const switches = await listSwitches(context.db);
  const stopped = await listStoppedExperiments(context);
  const variants = Object.entries(variantNames).map(([number, name]) => ({
    variant: Number(number) as Variant,
    name,
  }));
  return {
    plans: plans.map((plan) => countSubscribers(plan, { running, configured: desk.configuredPlans })),
    features: [...FEATURES],
    portals: Object.values(portals).map((portal) => ({
      code: portal.code,
      name: portal.name,
      features: [...withSwitches(portal, switches).features],
      switched: switches.filter(({ portalCode }) => portalCode === portal.code).map(({ feature }) => feature),
    })),
    experiments: experimentKeys.map((key) => {
      const { id, device, goal } = experiments[key];
      const allocation = allocations[key];
      return {
        key,
        stopped: stopped.includes(id),
        device,
        goal,
        variants: variants.map(({ variant, name }) => {
          const counts = results.find((one) => one.experimentId === id && one.variant === variant);
          const people = counts?.people ?? 0;
          const conversions = (goal === 'payment' ? counts?.paid : counts?.appliedDirectly) ?? 0;
          const share = allocation[variant - 1] ?? 0;
          return { name, share, people, conversions, rate: conversionRate(conversions, people) };
        }),
      };
    }),
    questions: (await listKeyQuestions(context)).questions,
  };
}

/** Subscriptions older than stored terms use the configured ones. */
function countSubscribers(
  plan: Plan,
  { running, configured }: { running: readonly RunningPlans[]; configured: readonly Plan[] },
): Setup['plans'][number] {
  const own = running.filter(({ code }) => code === plan.code);
  const sum = (rows: readonly RunningPlans[]) => rows.reduce((total, { people }) => total + people, 0);
  const others = own.filter(({ terms }) => !isSamePlan(planOf(terms ?? configured, plan.code), plan));
  return { ...plan, running: sum(own), onOtherTerms: sum(others) };
}

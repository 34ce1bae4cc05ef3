import { readAllocations } from '#backend/builder/change-split.ts';
import { listStoppedExperiments } from '#backend/builder/stop-experiment.ts';
import { listKeyQuestions } from '#backend/expert-apply/list-key-questions.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Setup } from '#contract/operations-setup.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { conversionRate } from '#domain/experiment/conversion-rate.ts';
import { experimentKeys, experiments, type Variant, variantNames } from '#domain/experiment/experiment.ts';
import { FEATURES } from '#domain/portal/features.ts';
import type { Portals } from '#domain/portal/portal.ts';
import { withSwitches } from './adjust-portal.ts';
import { countResults, countRunningPlans } from './setup.store.ts';
import { listSwitches } from './switches.store.ts';

/** Plans, portals, experiments and questions as they are at this moment, with how many people each concerns. */
export async function getSetup(
  context: Context,
  { plans, portals }: { plans: readonly Plan[]; portals: Portals['portals'] },
): Promise<Setup> {
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
    plans: plans.map((plan) => ({ ...plan, running: running.get(plan.code) ?? 0 })),
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

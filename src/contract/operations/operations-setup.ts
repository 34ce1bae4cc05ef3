import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { asAdministrator, asOperator, Count, Reason } from '#contract/basics/operator-call.ts';
import { Plan, PlanCode } from '#domain/credits/plans.ts';
import { experimentKeys } from '#domain/experiment/experiment.ts';
import { fieldErrors, operatorFieldErrors } from '#domain/messages/validation.ts';
import { FEATURES } from '#domain/portal/features.ts';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { KeyQuestion } from '#domain/question/key/key-question.ts';

// Plans, portals, experiments, and key questions, whose defaults come from configuration or code.
export const Setup = z.object({
  plans: z.array(
    Plan.extend({
      running: Count,
      /** Of those, people whose terms differ from those for newcomers. */
      onOtherTerms: Count,
    }),
  ),
  portals: z.array(
    z.object({
      code: z.enum(PORTAL_CODES),
      name: z.string(),
      features: z.array(z.enum(FEATURES)),
      /** Those that differ from the portal's own data. */
      switched: z.array(z.enum(FEATURES)),
    }),
  ),
  features: z.array(z.enum(FEATURES)),
  experiments: z.array(
    z.object({
      key: z.enum(experimentKeys),
      stopped: z.boolean(),
      device: z.string(),
      goal: z.enum(['payment', 'applied-directly']),
      variants: z.array(
        z.object({
          name: z.string(),
          share: Count,
          people: Count,
          conversions: Count,
          /** With its 95% interval; null while nobody takes part. */
          rate: z.object({ rate: z.number(), low: z.number(), high: z.number() }).nullable(),
        }),
      ),
    }),
  ),
  questions: z.array(
    KeyQuestion.pick({ id: true, questionText: true, questionType: true, isRequired: true, sensitive: true }),
  ),
});
export type Setup = z.infer<typeof Setup>;

export const getSetup = defineSchemas({
  ...asOperator,
  summary: 'View plans, portals, experiments, and questions',
  answer: Setup,
});

export const changePlan = defineSchemas({
  ...asAdministrator,
  summary: 'Change a plan for new subscribers',
  /** `findPlanMistakes` checks the values. */
  body: z.object({
    code: PlanCode,
    name: z.string().trim(),
    priceCents: z.number(),
    credits: z.number(),
    days: z.number().optional(),
    reason: Reason,
  }),
  answer: z.object({ changed: z.boolean() }),
});

export const switchFeature = defineSchemas({
  ...asAdministrator,
  summary: "Turn a portal's feature on or off",
  body: z.object({
    portalCode: z.enum(PORTAL_CODES),
    feature: z.enum(FEATURES),
    on: z.boolean(),
    reason: Reason,
  }),
  answer: z.object({ switched: z.literal(true) }),
});

export const stopExperiment = defineSchemas({
  ...asAdministrator,
  summary: 'Stop or resume an experiment',
  body: z.object({ key: z.enum(experimentKeys), stopped: z.boolean(), reason: Reason }),
  answer: z.object({ stopped: z.boolean() }),
});

const Share = z
  .number()
  .int(operatorFieldErrors.wholeNumber)
  .min(0, operatorFieldErrors.share)
  .max(100, operatorFieldErrors.share);

export const changeSplit = defineSchemas({
  ...asAdministrator,
  summary: 'Change how an experiment splits participants',
  body: z.object({
    key: z.enum(experimentKeys),
    /** The shares of variants 1, 2, and 3. */
    allocation: z
      .tuple([Share, Share, Share])
      .refine((shares) => shares.some((share) => share > 0), operatorFieldErrors.noShare),
    reason: Reason,
  }),
  answer: z.object({ changed: z.boolean() }),
});

export const changeKeyQuestion = defineSchemas({
  ...asAdministrator,
  summary: 'Change a key question',
  body: z.object({
    id: z.string().min(1).max(100),
    questionText: z.string().trim().min(5, operatorFieldErrors.question).max(300, fieldErrors.atMost(300)),
    isRequired: z.boolean(),
    reason: Reason,
  }),
  answer: z.object({ changed: z.boolean() }),
});

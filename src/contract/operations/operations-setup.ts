import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { asAdministrator, asOperator, Count, Reason } from '#contract/basics/operator-call.ts';
import { Plan, PlanCode } from '#domain/credits/plans.ts';
import { experimentKeys } from '#domain/experiment/experiment.ts';
import { FEATURES } from '#domain/portal/features.ts';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { KeyQuestion } from '#domain/question/key/key-question.ts';

/** What the service is made of besides people: all of it data that configuration or code decides. */
export const Setup = z.object({
  plans: z.array(
    Plan.extend({
      running: Count,
      /** Of those, people whose terms differ from what newcomers get. */
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
  summary: 'See plans, portals, experiments and questions',
  answer: Setup,
});

export const changePlan = defineSchemas({
  ...asAdministrator,
  summary: 'Change a plan for new subscribers',
  /** `findPlanMistakes` says what may be in it. */
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
  summary: 'Switch a feature of a portal',
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
  summary: 'Stop an experiment or let it go on',
  body: z.object({ key: z.enum(experimentKeys), stopped: z.boolean(), reason: Reason }),
  answer: z.object({ stopped: z.boolean() }),
});

const Share = z.number().int('Use whole numbers').min(0, 'Use 0 to 100').max(100, 'Use 0 to 100');

export const changeSplit = defineSchemas({
  ...asAdministrator,
  summary: 'Change how an experiment shares people out',
  body: z.object({
    key: z.enum(experimentKeys),
    /** Of variant 1, 2, and 3. */
    allocation: z
      .tuple([Share, Share, Share])
      .refine((shares) => shares.some((share) => share > 0), 'At least one variant needs a share'),
    reason: Reason,
  }),
  answer: z.object({ changed: z.boolean() }),
});

export const changeKeyQuestion = defineSchemas({
  ...asAdministrator,
  summary: 'Change a key question',
  body: z.object({
    id: z.string().min(1).max(100),
    questionText: z.string().trim().min(5, 'Enter a question').max(300, 'Use at most 300 characters'),
    isRequired: z.boolean(),
    reason: Reason,
  }),
  answer: z.object({ changed: z.boolean() }),
});

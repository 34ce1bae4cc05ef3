/** What a visit asks of the builder service: configuration, stages, experiments, events, survey. */

import { z } from 'zod';
import { defineCall } from '#contract/basics/call.ts';
import { paymentStatuses } from '#domain/credits/subscription.ts';

/** Keys of the services a resume can be taken from; without one its button is not there (D-104). */
export const DriveKeys = z.object({
  google: z.object({ clientId: z.string(), apiKey: z.string(), appId: z.string() }).nullable(),
  dropbox: z.string().nullable(),
});
export type DriveKeys = z.infer<typeof DriveKeys>;

export const PortalConfig = z.object({
  portalCode: z.string(),
  portalId: z.number().int(),
  productCD: z.string(),
  productID: z.string(),
  theme: z.string(),
  features: z.array(z.string()),
  /** In-app targets by key; `{id}` stands where an id belongs. */
  routes: z.record(z.string(), z.string()),
  supportPhone: z.string(),
  supportEmail: z.string(),
  companyName: z.string(),
  experimentIds: z.record(z.string(), z.uuid()),
  driveKeys: DriveKeys,
  timeouts: z.object({ requestMs: z.number().int() }),
});
export type PortalConfig = z.infer<typeof PortalConfig>;

export const getConfig = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/config',
  summary: "A portal's settings, features and targets",
  access: 'public',
  query: z.object({ portalCd: z.string().max(20) }),
  answer: PortalConfig,
});

export const getCountryClaims = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/user/countryclaims',
  summary: 'The country whose rules apply to the person',
  access: 'session',
  answer: z.object({ countryCode: z.string() }),
});

export const FlowData = z.object({
  subscriptionStatus: z.enum(['TRUE', 'FALSE']),
  paymentStatus: z.enum(paymentStatuses),
  subscriptionCount: z.number().int(),
});
export type FlowData = z.infer<typeof FlowData>;

export const getFlowData = defineCall({
  service: 'builder',
  method: 'GET',
  path: '/user/ecomflowdata',
  summary: 'How far the person is with a plan',
  access: 'session',
  query: z.object({ useruId: z.uuid(), portalId: z.coerce.number().int().default(1) }),
  answer: FlowData,
});

export const saveUserStage = defineCall({
  service: 'builder',
  method: 'PATCH',
  path: '/users/saveuserstages',
  summary: 'Remember that the person reached a stage',
  access: 'session',
  query: z.object({
    userId: z.uuid(),
    productCd: z.string().max(20).default('EAP'),
    portalCd: z.string().max(20).default('SNR'),
    strategyId: z.coerce.number().int().default(14),
    userStageId: z.coerce.number().int().positive().max(100_000),
  }),
  answer: z.object({ userStageId: z.number().int(), visitedBefore: z.boolean() }),
});

const RunningExperiment = z.object({
  experiment_uid: z.uuid(),
  variant: z.number().int(),
  layer: z.string(),
});

export const listExperiments = defineCall({
  service: 'builder',
  version: 'v3',
  method: 'GET',
  path: '/users/:userId/experiments',
  summary: 'The experiments the person takes part in',
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  query: z.object({
    portalCd: z.string().max(20).default('SNR'),
    status: z.literal('active').default('active'),
  }),
  answer: z.array(RunningExperiment),
});

export const conductBody = {
  logTraits: true,
  conductForOldUsers: true,
  includeIterableIntegration: false,
  culture: 'en-US',
  skipGoverning: false,
} as const;

/** 201 when the person is assigned by this call, 200 when they were before. */
export const conductExperiment = defineCall({
  service: 'builder',
  version: 'v3',
  method: 'POST',
  path: '/users/:userId/experiments/:experimentId/conduct',
  summary: "The person's variant of an experiment",
  access: 'session',
  params: z.object({ userId: z.uuid(), experimentId: z.uuid() }),
  body: z.object({
    logTraits: z.boolean(),
    conductForOldUsers: z.boolean(),
    includeIterableIntegration: z.boolean(),
    culture: z.string().max(20),
    skipGoverning: z.boolean(),
  }),
  answer: RunningExperiment,
});

const eventValue = z.union([z.string().max(500), z.number(), z.boolean(), z.null()]);

export const sendEvents = defineCall({
  service: 'builder',
  method: 'POST',
  path: '/events',
  summary: 'What happened during a visit; kept only with consent',
  access: 'public',
  body: z.object({
    events: z
      .array(
        z
          .object({
            event: z.string().min(1).max(80),
            visitId: z.string().max(64),
            timestamp: z.iso.datetime(),
          })
          .catchall(eventValue)
          .refine((event) => Object.keys(event).length <= 30, 'Use at most 30 properties'),
      )
      .min(1)
      .max(50),
  }),
  answer: z.object({ stored: z.number().int() }),
  bodyLimitBytes: 64 * 1024,
  ratePerMinute: 60,
});

export const SurveyAnswer = z.object({
  score: z.number().int().min(0).max(10),
  comment: z.string().trim().max(1000).default(''),
});

export const saveSurvey = defineCall({
  service: 'builder',
  method: 'POST',
  path: '/users/:userId/survey',
  summary: "Keep the person's answer to the survey",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  body: SurveyAnswer,
  answer: z.object({ saved: z.literal(true) }),
  status: 201,
  ratePerMinute: 10,
});

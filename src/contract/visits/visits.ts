import { fieldErrors } from '#domain/messages/validation.ts';
// What pages ask during a visit: configuration, stages, experiments, events, the survey, and the error log.

import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { paymentStatuses } from '#domain/credits/subscription.ts';

/** Keys of the services that a resume can come from; without a key, its button is hidden (D-104). */
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
  /** Routes by key; `{id}` marks where an id belongs. */
  routes: z.record(z.string(), z.string()),
  supportPhone: z.string(),
  supportEmail: z.string(),
  companyName: z.string(),
  experimentIds: z.record(z.string(), z.uuid()),
  driveKeys: DriveKeys,
  timeouts: z.object({ requestMs: z.number().int() }),
});
export type PortalConfig = z.infer<typeof PortalConfig>;

export const getConfig = defineSchemas({
  summary: "Get a portal's settings, features, and routes",
  access: 'public',
  query: z.object({ portalCd: z.string().max(20) }),
  answer: PortalConfig,
});

export const getCountryClaims = ownCall(
  'Get the country whose rules apply to the person',
  z.object({ countryCode: z.string() }),
);

export const FlowData = z.object({
  subscriptionStatus: z.enum(['TRUE', 'FALSE']),
  paymentStatus: z.enum(paymentStatuses),
  subscriptionCount: z.number().int(),
});
export type FlowData = z.infer<typeof FlowData>;

export const getFlowData = defineSchemas({
  summary: "Get the person's subscription and payment status",
  access: 'session',
  query: z.object({ useruId: z.uuid(), portalId: z.coerce.number().int().default(1) }),
  answer: FlowData,
});

export const saveUserStage = defineSchemas({
  summary: 'Record that the person reached a stage',
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

export const listExperiments = defineSchemas({
  summary: 'List the experiments that the person takes part in',
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  query: z.object({
    portalCd: z.string().max(20).default('SNR'),
    status: z.literal('active').default('active'),
  }),
  answer: z.array(RunningExperiment),
});

/** 201 if this call assigned the person, 200 if they already were. */
export const conductExperiment = defineSchemas({
  summary: "Get the person's variant of an experiment",
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

export const sendEvents = defineSchemas({
  summary: 'Store what happened during a visit, only with consent',
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
          .refine((event) => Object.keys(event).length <= 30, fieldErrors.atMostProperties(30)),
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

export const saveSurvey = defineSchemas({
  summary: "Store the person's answer to the survey",
  access: 'session',
  params: z.object({ userId: z.uuid() }),
  body: SurveyAnswer,
  answer: z.object({ saved: z.literal(true) }),
  status: 201,
  ratePerMinute: 10,
});

export const logError = defineSchemas({
  summary: 'Store an error that a page reported, without personal data',
  access: 'public',
  body: z.object({
    errorMessage: z.string().max(2000),
    componentStack: z.string().max(8000).default(''),
    logAsInfo: z.boolean().default(false),
    userStatus: z.string().max(50).default(''),
    sourceAppCd: z.string().max(20).default('EAWEB'),
    productCD: z.string().max(20).default('EAP'),
    portalCD: z.string().max(20).default('SNR'),
  }),
  answer: z.object({ logged: z.boolean() }),
  ratePerMinute: 20,
});

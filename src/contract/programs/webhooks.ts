// Webhooks that report status changes of applications, signed per Standard Webhooks.
import { z } from 'zod';
import { defineSchemas, ownCall } from '#contract/basics/call.ts';
import { OwnPassword } from '#contract/identity/api-keys.ts';
import { FailureCode } from '#domain/application/failure-codes.ts';
import { ApplicationStatus } from '#domain/application/status.ts';
import { fieldErrors } from '#domain/messages/validation.ts';

/** What is sent: ids and the job's own text, nothing about the person. */
export const WebhookMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('application.status_changed'),
    timestamp: z.iso.datetime({ offset: true }),
    data: z.object({
      applicationId: z.uuid(),
      jobId: z.uuid(),
      jobTitle: z.string(),
      company: z.string(),
      status: ApplicationStatus,
      previousStatus: ApplicationStatus.nullable(),
      failureCode: FailureCode.nullable(),
    }),
  }),
  z.object({
    type: z.literal('test'),
    timestamp: z.iso.datetime({ offset: true }),
    data: z.object({ message: z.string() }),
  }),
]);
export type WebhookMessage = z.infer<typeof WebhookMessage>;

export const WebhookDelivery = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** The outcome of the last try. */
  answer: z.string().nullable(),
  nextTryAt: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  url: z.string(),
  createdAt: z.string(),
  failingSince: z.string().nullable(),
  disabledAt: z.string().nullable(),
  /** Latest first. */
  deliveries: z.array(WebhookDelivery),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

const OneEndpoint = z.object({ endpointId: z.uuid() });

export const listWebhooks = ownCall(
  "List the person's webhooks with their latest deliveries",
  z.array(WebhookEndpoint),
);

export const addWebhook = defineSchemas({
  summary: 'Add a webhook for status changes; its signing secret is shown only in this response',
  access: 'session',
  body: z.object({
    url: z.url({ protocol: /^https?$/, error: fieldErrors.exampleUrl }).max(2000),
    password: OwnPassword,
  }),
  answer: WebhookEndpoint.extend({ secret: z.string() }),
  status: 201,
  ratePerMinute: 10,
});

export const removeWebhook = ownCall(
  'Remove a webhook and its deliveries',
  z.object({ removed: z.literal(true) }),
  OneEndpoint,
);

export const enableWebhook = ownCall(
  'Turn a webhook back on after repeated failures turned it off',
  z.object({ enabled: z.literal(true) }),
  OneEndpoint,
);

export const sendTestWebhook = defineSchemas({
  summary: 'Send an event of type "test" to a webhook',
  access: 'session',
  params: OneEndpoint,
  answer: z.object({ deliveryId: z.string() }),
  ratePerMinute: 10,
});

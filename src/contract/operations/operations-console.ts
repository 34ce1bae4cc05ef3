import { operatorFieldErrors } from '#domain/messages/validation.ts';
// What operators see and do. Nothing here contains resumes, answers, or files.

import { z } from 'zod';
import { defineSchemas } from '#contract/basics/call.ts';
import { asAdministrator, asOperator, Because, Count, Reason } from '#contract/basics/operator-call.ts';
import { PageQuery, paged } from '#contract/basics/paged.ts';
import { FailureCode } from '#domain/application/failure-codes.ts';
import { AttemptState, StepName } from '#domain/application/outcome.ts';
import { ApplicationStatus } from '#domain/application/status.ts';
import { errorKinds, overviewPeriods } from '#domain/operator-role.ts';

const ApplicationId = z.object({ applicationId: z.uuid() });

export const StatusCount = z.object({ status: ApplicationStatus, count: Count });

/** How applications ended: confirmed, not sent or refused, sent without a confirmation, or by the person. */
export const OutcomeSums = z.object({
  confirmed: Count,
  failed: Count,
  unconfirmed: Count,
  byPerson: Count,
  /** The time from approval to confirmation. */
  medianSeconds: Count.nullable(),
});
export type OutcomeSums = z.infer<typeof OutcomeSums>;

export const Overview = z.object({
  series: z.array(OutcomeSums.extend({ at: z.string() })),
  sums: OutcomeSums,
  /** The period before this one. */
  before: OutcomeSums,
  people: Count,
  newPeople: Count,
  applications: z.array(StatusCount),
  outcomes: z.array(
    z.object({
      ats: z.string(),
      sent: Count,
      failures: z.array(z.object({ code: FailureCode, count: Count })),
    }),
  ),
  waiting: Count,
  deadLetters: Count,
  /** False until anyone can find a job here. */
  hasJobs: z.boolean(),
  sources: z.object({ all: Count, troubled: Count }),
  openRequests: Count,
  overdueRequests: Count,
  openTickets: Count,
  /** The most urgent privacy requests, without their senders. */
  dueRequests: z.array(z.object({ reference: z.string(), topic: z.string(), dueAt: z.string() })),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = defineSchemas({
  ...asOperator,
  summary: 'View the overview',
  query: z.object({ period: z.enum(overviewPeriods).default('14d') }),
  answer: Overview,
});

const applicationFields = {
  applicationId: z.uuid(),
  userId: z.uuid(),
  title: z.string(),
  company: z.string(),
  ats: z.string(),
  status: ApplicationStatus,
  failureCode: FailureCode.nullable(),
};
export const ProofPicture = z.object({
  moment: z.enum(['before', 'after']),
  at: z.string(),
  png: z.base64(),
});
export type ProofPicture = z.infer<typeof ProofPicture>;

/** They show what the person sent, so an administrator has to give a reason, and every view is logged. */
export const lookAtPictures = defineSchemas({
  ...asAdministrator,
  summary: 'View the screenshots of an application',
  params: ApplicationId,
  body: Because,
  answer: z.array(ProofPicture),
});

export const ApplicationRow = z.object({ ...applicationFields, updatedAt: z.string(), removed: z.boolean() });
export type ApplicationRow = z.infer<typeof ApplicationRow>;

export const listAllApplications = defineSchemas({
  ...asOperator,
  summary: 'List applications',
  query: PageQuery.extend({
    status: ApplicationStatus.optional(),
    failureCode: FailureCode.optional(),
    userId: z.uuid().optional(),
  }),
  answer: paged(ApplicationRow),
});

export const StepLog = z.object({
  ...applicationFields,
  failureDetail: z.string().nullable(),
  /** When the person removed it from their list. */
  removedAt: z.string().nullable(),
  attempts: z.array(
    z.object({
      state: AttemptState,
      runs: Count,
      approvedAt: z.string(),
      endedAt: z.string().nullable(),
      chainIntact: z.boolean(),
      steps: z.array(z.object({ position: Count, name: StepName, at: z.string() })),
    }),
  ),
  /** Why it can't be restarted; null if it can. */
  restartRefusal: z.string().nullable(),
});
export type StepLog = z.infer<typeof StepLog>;

export const getStepLog = defineSchemas({
  ...asOperator,
  summary: 'View the steps of an application',
  params: ApplicationId,
  answer: StepLog,
});

export const restartApplication = defineSchemas({
  ...asOperator,
  summary: 'Restart an application',
  params: ApplicationId,
  body: Because,
  answer: z.object({ status: ApplicationStatus }),
});

export const Queues = z.object({
  depths: z.array(z.object({ task: z.string(), ready: Count, active: Count, failed: Count })),
  deadLetters: z.array(
    z.object({
      task: z.string(),
      subject: z.string(),
      applicationId: z.uuid().nullable(),
      failedAt: z.string(),
    }),
  ),
});
export type Queues = z.infer<typeof Queues>;

export const getQueues = defineSchemas({
  ...asOperator,
  summary: 'View the queues',
  answer: Queues,
});

const holdFields = {
  scope: z.enum(['ats', 'host']),
  name: z.string().trim().toLowerCase().min(1, operatorFieldErrors.target).max(253),
};

export const HoldRow = z.object({
  ...holdFields,
  reason: z.string(),
  placedBy: z.enum(['operator', 'automatic']),
  placedAt: z.string(),
});
export type HoldRow = z.infer<typeof HoldRow>;

export const listPlacedHolds = defineSchemas({
  ...asOperator,
  summary: 'View the holds',
  answer: z.array(HoldRow),
});

/** What a hold can be placed on: the systems we know, and the hosts we sent to lately. */
export const listHoldTargets = defineSchemas({
  ...asOperator,
  summary: 'View what a hold can be placed on',
  answer: z.object({ ats: z.array(z.string()), host: z.array(z.string()) }),
});

export const placeHold = defineSchemas({
  ...asOperator,
  summary: 'Place a hold',
  body: z.object({ ...holdFields, reason: Reason }),
  answer: z.object({ placed: z.boolean() }),
});

export const releaseHold = defineSchemas({
  ...asOperator,
  summary: 'Release a hold',
  body: z.object({ ...holdFields, reason: Reason }),
  answer: z.object({ released: z.boolean() }),
});

export const RequestKind = z.enum(['privacy', 'ticket']);

export const RequestRow = z.object({
  id: z.uuid(),
  kind: RequestKind,
  reference: z.string(),
  userId: z.uuid().nullable(),
  topic: z.string(),
  email: z.string(),
  message: z.string(),
  status: z.enum(['open', 'closed']),
  createdAt: z.string(),
  dueAt: z.string().nullable(),
});
export type RequestRow = z.infer<typeof RequestRow>;

export const listRequests = defineSchemas({
  ...asOperator,
  summary: 'View privacy requests and tickets',
  query: z.object({
    kind: RequestKind.default('privacy'),
    status: z.enum(['open', 'closed']).default('open'),
  }),
  answer: z.array(RequestRow),
});

export const closeRequest = defineSchemas({
  ...asOperator,
  summary: 'Close a request',
  params: z.object({ kind: RequestKind, requestId: z.uuid() }),
  body: Because,
  answer: z.object({ closed: z.boolean() }),
});

export const ErrorKind = z.enum(errorKinds);
export type ErrorKind = z.infer<typeof ErrorKind>;

export const ErrorRow = z.object({
  id: Count,
  message: z.string(),
  portalCode: z.string(),
  requestId: z.string(),
  at: z.string(),
});
export type ErrorRow = z.infer<typeof ErrorRow>;

export const listErrors = defineSchemas({
  ...asOperator,
  summary: 'View the error log',
  query: z.object({ kind: ErrorKind.default('faults'), search: z.string().trim().max(200).default('') }),
  answer: z.array(ErrorRow),
});

export const AuditRow = z.object({
  id: Count,
  operator: z.string(),
  act: z.string(),
  personId: z.uuid().nullable(),
  subject: z.string(),
  reason: z.string(),
  at: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const listAudit = defineSchemas({
  ...asAdministrator,
  summary: 'View the activity log',
  query: PageQuery,
  answer: paged(AuditRow),
});

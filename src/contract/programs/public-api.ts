// What people's own programs can do with a key: the stable part of the service.
import { z } from 'zod';
import { ProofPack } from '#contract/applications/expert-apply.ts';
import { PastApplicationsFile, PastApplicationsReport } from '#contract/applications/past-applications.ts';
import { ApplicationEvent, EventMoment } from '#contract/applications/tracker.ts';
import { defineSchemas, keyScopes } from '#contract/basics/call.ts';
import { PageQuery, paged, repeated } from '#contract/basics/paged.ts';
import { ApplicationEventKind } from '#domain/application/application-event-kind.ts';
import { FailureCode } from '#domain/application/failure-codes.ts';
import { ApplicationStatus } from '#domain/application/status.ts';
import { JsonResume } from '#domain/document/output/json-resume.ts';

/** Requests per minute per person, for all keys together. */
export const apiRatePerMinute = 120;

const own = { access: 'key' } as const;
const OneApplication = z.object({ applicationId: z.uuid() });

export const ApiApplication = z.object({
  id: z.uuid(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  company: z.string(),
  jobUrl: z.string(),
  status: ApplicationStatus,
  failure: z.object({ code: FailureCode, message: z.string() }).nullable(),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
});
export type ApiApplication = z.infer<typeof ApiApplication>;

export const getKeyHolder = defineSchemas({
  ...own,
  summary: 'Get the owner of the key and what it can do',
  answer: z.object({ userId: z.uuid(), name: z.string(), scopes: z.array(z.enum(keyScopes)) }),
});

export const listApiApplications = defineSchemas({
  ...own,
  summary: 'List applications, newest first, in all statuses or the given ones',
  query: PageQuery.extend({ status: repeated(ApplicationStatus) }),
  answer: paged(ApiApplication),
});

export const getApiApplication = defineSchemas({
  ...own,
  summary: 'Get one application with its questions and answers, without sensitive ones',
  params: OneApplication,
  answer: ApiApplication.extend({
    questions: z.array(
      z.object({
        question: z.string(),
        /** Null if the answer is sensitive. */
        answer: z.string().nullable(),
        required: z.boolean(),
        reviewRequired: z.boolean(),
      }),
    ),
  }),
});

export const getApiProof = defineSchemas({
  ...own,
  summary:
    "Get the steps, confirmation, and hashes of the latest attempt; null if there hasn't been an attempt",
  params: OneApplication,
  answer: ProofPack.pick({
    attemptId: true,
    state: true,
    approvedAt: true,
    approvalHash: true,
    steps: true,
    confirmation: true,
    chainIntact: true,
    credit: true,
  })
    .extend({ files: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string() })) })
    .nullable(),
});

export const getApiProofFile = defineSchemas({
  ...own,
  summary: 'Get the proof of the latest attempt as a base64 ZIP that anyone can check independently',
  params: OneApplication,
  answer: z.object({ name: z.string(), sha256: z.string(), zip: z.base64() }),
});

export const listApiEvents = defineSchemas({
  ...own,
  summary:
    'List what happened after sending: notes, replies, calls, interviews, deadlines, offers, rejections, follow-ups, a withdrawal',
  params: OneApplication,
  answer: z.array(ApplicationEvent),
});

export const saveApiEvent = defineSchemas({
  ...own,
  scope: 'write',
  summary: 'Record what happened after sending; using an existing id updates that entry',
  params: OneApplication,
  body: z.object({
    id: z.uuid(),
    kind: ApplicationEventKind,
    at: EventMoment,
    timed: z.boolean().default(false),
    words: z.string().trim().min(1).max(4000),
  }),
  answer: ApplicationEvent,
});

export const stopApiApplication = defineSchemas({
  ...own,
  scope: 'write',
  summary: 'Withdraw an approval as long as nothing could have been sent yet',
  params: OneApplication,
  answer: z.object({ stopped: z.literal(true) }),
});

export const markApiApplied = defineSchemas({
  ...own,
  scope: 'write',
  summary: 'Record that the person finished a failed application themselves',
  params: OneApplication,
  answer: z.object({ appliedAt: z.string() }),
});

export const listApiMatches = defineSchemas({
  ...own,
  summary: 'List jobs that match the profile, best first, with the reasons',
  query: PageQuery,
  answer: paged(
    z.object({
      id: z.uuid(),
      title: z.string(),
      company: z.string(),
      locations: z.array(z.string()),
      remoteOptions: z.array(z.string()),
      jobUrl: z.string(),
      postedDate: z.string(),
      score: z.number().int().nullable(),
      reasons: z.array(z.string()),
      applicationId: z.uuid().nullable(),
    }),
  ),
});

export const getApiProfile = defineSchemas({
  ...own,
  summary: 'Get the profile as a JSON Resume 1.0.0',
  answer: JsonResume,
});

export const replaceApiProfile = defineSchemas({
  ...own,
  scope: 'write',
  summary: 'Replace the profile with a JSON Resume, which its owner reviews before the next application',
  body: JsonResume,
  answer: JsonResume,
});

export const importApiApplications = defineSchemas({
  ...own,
  scope: 'write',
  summary: 'Check or save a CSV of past applications',
  body: PastApplicationsFile,
  answer: PastApplicationsReport,
});

import { z } from 'zod';
import { type AnswerOf, defineSchemas, ownCall } from '#contract/basics/call.ts';
import { PageQuery, paged, repeated } from '#contract/basics/paged.ts';
import { FailureCode } from '#domain/application/failure-codes.ts';
import { Confirmation, ReadBackRow, StepName } from '#domain/application/outcome.ts';
import { reuseScopes } from '#domain/application/reviewed-answer.ts';
import { ApplicationStatus } from '#domain/application/status.ts';
import { postArchiveFilters } from '#domain/application/status-filter.ts';
import { snapshotPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { GivenDocument } from '#domain/document/model/document-limits.ts';
import { ScoredJobFilters } from '#domain/job/job-filters.ts';
import { AnswerSource } from '#domain/question/facts/facts.ts';
import { KeyQuestionCatalog } from '#domain/question/key/key-question.ts';
import { JobApplication, JobCard, ListedApplication } from './job-application.ts';

const Profile = z.object({ id: z.uuid() });
const ProfileApplication = Profile.extend({ applicationId: z.uuid() });

export const listKeyQuestions = ownCall('List the key questions of a profile', KeyQuestionCatalog);

export const getInterview = defineSchemas({
  summary:
    'List the key questions in the order of the interview, with how many questions each answer has filled in',
  access: 'session',
  params: Profile,
  answer: z.object({
    questions: z.array(
      z.object({
        id: z.string(),
        /** True if forms get it answered already. */
        isKnown: z.boolean(),
      }),
    ),
    /** How many questions of employers the answer to each key question has answered so far, by id. */
    saved: z.record(z.string(), z.number()),
    /** How many they have answered in all. An answer may be based on several key questions. */
    savedInAll: z.number().int(),
  }),
});
export type Interview = AnswerOf<typeof getInterview>;

/** Jobs that the person applied for or hid during this visit; they keep their place until the next one. */
const keep = repeated(z.uuid(), 100);

export const listSuggestedJobs = defineSchemas({
  summary: 'List the best matches, a few at a time',
  access: 'session',
  params: Profile,
  query: PageQuery.extend({
    size: z.coerce.number().int().min(1).max(20).default(4),
    suggestedJobsType: z.enum(['Both', 'Eligible', 'NotEligible']).default('Both'),
    keep,
  }),
  answer: paged(JobCard),
});

export const listMatchedJobs = defineSchemas({
  summary: 'List matches by score, then date: all of them, or the best if there are very many',
  access: 'session',
  params: Profile,
  query: PageQuery.extend({ keep, ...ScoredJobFilters.shape }),
  answer: paged(JobCard).extend({
    onlyBest: z.boolean(),
    /** True if there is neither a wanted title nor a job in the resume to match. */
    needsTitle: z.boolean(),
    /** How many of them are within reach of each wanted place. */
    places: z.array(z.object({ place: z.string(), jobs: z.number() })),
  }),
});

export const searchJobCards = defineSchemas({
  summary: "Search open jobs by words, place, and filters, each with the person's score",
  access: 'session',
  params: Profile,
  query: PageQuery.extend({
    keywords: z.string().max(200).default(''),
    location: z.string().max(200).default(''),
    ...ScoredJobFilters.shape,
  }),
  answer: z.object({
    results: z.array(JobCard),
    totalCount: z.number().int(),
    /** False for an estimate; pages then end with the 1,000th job. */
    totalCountExact: z.boolean(),
    /** How the location was understood. */
    location: z.string().nullable(),
    /** With a minimum score: how many of the first jobs were checked. */
    scored: z.number().int().nullable(),
  }),
});
export type FoundJobCards = AnswerOf<typeof searchJobCards>;

export const getJobCard = ownCall(
  "Get one job with the person's score and application",
  JobCard,
  Profile.extend({ jobId: z.uuid() }),
);

export const addJob = defineSchemas({
  summary: 'Add the job behind a link and return it with its score',
  access: 'session',
  params: Profile,
  body: z.object({ url: z.url({ protocol: /^https?$/ }).max(2000) }),
  answer: JobCard,
  status: 201,
  ratePerMinute: 10,
});

export const listAddedJobs = ownCall(
  'List the jobs that the person added by link, latest first',
  z.array(JobCard),
  Profile,
);

export const listLikedJobs = ownCall(
  'List the open jobs that the person liked, latest first',
  z.array(JobCard),
  Profile,
);

export const FormQuestion = z.object({
  label: z.string(),
  required: z.boolean(),
  /** Answered from the profile, to be reviewed, or open for the person to answer. */
  answer: z.enum(['ready', 'review', 'open']),
});
export type FormQuestion = z.infer<typeof FormQuestion>;

export const getJobForm = ownCall(
  "Get the questions of the employer's form and how many of them the profile answers; null until the form has been read",
  z.object({ questions: z.array(FormQuestion) }).nullable(),
  Profile.extend({ jobId: z.uuid() }),
);

export const removeSuggestedJob = ownCall(
  'Hide a job; feedback "none" shows it again',
  z.object({ removed: z.literal(true) }),
  Profile.extend({ jobId: z.uuid() }),
);

export const openSuggestedJob = ownCall(
  'Mark a job as seen, so that it is no longer new',
  z.object({ opened: z.literal(true) }),
  Profile.extend({ jobId: z.uuid() }),
);

export const giveJobFeedback = defineSchemas({
  summary: 'Like or dislike a job, or clear the feedback',
  access: 'session',
  params: Profile.extend({ jobId: z.uuid() }),
  body: z.object({ feedback: z.enum(['like', 'dislike', 'none']) }),
  answer: z.object({ feedback: z.enum(['like', 'dislike', 'none']) }),
});

export const autofill = defineSchemas({
  summary: 'Start preparing applications for jobs',
  access: 'session',
  params: Profile,
  body: z.object({ selectedJobs: z.array(z.uuid()).min(1).max(20) }),
  answer: z.array(z.object({ jobId: z.uuid(), jobApplicationId: z.uuid(), status: ApplicationStatus })),
});

export const summarizeApplications = defineSchemas({
  summary: 'List applications by status, newest first; used for counts',
  access: 'session',
  params: Profile,
  query: PageQuery.extend({
    statuses: repeated(ApplicationStatus),
    sortBy: z.literal('CreatedAt').default('CreatedAt'),
    isDescendingSort: z.stringbool().default(true),
  }),
  answer: paged(
    z.object({
      id: z.uuid(),
      jobId: z.uuid(),
      jobApplicationStatus: ApplicationStatus,
      createdAt: z.string(),
    }),
  ),
});

export const listApplications = defineSchemas({
  summary: 'List a page of applications in the given statuses',
  access: 'session',
  params: Profile,
  body: z.object({
    statuses: z.array(ApplicationStatus).min(1).max(100),
    continuationToken: z.string().default(''),
    pageSize: z.number().int().min(1).max(100).default(20),
    pageNumber: z.number().int().min(1).default(1),
  }),
  answer: paged(ListedApplication),
});

/** Values of one parameter are alternatives, and all parameters must match; `empty` and `Empty` mean none (D-163). */
export const filterFailedApplications = defineSchemas({
  summary: 'List failed applications by error code and by what the person did about them',
  access: 'session',
  params: Profile,
  query: PageQuery.extend({
    size: z.coerce.number().int().min(1).max(100).default(10),
    statuses: z.literal('Fail').default('Fail'),
    errorCodes: repeated(z.union([FailureCode, z.literal('empty')])),
    postArchiveStatuses: repeated(z.enum(postArchiveFilters)),
  }),
  answer: paged(ListedApplication),
});

export const getApplicationOfJob = ownCall(
  "Get the person's latest application for a job",
  JobApplication,
  Profile.extend({ jobId: z.uuid() }),
);

export const editCustomResume = defineSchemas({
  summary: "Replace an application's customized resume with an edited copy and generate its PDF",
  access: 'session',
  params: ProfileApplication,
  body: z.object({ document: GivenDocument }),
  answer: JobApplication,
  ratePerMinute: 20,
});

export const updateApplication = defineSchemas({
  summary: "Apply with a customized resume, or with the person's own file if none is named",
  access: 'session',
  params: ProfileApplication,
  body: z.object({
    updateSnapshot: z.literal(true).default(true),
    applyJobApplicationAfterSave: z.literal(false).default(false),
    eaplDocument: z.object({
      preferences: z
        .array(
          z.object({
            docPreferenceTypeCD: z.enum(Object.values(snapshotPreferenceTypes)),
            value: z.string().max(300),
          }),
        )
        .max(3),
    }),
  }),
  answer: JobApplication,
});

export const getApplication = ownCall(
  'Get one application with its questions, answers, and sources',
  JobApplication,
  ProfileApplication,
);

export const ReviewItem = z.object({
  questionAnswerId: z.string(),
  userAnswer: z.string().max(20_000),
  /** Where later applications may use this answer; by default wherever it fits. */
  scope: z.enum(reuseScopes).optional(),
});

export const reviewApply = defineSchemas({
  summary: 'Save reviewed answers and, if asked, approve and send',
  access: 'session',
  params: Profile,
  body: z
    .array(
      z.object({
        applyJobApplicationAfterSave: z.boolean(),
        jobApplicationId: z.uuid(),
        reviewApplicationAnswerItems: z.array(ReviewItem).max(500),
        /** The person was warned about a possible duplicate and wants to send it anyway. */
        duplicateConfirmed: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(20),
  answer: z.array(
    z.object({
      jobApplicationId: z.uuid(),
      status: ApplicationStatus,
      creditsLeft: z.number().int(),
      /** What the saved answers contradict. */
      notes: z.array(z.object({ questionAnswerId: z.string(), sentence: z.string() })).optional(),
    }),
  ),
  ratePerMinute: 60,
});

export const removeApplication = ownCall(
  'Remove an unsent or ended application from the list',
  z.object({ removed: z.literal(true) }),
  ProfileApplication.extend({ jobId: z.uuid() }),
);

export const stopApplication = ownCall(
  'Withdraw an approval as long as nothing could have been sent yet',
  z.object({ stopped: z.literal(true) }),
  ProfileApplication,
);

export const sendApplicationAgain = ownCall(
  'Reopen a failed application if nothing could have reached the employer',
  z.object({ status: ApplicationStatus }),
  ProfileApplication,
);

export const savePostArchivalStatus = defineSchemas({
  summary: 'Record what the person did about a failed application',
  access: 'session',
  params: ProfileApplication,
  query: z.object({ PostArchiveStatus: z.literal('AppliedForJob'), Note: z.string().max(500).default('') }),
  answer: z.object({ postArchiveStatus: z.string(), lastUpdatedAt: z.string(), note: z.string() }),
});

export const ProofPack = z.object({
  attemptId: z.uuid(),
  state: z.string(),
  approvedAt: z.string(),
  approvalHash: z.string(),
  steps: z.array(z.object({ name: StepName, sentence: z.string(), at: z.string(), hash: z.string() })),
  confirmation: Confirmation.nullable(),
  readBack: z.array(
    ReadBackRow.extend({ question: z.string(), source: AnswerSource.nullable(), sensitive: z.boolean() }),
  ),
  files: z.array(z.object({ name: z.string(), size: z.number().int(), sha256: z.string(), url: z.string() })),
  screenshots: z.array(z.object({ moment: z.enum(['before', 'after']), url: z.string(), at: z.string() })),
  chainIntact: z.boolean(),
  credit: z.object({
    reservedAt: z.string().nullable(),
    capturedAt: z.string().nullable(),
    releasedAt: z.string().nullable(),
  }),
});
export type ProofPack = z.infer<typeof ProofPack>;

export const getProof = ownCall(
  "Get the proof of the latest attempt; null if there hasn't been an attempt",
  ProofPack.nullable(),
  ProfileApplication,
);

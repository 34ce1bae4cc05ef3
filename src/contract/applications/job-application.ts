import { z } from 'zod';
import { Caution } from '#domain/application/caution.ts';
import { FailureCode } from '#domain/application/failure-codes.ts';
import { reuseScopes } from '#domain/application/reviewed-answer.ts';
import { ApplicationStatus, WaitingReason } from '#domain/application/status.ts';
import { JobWarning } from '#domain/job/find-warnings.ts';
import { JobLocation } from '#domain/job/job.ts';
import { MatchReason } from '#domain/job/match-score.ts';
import { Pay } from '#domain/job/posting/pay.ts';
import { PostingSignal } from '#domain/job/read-signals.ts';
import { AnswerSource } from '#domain/question/facts/facts.ts';
import { FormField } from '#domain/question/form/employer-form.ts';
import { AnswerValidationType, QuestionType } from '#domain/validation/question-type.ts';
import { ApplicationEvent } from './tracker.ts';

export const JobDetail = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  score: z.number().int().nullable(),
  reasons: z.array(MatchReason),
  /** What may end an application early, shown before a credit is spent. */
  warnings: z.array(JobWarning),
  /** Signals in the posting itself. */
  signals: z.array(PostingSignal),
  ats: z.string(),
  /** The system's name; empty on an employer's own page. */
  atsName: z.string(),
  postedDate: z.string(),
  postedAgoDays: z.number().int(),
  isLastVerifiedDate: z.boolean(),
  /** When its board or page last listed it; null if that was never checked. */
  lastVerifiedAt: z.string().nullable(),
  isJobOlderThan7Days: z.boolean(),
  showNewTag: z.boolean(),
  isLiked: z.boolean(),
  isDisliked: z.boolean(),
  applyUrl: z.string(),
  jobUrl: z.string(),
  eligibleForExpertApply: z.boolean(),
  jobLocations: z.array(JobLocation),
  remoteOptions: z.array(z.string()),
  employmentType: z.string(),
  pay: Pay.nullable(),
  company: z.object({ companyId: z.string(), name: z.string(), logo: z.string().nullable() }),
});
export type JobDetail = z.infer<typeof JobDetail>;

/** A job as the matches screen shows it; a job with an application shows its status instead of the button. */
export const JobCard = JobDetail.extend({
  application: z
    .object({
      id: z.uuid(),
      jobApplicationStatus: ApplicationStatus,
      errorCode: FailureCode.nullable(),
      postArchiveStatus: z.string().nullable(),
      waitingFor: WaitingReason.nullable(),
    })
    .nullable(),
});
export type JobCard = z.infer<typeof JobCard>;

export const QuestionAnswer = z.object({
  id: z.string(),
  questionText: z.string(),
  description: z.string().optional(),
  questionType: QuestionType,
  control: FormField.shape.control,
  answerChoices: z.array(z.string()),
  /** A MultiChoice answer holds a JSON list. */
  answerToDisplay: z.string(),
  /** The URL of the file made for this application; the resume has its own. */
  fileUrl: z.string().optional(),
  /** A file question that the person can answer with a cover letter. */
  takesLetter: z.boolean().optional(),
  isRequired: z.boolean(),
  isReviewRequired: z.boolean(),
  answerValidationType: AnswerValidationType,
  /** The regular expression of the employer's page, for the type Regex. */
  validationPattern: z.string().optional(),
  /** The most characters that the employer's form accepts; 0 means no limit. */
  charLimit: z.number().int().nonnegative().optional(),
  source: AnswerSource.nullable(),
  reason: z.string().optional(),
  sensitive: z.boolean(),
  /** The answer that often ends an application before anyone reads it. */
  endsAt: z.enum(['yes', 'no']).nullable().optional(),
  /** Where later applications use an answer given here, and how widely they may; absent if nowhere. */
  reuse: z
    .object({ scope: z.enum(reuseScopes), widest: z.enum(reuseScopes), isProse: z.boolean() })
    .optional(),
  /** What the person wrote for a similar question. */
  startFrom: z.object({ text: z.string(), where: z.string() }).optional(),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const JobApplication = z.object({
  id: z.uuid(),
  jobApplicationId: z.uuid(),
  jobId: z.uuid(),
  createType: z.literal('UserFilled'),
  createdAt: z.string(),
  jobApplicationStatus: ApplicationStatus,
  submittedAt: z.string().nullable(),
  remoteOptions: z.array(z.string()),
  trackProperties: z.record(z.string(), z.string()),
  jobDetail: JobDetail,
  questionAnswers: z.array(QuestionAnswer),
  answerCounter: z.object({
    totalQuestions: z.number().int(),
    totalIgnoreQuestions: z.number().int(),
    totalConfidentAnswers: z.number().int(),
    totalReviewRequiredAnswers: z.number().int(),
  }),
  failedReason: z
    .object({
      errorCode: FailureCode,
      developerMessage: z.string().nullable(),
      uiSafeMessage: z.string(),
      documentationLink: z.string().nullable(),
    })
    .nullable(),
  activePostArchiveDetail: z
    .object({ postArchiveStatus: z.string(), lastUpdatedAt: z.string(), note: z.string() })
    .nullable(),
  /** The resume customized for this application, instead of the profile's own file. */
  customDocumentData: z
    .object({
      resume: z.string(),
      resumeId: z.uuid(),
      resumePDF: z.string(),
      resumeThumbnail: z.string(),
      dateCreated: z.string(),
      /** True if the person changed our copy. */
      isEdited: z.boolean(),
    })
    .nullable(),
  /** What it waits for besides its turn; `until` is when an employer's code expires. */
  waiting: z.object({ reason: WaitingReason, message: z.string(), until: z.string().nullable() }).nullable(),
  /** What changed on the employer's form since the last approval; a new approval is needed. */
  drift: z
    .object({ added: z.array(z.string()), removed: z.array(z.string()), changed: z.array(z.string()) })
    .nullable(),
  /** Reasons not to send it; only for applications that wait for review. */
  cautions: z.array(Caution),
  /** Only for a single application: the errors that the employer's form showed, and whether it can be sent again. */
  secondTry: z
    .object({
      allowed: z.boolean(),
      messages: z.array(
        z.object({ questionId: z.string().nullable(), label: z.string().nullable(), text: z.string() }),
      ),
    })
    .nullable(),
});
export type JobApplication = z.infer<typeof JobApplication>;

/** An application in a list, where places are plain text. */
export const ListedApplication = JobApplication.extend({
  jobDetail: JobDetail.extend({ jobLocations: z.array(z.string()) }),
  /** The recorded event that a row shows. */
  shownEvent: ApplicationEvent.nullable(),
});
export type ListedApplication = z.infer<typeof ListedApplication>;

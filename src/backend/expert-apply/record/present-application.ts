import { fileUrl } from '#backend/documents/record/file-url.ts';
import type { JobApplication, JobDetail, QuestionAnswer } from '#contract/applications/job-application.ts';
import { isCounted } from '#domain/application/audit-progress.ts';
import type { Caution } from '#domain/application/caution.ts';
import { describeFailure } from '#domain/application/failure-codes.ts';
import { endingAnswer } from '#domain/application/knock-out.ts';
import { waitingMessages } from '#domain/messages/applications/status.ts';
import { isLetter } from '#domain/question/answer/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { ListedRow } from './application.store.ts';

/** Turns a stored application into the shape that the screens use. */
export function presentApplication(
  application: ListedRow,
  jobDetail: JobDetail,
  {
    showDeveloperMessages,
    cautions = [],
    secondTry = null,
    reuses = new Map(),
  }: {
    showDeveloperMessages: boolean;
    cautions?: Caution[] | undefined;
    secondTry?: JobApplication['secondTry'];
    /** How each answer is used again, by question id. */
    reuses?: ReadonlyMap<string, Pick<QuestionAnswer, 'reuse' | 'startFrom'>>;
  },
): JobApplication {
  const counted = application.answers.filter((item) => isCounted(item.field.type));
  const reviewRequired = counted.filter((item) => item.reviewRequired).length;
  return {
    id: application.id,
    jobApplicationId: application.id,
    jobId: application.jobId,
    createType: 'UserFilled',
    createdAt: application.createdAt.toISOString(),
    jobApplicationStatus: application.status,
    submittedAt: application.submittedAt?.toISOString() ?? null,
    remoteOptions: jobDetail.remoteOptions,
    trackProperties: {
      ats: jobDetail.ats,
      employmentType: jobDetail.employmentType,
      remoteOption: jobDetail.remoteOptions[0] ?? '',
    },
    jobDetail,
    questionAnswers: application.answers.map((item) => ({
      ...presentAnswer(item),
      ...reuses.get(item.field.path),
    })),
    answerCounter: {
      totalQuestions: application.answers.length,
      totalIgnoreQuestions: application.answers.length - counted.length,
      totalConfidentAnswers: counted.filter((item) => item.answer.length > 0 && !item.reviewRequired).length,
      totalReviewRequiredAnswers: reviewRequired,
    },
    failedReason: application.failureCode && {
      errorCode: application.failureCode,
      developerMessage: showDeveloperMessages ? application.failureDetail : null,
      uiSafeMessage: describeFailure(application.failureCode, application),
      documentationLink: null,
    },
    activePostArchiveDetail:
      application.postArchiveStatus && application.postArchiveAt
        ? {
            postArchiveStatus: application.postArchiveStatus,
            lastUpdatedAt: application.postArchiveAt.toISOString(),
            note: application.postArchiveNote ?? '',
          }
        : null,
    customDocumentData: application.customResume && {
      resume: application.customResume.name,
      resumeId: application.customResume.documentId,
      resumePDF: application.customResume.fileUrl,
      resumeThumbnail: application.customResume.thumbnailUrl,
      dateCreated: application.customResume.createdAt,
      isEdited: application.customResume.isEdited,
    },
    waiting: application.waitingFor && {
      reason: application.waitingFor,
      message: waitingMessages[application.waitingFor],
      until: application.waitingUntil?.toISOString() ?? null,
    },
    drift: application.drift,
    cautions,
    secondTry,
  };
}

/** Turns one question with its prepared answer into the shape that the screens use. */
export function presentAnswer(item: PreparedAnswer): QuestionAnswer {
  const { field } = item;
  return {
    id: field.path,
    questionText: field.label,
    description: field.description,
    questionType: field.type,
    control: field.control,
    answerChoices: field.options.map((option) => option.label),
    answerToDisplay: field.type === 'MultiChoice' ? JSON.stringify(item.answer) : (item.answer[0] ?? ''),
    fileUrl: item.fileId && fileUrl(item.fileId),
    ...(field.type === 'File' && { takesLetter: isLetter(field) }),
    isRequired: field.required,
    isReviewRequired: item.reviewRequired,
    answerValidationType: item.answerValidationType,
    validationPattern: field.pattern,
    charLimit: field.maxLength ?? 0,
    source: item.source,
    reason: item.reason,
    sensitive: item.sensitive,
    endsAt: endingAnswer(field.family),
  };
}

import type { ProofPack } from '#contract/applications/expert-apply.ts';
import type { JobApplication, JobCard, ListedApplication } from '#contract/applications/job-application.ts';
import type { ApiApplication } from '#contract/programs/public-api.ts';
import { writePlace } from '#domain/job/job.ts';

/** The stable shape of an application in the public API, independent of what the screens need. */
export function toApiApplication(application: JobApplication | ListedApplication): ApiApplication {
  const { id, jobId, jobDetail, failedReason, createdAt, submittedAt } = application;
  return {
    id,
    jobId,
    jobTitle: jobDetail.title,
    company: jobDetail.company.name,
    jobUrl: jobDetail.jobUrl,
    status: application.jobApplicationStatus,
    failure: failedReason && { code: failedReason.errorCode, message: failedReason.uiSafeMessage },
    createdAt,
    submittedAt,
  };
}

export function toApiQuestions({ questionAnswers }: JobApplication) {
  return questionAnswers.map((one) => ({
    question: one.questionText,
    answer: one.sensitive ? null : one.answerToDisplay,
    required: one.isRequired,
    reviewRequired: one.isReviewRequired,
  }));
}

/** Leaves out the URLs of files, which need a session to open. */
export function toApiProof(proof: ProofPack) {
  return { ...proof, files: proof.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })) };
}

export function toApiMatch(job: JobCard) {
  return {
    id: job.id,
    title: job.title,
    company: job.company.name,
    locations: job.jobLocations.map(writePlace),
    remoteOptions: job.remoteOptions,
    jobUrl: job.jobUrl,
    postedDate: job.postedDate,
    score: job.score,
    reasons: job.reasons.map(({ sentence }) => sentence),
    applicationId: job.application?.id ?? null,
  };
}

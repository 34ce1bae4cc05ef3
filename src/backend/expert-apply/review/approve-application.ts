import { randomUUID } from 'node:crypto';
import { reserveCredit } from '#backend/ecommerce/credits/reserve-credit.ts';
import { isPremium } from '#backend/ecommerce/plans/subscriptions.ts';
import type { Application } from '#backend/expert-apply/record/application.store.ts';
import { approvalHash } from '#backend/expert-apply/record/approval-hash.ts';
import {
  countForEmployer,
  hasReachedEmployer,
  insertAttempt,
  type Posting,
} from '#backend/expert-apply/record/attempt.store.ts';
import { appendStep } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { changeStatus } from '#backend/expert-apply/record/change-status.ts';
import { findSentFiles } from '#backend/expert-apply/record/find-sent-files.ts';
import { submitTask } from '#backend/expert-apply/record/task-definitions.ts';
import { hasConsent } from '#backend/identity/consents/consents.ts';
import { hasVerifiedAddress } from '#backend/identity/record/confirmed-address.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { countGiven } from '#domain/application/audit-progress.ts';
import { capMessage, employerCapDays } from '#domain/application/caution.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import type { Job } from '#domain/job/job.ts';
import { applicationErrors, approvalErrors } from '#domain/messages/application-errors.ts';
import { applicationCredits } from '#domain/messages/application-notices.ts';
import { Problem } from '#domain/problem.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { validateAnswer } from '#domain/validation/validate-answer.ts';
import { type OriginMap, realAddress } from '#systems/origin-map.ts';
import { findCautions } from './find-cautions.ts';

interface Approval {
  application: Application;
  answers: PreparedAnswer[];
  job: Job;
  document: UserDocument;
  profileComplete: boolean;
  employerCap: number;
  duplicateConfirmed: boolean;
  /** If no plans are sold, a credit is enough. */
  sellsPlans: boolean;
  originMap: OriginMap;
}

/**
 * Approves an application in one transaction: repeats every check, records the attempt, reserves a credit, and enqueues
 * the task. Refuses incomplete profiles, unconfirmed addresses, missing consent, open or unsourced answers, missing plans
 * or credits, and possible duplicates. A refusal leaves nothing behind.
 */
export async function approveApplication(
  context: UserContext,
  input: Approval,
): Promise<{ creditsLeft: number }> {
  const { application, answers, job } = input;
  if (!application.form) throw new Problem('conflict');
  if (!input.profileComplete) {
    throw new Problem('conflict', { uiSafeMessage: approvalErrors.profileFirst });
  }
  if (!(await hasVerifiedAddress(context))) {
    throw new Problem('conflict', {
      uiSafeMessage: approvalErrors.confirmAddressFirst,
    });
  }
  if (!(await hasConsent(context, 'apply-for-me'))) {
    throw new Problem('conflict', {
      uiSafeMessage: approvalErrors.authorizeFirst,
    });
  }
  requireAnswered(answers);
  if (!(await isPremium(context, { userId: context.user.id, sellsPlans: input.sellsPlans })))
    throw new Problem('not_premium');
  const hasReached = (posting: Posting) => hasReachedEmployer(context.db, context.user.id, posting);
  if ((await hasReached(job)) || (await hasReached(application.form))) {
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.mayHaveReached,
    });
  }

  await requireWanted(context, input);

  const now = context.now();
  const { hashes } = await findSentFiles(context, application, answers);
  const attemptId = randomUUID();
  const hash = approvalHash(application.form, answers, hashes);
  await insertAttempt(context.db, {
    id: attemptId,
    applicationId: application.id,
    userId: context.user.id,
    posting: job,
    host: realAddress(new URL(application.form.url), input.originMap).host,
    approvalHash: hash,
    now,
  });
  const reservation = await reserveCredit(context, {
    userId: context.user.id,
    attemptId,
    reason: applicationCredits.job(job.title, job.company.name),
  });
  if (reservation.outcome === 'none') throw new Problem('no_credits');
  await requireRoomAtEmployer(context, job, input.employerCap);
  await appendStep(context.db, attemptId, {
    name: 'approved',
    detail: describeApproval(answers, hash),
    at: now,
  });
  await changeStatus(context, application.id, { status: 'Processing', drift: null });
  await context.tasks.send(context.db, submitTask, { attemptId }, { key: context.user.id });
  await context.publish(context.user.id, {
    type: 'credits-changed',
    data: { credits: reservation.creditsLeft },
  });
  return { creditsLeft: reservation.creditsLeft };
}

/** Refuses a company that the person ruled out, and a possible duplicate unless they confirmed it. */
async function requireWanted(
  context: UserContext,
  { document, job, duplicateConfirmed }: Approval,
): Promise<void> {
  const cautions = (await findCautions(context, { document, jobs: [job] })).get(job.id) ?? [];
  for (const { kind, sentence } of cautions) {
    if (kind === 'never-apply') throw new Problem('conflict', { uiSafeMessage: sentence });
    if (!duplicateConfirmed) throw new Problem('possible_duplicate', { uiSafeMessage: sentence });
  }
}

/** Counts this application too. The credit reservation before it makes one person's approvals wait for each other. */
async function requireRoomAtEmployer(context: UserContext, job: Job, cap: number): Promise<void> {
  const since = new Date(context.now().getTime() - employerCapDays * 24 * 60 * 60_000);
  const { ats, tenant, company } = job;
  if ((await countForEmployer(context.db, { userId: context.user.id, ats, tenant, since })) > cap)
    throw new Problem('conflict', { uiSafeMessage: capMessage(company.name, cap) });
}

/** Refuses open and invalid answers, and any value whose source is unknown: such a value is never sent. */
function requireAnswered(answers: PreparedAnswer[]): void {
  const problems: Record<string, string> = {};
  for (const question of answers) {
    const { field } = question;
    const message = validateAnswer(question.answer, {
      answerValidationType: question.answerValidationType,
      questionType: field.type,
      required: field.required,
      validationPattern: field.pattern,
      charLimit: field.maxLength,
    });
    if (message) problems[field.path] = message;
    else if (question.answer.length > 0 && question.source === null)
      problems[field.path] = approvalErrors.noSource;
    else if (question.reviewRequired) problems[field.path] = approvalErrors.reviewFirst;
  }
  if (Object.keys(problems).length > 0) throw new Problem('invalid_request', { fields: problems });
}

function describeApproval(answers: PreparedAnswer[], hash: string) {
  const given = answers.filter((item) => item.answer.length > 0);
  return {
    ...countGiven(given.map(({ field, source }) => ({ ...field, source }))),
    approvalHash: hash,
  };
}

import { findRestartRefusal } from '#backend/expert-apply/prepare/restart-application.ts';
import { findApplication, findRemoval } from '#backend/expert-apply/record/application.store.ts';
import { listAttempts } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { isChainIntact } from '#backend/expert-apply/record/step-chain.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context } from '#backend/platform/context.ts';
import type { StepLog } from '#contract/operations/operations-console.ts';
import { operatorApplicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';

/** Returns what happened to an application, without its content, for operators. Refuses an unknown application. */
export async function getStepLog(
  context: Context,
  { applicationId }: { applicationId: string },
): Promise<StepLog> {
  const application = await findApplication(context, applicationId, { evenRemoved: true });
  const removedAt = application && (await findRemoval(context.db, applicationId));
  const job = application && (await findJob(context, { jobId: application.jobId }));
  if (!application || !job)
    throw new Problem('not_found', { uiSafeMessage: operatorApplicationErrors.noApplication });
  const attempts: StepLog['attempts'] = [];
  for (const attempt of await listAttempts(context.db, application.id)) {
    const steps = await listSteps(context.db, attempt.id);
    attempts.push({
      state: attempt.state,
      runs: attempt.runs,
      approvedAt: attempt.approvedAt.toISOString(),
      endedAt: attempt.endedAt?.toISOString() ?? null,
      chainIntact: isChainIntact(steps),
      steps: steps.map(({ position, name, at }) => ({ position, name, at: at.toISOString() })),
    });
  }
  return {
    applicationId: application.id,
    userId: application.userId,
    title: job.title,
    company: job.company.name,
    ats: job.ats,
    status: application.status,
    failureCode: application.failureCode,
    failureDetail: application.failureDetail,
    attempts,
    removedAt: removedAt?.toISOString() ?? null,
    restartRefusal: removedAt
      ? operatorApplicationErrors.removed
      : await findRestartRefusal(context, application),
  };
}

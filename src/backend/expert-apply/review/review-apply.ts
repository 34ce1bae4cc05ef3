import type { ProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { getCredits } from '#backend/ecommerce/credits/get-credits.ts';
import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { readOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { usualEmployerCap } from '#domain/application/caution.ts';
import { type ApplicationStatus, isReady } from '#domain/application/status.ts';
import { isProfileComplete } from '#domain/document/profile/profile-state.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import { approveApplication } from './approve-application.ts';
import { type ReviewItem, saveAnswers } from './save-answers.ts';

interface Review {
  jobApplicationId: string;
  applyJobApplicationAfterSave: boolean;
  reviewApplicationAnswerItems: ReviewItem[];
  duplicateConfirmed?: boolean;
}

/** The configured rules for applying. */
interface Rules {
  employerCap: number;
  sellsPlans: boolean;
  originMap: OriginMap;
}

interface Reviewed {
  jobApplicationId: string;
  status: ApplicationStatus;
  creditsLeft: number;
  notes?: { questionAnswerId: string; sentence: string }[];
}

/**
 * Saves reviewed answers and, if asked, approves the application. Refuses one that no longer waits for review and a closed
 * job. Approving the same application again changes nothing.
 */
export async function reviewApply(
  context: UserContext,
  input: { documentId: string; reviews: Review[] } & Partial<Rules>,
): Promise<Reviewed[]> {
  const profile = await readOwnProfile(context, input.documentId);
  const { employerCap = usualEmployerCap, sellsPlans = true, originMap = [] } = input;
  const results: Reviewed[] = [];
  for (const review of input.reviews) {
    results.push(await reviewOne(context, review, { ...profile, employerCap, sellsPlans, originMap }));
  }
  return results;
}

async function reviewOne(
  context: UserContext,
  review: Review,
  profile: Pick<ProfileDocument, 'document' | 'preferences'> & Rules,
): Promise<Reviewed> {
  const application = await findApplication(context, review.jobApplicationId, {
    userId: context.user.id,
    lock: true,
  });
  const found = application && (await findJob(context, { jobId: application.jobId }));
  if (!application || !found) throw new Problem('not_found');

  const repeated = review.applyJobApplicationAfterSave && review.reviewApplicationAnswerItems.length === 0;
  if (repeated && (application.status === 'Processing' || application.status === 'Success')) {
    return {
      jobApplicationId: application.id,
      status: application.status,
      creditsLeft: await creditsOf(context),
    };
  }
  if (!isReady(application.status)) {
    throw new Problem('conflict', {
      uiSafeMessage: applicationErrors.notWaitingForReview,
    });
  }
  if (found.closedAt) {
    throw new Problem('conflict', { uiSafeMessage: applicationErrors.jobExpired });
  }
  const answers = await saveAnswers(context, {
    application,
    items: review.reviewApplicationAnswerItems,
    company: found.company.name,
  });
  if (!review.applyJobApplicationAfterSave) {
    const saved = new Set(
      review.reviewApplicationAnswerItems.map(({ questionAnswerId }) => questionAnswerId),
    );
    return {
      jobApplicationId: application.id,
      status: application.status,
      creditsLeft: await creditsOf(context),
      notes: answers.flatMap(({ field, answer, reason }) =>
        saved.has(field.path) && answer.length > 0 && reason !== undefined
          ? [{ questionAnswerId: field.path, sentence: reason }]
          : [],
      ),
    };
  }
  const { creditsLeft } = await approveApplication(context, {
    application,
    answers,
    job: found,
    document: profile.document,
    profileComplete: isProfileComplete(profile.preferences),
    duplicateConfirmed: review.duplicateConfirmed ?? false,
    employerCap: profile.employerCap,
    sellsPlans: profile.sellsPlans,
    originMap: profile.originMap,
  });
  return { jobApplicationId: application.id, status: 'Processing', creditsLeft };
}

async function creditsOf(context: UserContext): Promise<number> {
  return (await getCredits(context, { userId: context.user.id })).credits;
}

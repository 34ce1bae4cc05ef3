import { giveFeedback } from '#backend/jobs/feedback/give-feedback.ts';
import { openJob } from '#backend/jobs/record/find-job.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { serveWaitingCall } from '#backend/platform/http/serve-waiting-call.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { checkRateLimit, hourSeconds } from '#backend/platform/rate-limit.ts';
import { applicationCalls, identityCalls } from '#contract/all-calls.ts';
import { findApplyingTrouble, getPause, setPause } from './hold/pause-applications.ts';
import { serveMemory } from './memory-routes.ts';
import { attachLetter } from './prepare/attach-letter.ts';
import { getInterview } from './prepare/get-interview.ts';
import { getJobForm } from './prepare/get-job-form.ts';
import { listKeyQuestions } from './prepare/key-questions.ts';
import { startApplications } from './prepare/start-applications.ts';
import { getProof } from './proof/get-proof.ts';
import { listDisclosures } from './proof/list-disclosures.ts';
import { serveProofKeys } from './proof/proof-keys.ts';
import { serveProofFile } from './proof/serve-proof-file.ts';
import { requireOwnProfile } from './record/require-own-profile.ts';
import { editCustomResume } from './review/edit-custom-resume.ts';
import { removeApplication } from './review/remove-application.ts';
import { reviewApply } from './review/review-apply.ts';
import { savePostArchivalStatus } from './review/save-post-archival-status.ts';
import { sendAgain } from './review/send-again.ts';
import { updateApplication } from './review/update-application.ts';
import { enterMailedCode } from './send/enter-mailed-code.ts';
import { stopApplication } from './send/stop-application.ts';
import { addJob } from './track/add-job.ts';
import {
  getApplication,
  getApplicationOfJob,
  listApplications,
  summarizeApplications,
} from './track/list-applications.ts';
import {
  getCard,
  listAddedCards,
  listLikedCards,
  listMatchedCards,
  listSuggestedCards,
  searchCards,
} from './track/list-job-cards.ts';
import { serveTracker } from './tracker-routes.ts';

const approvalsPerHour = 60;

/** Registers the calls for matching, applying, and proof. The `:id` of every path is the person's own profile. */
export function registerRoutes(server: Server, platform: Platform): void {
  const showDeveloperMessages = platform.config.environment !== 'production';
  /** Reads the application after a call that ran outside a transaction. */
  const readAgain = (user: SessionUser, asked: { documentId: string; applicationId: string }) =>
    inTransaction(
      platform,
      (context) => getApplication({ ...context, user }, { ...asked, showDeveloperMessages }),
      { readOnly: true },
    );

  serveCall(server, identityCalls.listDisclosures, (context) => listDisclosures(context));
  serveCall(server, applicationCalls.listKeyQuestions, (context) => listKeyQuestions(context));
  serveCall(server, applicationCalls.getInterview, (context, { params }) =>
    getInterview(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.listSuggestedJobs, (context, { params, query }) =>
    listSuggestedCards(context, {
      documentId: params.id,
      page: query.page,
      size: query.size,
      keep: query.keep,
      ...(query.suggestedJobsType !== 'Both' && { eligible: query.suggestedJobsType === 'Eligible' }),
    }),
  );
  serveCall(server, applicationCalls.listMatchedJobs, (context, { params, query }) =>
    listMatchedCards(context, { documentId: params.id, ...query }),
  );
  serveCall(server, applicationCalls.searchJobCards, (context, { params, query }) =>
    searchCards(context, { documentId: params.id, ...query }),
  );
  serveCall(server, applicationCalls.getJobCard, (context, { params }) =>
    getCard(context, { documentId: params.id, jobId: params.jobId }),
  );
  serveWaitingCall(server, applicationCalls.addJob, (user, { params, body }, waitMs) =>
    addJob(platform, user, { documentId: params.id, url: body.url, waitMs }),
  );
  serveCall(server, applicationCalls.listAddedJobs, (context, { params }) =>
    listAddedCards(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.listLikedJobs, (context, { params }) =>
    listLikedCards(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.getJobForm, (context, { params }) =>
    getJobForm(context, { documentId: params.id, jobId: params.jobId }),
  );
  serveCall(server, applicationCalls.removeSuggestedJob, async (context, { params }) => {
    await requireOwnProfile(context, params.id);
    await giveFeedback(context, { userId: context.user.id, jobId: params.jobId, feedback: 'removed' });
    return { removed: true as const };
  });
  serveCall(server, applicationCalls.openSuggestedJob, async (context, { params }) => {
    await requireOwnProfile(context, params.id);
    await openJob(context, { userId: context.user.id, jobId: params.jobId });
    return { opened: true as const };
  });
  serveCall(server, applicationCalls.giveJobFeedback, async (context, { params, body }) => {
    await requireOwnProfile(context, params.id);
    await giveFeedback(context, { userId: context.user.id, jobId: params.jobId, feedback: body.feedback });
    return { feedback: body.feedback };
  });
  serveCall(server, applicationCalls.autofill, (context, { params, body }) =>
    startApplications(context, { documentId: params.id, jobIds: body.selectedJobs }),
  );
  serveCall(server, applicationCalls.summarizeApplications, (context, { params, query }) =>
    summarizeApplications(context, {
      documentId: params.id,
      statuses: query.statuses,
      page: query.page,
      size: query.size,
      descending: query.isDescendingSort,
    }),
  );
  serveCall(server, applicationCalls.listApplications, (context, { params, body }) =>
    listApplications(context, {
      documentId: params.id,
      statuses: body.statuses,
      page: body.pageNumber,
      size: body.pageSize,
      showDeveloperMessages,
    }),
  );
  // This literal path must come before the one that would take `filter` for a job id.
  serveCall(server, applicationCalls.filterFailedApplications, (context, { params, query }) =>
    listApplications(context, {
      documentId: params.id,
      statuses: [query.statuses],
      page: query.page,
      size: query.size,
      errorCodes: query.errorCodes,
      postArchiveStatuses: query.postArchiveStatuses,
      showDeveloperMessages,
    }),
  );
  serveCall(server, applicationCalls.getApplicationOfJob, (context, { params }) =>
    getApplicationOfJob(context, { documentId: params.id, jobId: params.jobId, showDeveloperMessages }),
  );
  serveCall(server, applicationCalls.updateApplication, async (context, { params, body }) => {
    const { id: documentId, applicationId } = params;
    await updateApplication(context, { documentId, applicationId, ...body.eaplDocument });
    return getApplication(context, { documentId, applicationId, showDeveloperMessages });
  });
  serveWaitingCall(server, applicationCalls.editCustomResume, async (user, { params, body }, waitMs) => {
    const { id: documentId, applicationId } = params;
    await editCustomResume(platform, user, { documentId, applicationId, ...body, waitMs });
    return readAgain(user, { documentId, applicationId });
  });
  serveWaitingCall(server, applicationCalls.attachLetter, async (user, { params, body }, waitMs, file) => {
    const { id: documentId, applicationId } = params;
    await attachLetter(platform, user, { documentId, applicationId, ...body, waitMs, file });
    return readAgain(user, { documentId, applicationId });
  });
  serveCall(server, applicationCalls.getApplication, (context, { params }) =>
    getApplication(context, {
      documentId: params.id,
      applicationId: params.applicationId,
      showDeveloperMessages,
    }),
  );
  serveCall(server, applicationCalls.getProof, (context, { params }) =>
    getProof(context, { documentId: params.id, applicationId: params.applicationId }),
  );
  serveProofFile(server);
  serveProofKeys(server);
  serveCall(
    server,
    applicationCalls.reviewApply,
    (context, { params, body }) =>
      reviewApply(context, {
        documentId: params.id,
        reviews: body,
        employerCap: platform.config.employerCap,
        sellsPlans: platform.config.sellsPlans,
        originMap: platform.config.originMap,
      }),
    async ({ body }, _exchange, user) => {
      const db = platform.database.kysely;
      for (const { applyJobApplicationAfterSave } of body)
        if (applyJobApplicationAfterSave)
          await checkRateLimit(db, `apply user ${user.id}`, approvalsPerHour, hourSeconds);
    },
  );
  serveCall(server, applicationCalls.removeApplication, async (context, { params }) => {
    await removeApplication(context, {
      documentId: params.id,
      jobId: params.jobId,
      applicationId: params.applicationId,
    });
    return { removed: true as const };
  });
  serveCall(server, applicationCalls.stopApplication, async (context, { params }) => {
    await stopApplication(context, { documentId: params.id, applicationId: params.applicationId });
    return { stopped: true as const };
  });
  serveCall(server, applicationCalls.sendApplicationAgain, (context, { params }) =>
    sendAgain(context, { documentId: params.id, applicationId: params.applicationId }),
  );
  serveTracker(server);
  serveMemory(server);
  serveCall(server, applicationCalls.enterMailedCode, async (context, { params, body }) => {
    await enterMailedCode(context, {
      documentId: params.id,
      applicationId: params.applicationId,
      code: body.code,
    });
    return { entered: true as const };
  });
  serveCall(server, applicationCalls.getPause, async (context, { params }) => ({
    ...(await getPause(context, { documentId: params.id })),
    unavailable: findApplyingTrouble(platform.config),
  }));
  serveCall(server, applicationCalls.setPause, async (context, { params, body }) => ({
    ...(await setPause(context, { documentId: params.id, paused: body.paused })),
    unavailable: findApplyingTrouble(platform.config),
  }));
  serveCall(server, applicationCalls.savePostArchivalStatus, (context, { params, query }) =>
    savePostArchivalStatus(context, {
      documentId: params.id,
      applicationId: params.applicationId,
      status: query.PostArchiveStatus,
      note: query.Note,
    }),
  );
}

import { getProof } from '#backend/expert-apply/proof/get-proof.ts';
import { writeProofFile } from '#backend/expert-apply/proof/write-proof-file.ts';
import { savePostArchivalStatus } from '#backend/expert-apply/review/save-post-archival-status.ts';
import { stopApplication } from '#backend/expert-apply/send/stop-application.ts';
import { listEvents, saveEvent } from '#backend/expert-apply/track/keep-events.ts';
import { getApplication, listApplications } from '#backend/expert-apply/track/list-applications.ts';
import { listMatchedCards } from '#backend/expert-apply/track/list-job-cards.ts';
import { importPastApplications } from '#backend/jobs/feedback/import-past-applications.ts';
import { hashBytes } from '#backend/platform/files/hash-bytes.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { programCalls } from '#contract/all-calls.ts';
import { applicationStatuses } from '#domain/application/status.ts';
import { toJsonResume } from '#domain/document/output/json-resume.ts';
import { toApiApplication, toApiMatch, toApiProof, toApiQuestions } from './present-for-programs.ts';
import { type Replacement, readReplacement, replaceProfile, requireProfile } from './profile.ts';

const showDeveloperMessages = false;

/** Registers the public API, which calls the same verbs as the screens. */
export function registerRoutes(server: Server): void {
  const { publicUrl: issuer, proofKeys } = server.platform.config;
  serveCall(server, programCalls.getKeyHolder, async ({ user }, _input, exchange) => ({
    userId: user.id,
    name: user.displayName,
    scopes: [...((await server.findKeyHolder(exchange))?.scopes ?? [])],
  }));

  serveCall(server, programCalls.listApiApplications, async (context, { query: { status, page, size } }) => {
    const { documentId } = await requireProfile(context);
    const statuses = status.length > 0 ? status : [...applicationStatuses];
    const found = await listApplications(context, {
      documentId,
      statuses,
      page,
      size,
      showDeveloperMessages,
    });
    return { ...found, results: found.results.map(toApiApplication) };
  });

  serveCall(server, programCalls.getApiApplication, async (context, { params: { applicationId } }) => {
    const { documentId } = await requireProfile(context);
    const found = await getApplication(context, { documentId, applicationId, showDeveloperMessages });
    return { ...toApiApplication(found), questions: toApiQuestions(found) };
  });

  serveCall(server, programCalls.getApiProof, async (context, { params: { applicationId } }) => {
    const { documentId } = await requireProfile(context);
    const proof = await getProof(context, { documentId, applicationId });
    return proof && toApiProof(proof);
  });

  serveCall(
    server,
    programCalls.getApiProofFile,
    async (context, { params: { applicationId } }, exchange) => {
      const { documentId } = await requireProfile(context);
      const { name, bytes } = await writeProofFile(context, {
        documentId,
        applicationId,
        issuer,
        proofKeys,
        reader: { brand: exchange.portal.name, timeZone: 'UTC' },
      });
      const sha256 = await hashBytes(bytes);
      exchange.answerWithFile({ field: 'zip', bytes });
      return { name, sha256, zip: '' };
    },
  );

  serveCall(server, programCalls.listApiEvents, async (context, { params: { applicationId } }) => {
    const { documentId } = await requireProfile(context);
    return listEvents(context, { documentId, applicationId });
  });

  serveCall(server, programCalls.saveApiEvent, async (context, { params: { applicationId }, body }) => {
    const { documentId } = await requireProfile(context);
    return saveEvent(context, { documentId, applicationId, event: { ...body, origin: 'hand' } });
  });

  serveCall(server, programCalls.stopApiApplication, async (context, { params: { applicationId } }) => {
    const { documentId } = await requireProfile(context);
    await stopApplication(context, { documentId, applicationId });
    return { stopped: true as const };
  });

  serveCall(server, programCalls.markApiApplied, async (context, { params: { applicationId } }) => {
    const { documentId } = await requireProfile(context);
    const input = { documentId, applicationId, status: 'AppliedForJob', note: '' };
    return { appliedAt: (await savePostArchivalStatus(context, input)).lastUpdatedAt };
  });

  serveCall(server, programCalls.listApiMatches, async (context, { query }) => {
    const { documentId } = await requireProfile(context);
    const found = await listMatchedCards(context, { documentId, ...query });
    return { ...found, results: found.results.map(toApiMatch) };
  });

  serveCall(server, programCalls.getApiProfile, async (context) =>
    toJsonResume((await requireProfile(context)).document),
  );
  serveCall(
    server,
    programCalls.replaceApiProfile,
    (context, _input, _exchange, replacement: Replacement) => replaceProfile(context, replacement),
    ({ body }, _exchange, user) => readReplacement(server.platform, user, body),
  );

  serveCall(server, programCalls.importApiApplications, (context, { body }) =>
    importPastApplications(context, body),
  );
}

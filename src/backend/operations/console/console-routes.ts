import { askProvider } from '#backend/ecommerce/payments/ask-provider.ts';
import { refundCharge } from '#backend/ecommerce/payments/charges.ts';
import { changePlan } from '#backend/ecommerce/plans/change-plan.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/payment-desk.ts';
import { listHolds, listRecentHosts, placeHold, releaseHold } from '#backend/expert-apply/hold/place-hold.ts';
import { changeKeyQuestion } from '#backend/expert-apply/prepare/key-questions.ts';
import { restartApplication } from '#backend/expert-apply/prepare/restart-application.ts';
import { getStepLog } from '#backend/expert-apply/proof/get-step-log.ts';
import { readProofPictures } from '#backend/expert-apply/proof/read-proof-pictures.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { changeSplit } from '#backend/visits/change-split.ts';
import { stopExperiment } from '#backend/visits/stop-experiment.ts';
import { operationsCalls } from '#contract/all-calls.ts';
import { describeTerms } from '#domain/credits/change-plan.ts';
import { activityTexts, consoleErrors } from '#domain/messages/console.ts';
import { Problem } from '#domain/problem.ts';
import type { KeyQuestionChange } from '#domain/question/key/change-key-question.ts';
import { systemIds } from '#systems/systems.ts';
import { listApplicationsOfAll } from './applications.store.ts';
import { listAuditRows } from './audit.store.ts';
import { getOverview, type QueueView } from './get-overview.ts';
import { getQueues } from './get-queues.ts';
import { getSetup } from './get-setup.ts';
import { listErrorRows } from './overview.store.ts';
import { registerPeopleRoutes } from './people-routes.ts';
import { writeClosed } from './requests.store.ts';
import { listRequests } from './requests.ts';
import { pageOf, serveOperatorCall, serveOutsideOperatorCall } from './serve-operator-call.ts';
import { registerSourceRoutes } from './source-routes.ts';
import { switchFeature } from './switch-feature.ts';

/** Registers the calls of the operators' console. */
export function registerConsole(server: Server, queue: QueueView): void {
  const desk = openPaymentDesk(server.platform.config);

  serveOperatorCall(server, operationsCalls.getOverview, async (context, { query }) => ({
    answer: await getOverview(context, { queue, ...query }),
    about: null,
  }));

  registerSourceRoutes(server);
  registerPeopleRoutes(server);

  serveOutsideOperatorCall(
    server,
    operationsCalls.refundCharge,
    async (context, { params, body }) => {
      const wanted = await refundCharge(context, desk, params);
      const subject = wanted.request ? params.chargeId : activityTexts.alreadyRefunded(params.chargeId);
      return { answer: wanted, about: { people: [params.userId], subject, reason: body.reason } };
    },
    // The request and its log entry are committed before the provider is asked.
    async ({ request, amountCents }) => {
      if (request) await askProvider(server.platform, desk, request);
      return { refunded: request !== null, amountCents };
    },
  );

  serveOperatorCall(server, operationsCalls.lookAtPictures, async (context, { params, body }) => {
    const { userId, pictures } = await readProofPictures(context, params);
    const about = { people: [userId], subject: params.applicationId, reason: body.reason };
    return { answer: pictures, about };
  });

  serveOperatorCall(server, operationsCalls.getSetup, async (context) => ({
    answer: await getSetup(context, { desk, portals: server.platform.config.portals }),
    about: null,
  }));

  serveOperatorCall(server, operationsCalls.changePlan, async (context, { body: { reason, ...change } }) => {
    const { before, after, changed } = await changePlan(context, desk, change);
    const subject = describeChange(describeTerms(before), describeTerms(after));
    return { answer: { changed }, about: { subject, reason } };
  });

  serveOperatorCall(
    server,
    operationsCalls.switchFeature,
    async (context, { body: { reason, ...change } }) => {
      await switchFeature(context, change);
      const subject = activityTexts.feature(change.portalCode, change.feature, change.on);
      return { answer: { switched: true as const }, about: { subject, reason } };
    },
  );

  serveOperatorCall(
    server,
    operationsCalls.stopExperiment,
    async (context, { body: { reason, ...change } }) => {
      await stopExperiment(context, change);
      const subject = activityTexts.experiment(change.key, change.stopped);
      return { answer: { stopped: change.stopped }, about: { subject, reason } };
    },
  );

  serveOperatorCall(server, operationsCalls.changeSplit, async (context, { body: { reason, ...change } }) => {
    const { before, changed } = await changeSplit(context, change);
    const subject = `${change.key} ${describeChange(before.join(':'), change.allocation.join(':'))}`;
    return { answer: { changed }, about: { subject, reason } };
  });

  serveOperatorCall(
    server,
    operationsCalls.changeKeyQuestion,
    async (context, { body: { reason, ...change } }) => {
      const { before, changed } = await changeKeyQuestion(context, change);
      const subject = `${change.id}: ${describeChange(describeQuestion(before), describeQuestion(change))}`;
      return { answer: { changed }, about: { subject, reason } };
    },
  );

  serveOperatorCall(server, operationsCalls.listAllApplications, async (context, { query }) => {
    const found = await listApplicationsOfAll(context.db, query);
    const people = [...new Set(found.rows.map(({ userId }) => userId))];
    return { answer: pageOf(found, query.size), about: { people } };
  });

  serveOperatorCall(server, operationsCalls.getStepLog, async (context, { params }) => {
    const answer = await getStepLog(context, params);
    return { answer, about: { people: [answer.userId], subject: params.applicationId } };
  });

  serveOperatorCall(server, operationsCalls.restartApplication, async (context, { params, body }) => {
    const { userId, status } = await restartApplication(context, params);
    const about = { people: [userId], subject: params.applicationId, reason: body.reason };
    return { answer: { status }, about };
  });

  serveOperatorCall(server, operationsCalls.getQueues, async () => ({
    answer: await getQueues({ queue }),
    about: null,
  }));

  serveOperatorCall(server, operationsCalls.listPlacedHolds, async (context) => ({
    answer: (await listHolds(context)).map((hold) => ({
      ...hold,
      placedAt: hold.placedAt.toISOString(),
    })),
    about: null,
  }));

  serveOperatorCall(server, operationsCalls.listHoldTargets, async (context) => ({
    answer: { ats: [...systemIds], host: await listRecentHosts(context) },
    about: null,
  }));

  serveOperatorCall(server, operationsCalls.placeHold, async (context, { body }) => ({
    answer: { placed: await placeHold(context, body) },
    about: { subject: `${body.scope} ${body.name}`, reason: body.reason },
  }));

  serveOperatorCall(server, operationsCalls.releaseHold, async (context, { body: { reason, ...hold } }) => ({
    answer: { released: await releaseHold(context, hold) },
    about: { subject: `${hold.scope} ${hold.name}`, reason },
  }));

  serveOperatorCall(server, operationsCalls.listRequests, async (context, { query }) => {
    const answer = await listRequests(context, query);
    const people = [...new Set(answer.flatMap(({ userId }) => userId ?? []))];
    return { answer, about: { people, subject: `${query.kind}, ${query.status}` } };
  });

  serveOperatorCall(server, operationsCalls.closeRequest, async (context, { params, body }) => {
    const found = await writeClosed(context.db, { kind: params.kind, id: params.requestId });
    if (!found) throw new Problem('not_found', { uiSafeMessage: consoleErrors.noRequest });
    const people = found.userId === null ? [] : [found.userId];
    return {
      answer: { closed: found.closed },
      about: { people, subject: found.reference, reason: body.reason },
    };
  });

  serveOperatorCall(server, operationsCalls.listErrors, async (context, { query }) => ({
    answer: await listErrorRows(context.db, query),
    about: null,
  }));

  serveOperatorCall(server, operationsCalls.listAudit, async (context, { query }) => ({
    answer: pageOf(await listAuditRows(context.db, query), query.size),
    about: {},
  }));
}

function describeQuestion({ questionText, isRequired }: KeyQuestionChange): string {
  return activityTexts.question(questionText, isRequired);
}

/** Describes a change for the activity log. */
function describeChange(before: string, after: string): string {
  return before === after ? activityTexts.stillSame(after) : activityTexts.change(before, after);
}

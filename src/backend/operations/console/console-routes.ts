import { askProvider } from '#backend/ecommerce/payments/ask-provider.ts';
import { refundCharge } from '#backend/ecommerce/payments/refund-charge.ts';
import { changePlan } from '#backend/ecommerce/plans/change-plan.ts';
import { openPaymentDesk } from '#backend/ecommerce/provider/open-payment-desk.ts';
import {
  brakeSending,
  listBrakes,
  listRecentHosts,
  releaseBrake,
} from '#backend/expert-apply/hold/brake-sending.ts';
import { changeKeyQuestion } from '#backend/expert-apply/prepare/change-key-question.ts';
import { redriveApplication } from '#backend/expert-apply/prepare/redrive-application.ts';
import { getStepLog } from '#backend/expert-apply/proof/get-step-log.ts';
import { readProofPictures } from '#backend/expert-apply/proof/read-proof-pictures.ts';
import { listSources } from '#backend/jobs/ingest/list-sources.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { changeSplit } from '#backend/visits/change-split.ts';
import { stopExperiment } from '#backend/visits/stop-experiment.ts';
import * as calls from '#contract/operations/operations-console.ts';
import * as people from '#contract/operations/operations-people.ts';
import * as setup from '#contract/operations/operations-setup.ts';
import { describeTerms } from '#domain/credits/change-plan.ts';
import { Problem } from '#domain/problem.ts';
import type { KeyQuestionChange } from '#domain/question/key/change-key-question.ts';
import { systemIds } from '#systems/systems.ts';
import { listApplicationsOfAll } from './applications.store.ts';
import { listAuditRows } from './audit.store.ts';
import { writeClosed } from './console-requests.store.ts';
import { describeChange } from './describe-change.ts';
import { getOverview, type QueueView } from './get-overview.ts';
import { getQueues } from './get-queues.ts';
import { getSetup } from './get-setup.ts';
import { listRequests } from './list-requests.ts';
import { listErrorRows } from './overview.store.ts';
import { pageOf } from './page-of.ts';
import { registerPeopleRoutes } from './people-routes.ts';
import { serveOperatorCall, serveOutsideOperatorCall } from './serve-operator-call.ts';
import { switchFeature } from './switch-feature.ts';

/** The console of those who run the service. */
export function registerConsole(server: Server, queue: QueueView): void {
  const desk = openPaymentDesk(server.platform.config);

  serveOperatorCall(server, calls.getOverview, async (context, { query }) => ({
    answer: await getOverview(context, { queue, ...query }),
    about: null,
  }));

  registerPeopleRoutes(server);

  serveOutsideOperatorCall(
    server,
    people.refundCharge,
    async (context, { params, body }) => {
      const wanted = await refundCharge(context, desk, params);
      const subject = wanted.request ? params.chargeId : `${params.chargeId}, given back already`;
      return { answer: wanted, about: { people: [params.userId], subject, reason: body.reason } };
    },
    // The wish and its record are committed before the provider is asked.
    async ({ request, amountCents }) => {
      if (request) await askProvider(server.platform, desk, request);
      return { refunded: request !== null, amountCents };
    },
  );

  serveOperatorCall(server, calls.lookAtPictures, async (context, { params, body }) => {
    const { userId, pictures } = await readProofPictures(context, params);
    const about = { people: [userId], subject: params.applicationId, reason: body.reason };
    return { answer: pictures, about };
  });

  serveOperatorCall(server, setup.getSetup, async (context) => ({
    answer: await getSetup(context, { desk, portals: server.platform.config.portals }),
    about: null,
  }));

  serveOperatorCall(server, setup.changePlan, async (context, { body: { reason, ...change } }) => {
    const { before, after, changed } = await changePlan(context, desk, change);
    const subject = describeChange(describeTerms(before), describeTerms(after));
    return { answer: { changed }, about: { subject, reason } };
  });

  serveOperatorCall(server, setup.switchFeature, async (context, { body: { reason, ...change } }) => {
    await switchFeature(context, change);
    const subject = `${change.portalCode} ${change.feature} ${change.on ? 'on' : 'off'}`;
    return { answer: { switched: true as const }, about: { subject, reason } };
  });

  serveOperatorCall(server, setup.stopExperiment, async (context, { body: { reason, ...change } }) => {
    await stopExperiment(context, change);
    const subject = `${change.key} ${change.stopped ? 'stopped' : 'goes on'}`;
    return { answer: { stopped: change.stopped }, about: { subject, reason } };
  });

  serveOperatorCall(server, setup.changeSplit, async (context, { body: { reason, ...change } }) => {
    const { before, changed } = await changeSplit(context, change);
    const subject = `${change.key} ${describeChange(before.join(':'), change.allocation.join(':'))}`;
    return { answer: { changed }, about: { subject, reason } };
  });

  serveOperatorCall(server, setup.changeKeyQuestion, async (context, { body: { reason, ...change } }) => {
    const { before, changed } = await changeKeyQuestion(context, change);
    const subject = `${change.id}: ${describeChange(describeQuestion(before), describeQuestion(change))}`;
    return { answer: { changed }, about: { subject, reason } };
  });

  serveOperatorCall(server, calls.listAllApplications, async (context, { query }) => {
    const found = await listApplicationsOfAll(context.db, query);
    const people = [...new Set(found.rows.map(({ userId }) => userId))];
    return { answer: pageOf(found, query.size), about: { people } };
  });

  serveOperatorCall(server, calls.getStepLog, async (context, { params }) => {
    const answer = await getStepLog(context, params);
    return { answer, about: { people: [answer.userId], subject: params.applicationId } };
  });

  serveOperatorCall(server, calls.redriveApplication, async (context, { params, body }) => {
    const { userId, status } = await redriveApplication(context, params);
    const about = { people: [userId], subject: params.applicationId, reason: body.reason };
    return { answer: { status }, about };
  });

  serveOperatorCall(server, calls.getQueues, async () => ({
    answer: await getQueues({ queue }),
    about: null,
  }));

  serveOperatorCall(server, calls.listPulledBrakes, async (context) => ({
    answer: (await listBrakes(context)).map((brake) => ({
      ...brake,
      pulledAt: brake.pulledAt.toISOString(),
    })),
    about: null,
  }));

  serveOperatorCall(server, calls.listBrakeTargets, async (context) => ({
    answer: { ats: [...systemIds], host: await listRecentHosts(context) },
    about: null,
  }));

  serveOperatorCall(server, calls.pullBrake, async (context, { body }) => ({
    answer: { pulled: await brakeSending(context, body) },
    about: { subject: `${body.scope} ${body.name}`, reason: body.reason },
  }));

  serveOperatorCall(server, calls.releaseBrake, async (context, { body: { reason, ...brake } }) => ({
    answer: { released: await releaseBrake(context, brake) },
    about: { subject: `${brake.scope} ${brake.name}`, reason },
  }));

  serveOperatorCall(server, calls.listJobSources, async (context) => ({
    answer: (await listSources(context)).map(({ lastCheckedAt, nextCheckAt, ...source }) => ({
      ...source,
      lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
      nextCheckAt: nextCheckAt.toISOString(),
    })),
    about: null,
  }));

  serveOperatorCall(server, calls.listRequests, async (context, { query }) => {
    const answer = await listRequests(context, query);
    const people = [...new Set(answer.flatMap(({ userId }) => userId ?? []))];
    return { answer, about: { people, subject: `${query.kind}, ${query.status}` } };
  });

  serveOperatorCall(server, calls.closeRequest, async (context, { params, body }) => {
    const found = await writeClosed(context.db, { kind: params.kind, id: params.requestId });
    if (!found) throw new Problem('not_found', { uiSafeMessage: 'There is no such request.' });
    const people = found.userId === null ? [] : [found.userId];
    return {
      answer: { closed: found.closed },
      about: { people, subject: found.reference, reason: body.reason },
    };
  });

  serveOperatorCall(server, calls.listErrors, async (context, { query }) => ({
    answer: await listErrorRows(context.db, query),
    about: null,
  }));

  serveOperatorCall(server, calls.listAudit, async (context, { query }) => ({
    answer: pageOf(await listAuditRows(context.db, query), query.size),
    about: {},
  }));
}

function describeQuestion({ questionText, isRequired }: KeyQuestionChange): string {
  return `${questionText}${isRequired ? ' (required)' : ''}`;
}

import { requireOwnUser, type UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { visitCalls } from '#contract/all-calls.ts';
import * as calls from '#contract/visits/visits.ts';
import { consentCookie, doNotSellCookie } from '#domain/experiment/analytics-consent.ts';
import { findPortal, type Portal } from '#domain/portal/portal.ts';
import { conductExperiment, listExperiments } from './conduct-experiment.ts';
import type { Assignment } from './experiments.store.ts';
import { getConfig } from './get-config.ts';
import { logError } from './log-error.ts';
import { recordEvents } from './record-events.ts';
import { insertSurvey, writeStage } from './visits.store.ts';

/** What other services provide; passed in where the services are composed. */
export interface VisitNeeds {
  /** Applies operators' feature switches to a portal. */
  adjustPortal: (portal: Portal) => Promise<Portal>;
  getFlowData: (context: UserContext, input: { userId: string }) => Promise<calls.FlowData>;
  /** Tells whether the person asked us not to sell or share their information. */
  hasOptedOut: (context: UserContext, input: { userId: string }) => Promise<boolean>;
}

function present({ experimentId, variant, layer }: Assignment) {
  return { experiment_uid: experimentId, variant, layer };
}

/** Registers the calls for portal settings, experiments, analytics, and error reports. */
export function registerRoutes(server: Server, needs: VisitNeeds): void {
  serveCall(server, visitCalls.getConfig, async (_context, { query }) =>
    getConfig(
      await needs.adjustPortal(findPortal(server.platform.config, query.portalCd)),
      server.platform.config,
    ),
  );

  serveCall(server, visitCalls.getCountryClaims, async () => ({ countryCode: 'US' }));

  serveCall(server, visitCalls.getFlowData, async (context, { query }) => {
    requireOwnUser(context, query.useruId);
    return needs.getFlowData(context, { userId: query.useruId });
  });

  serveCall(server, visitCalls.saveUserStage, async (context, { query }) => {
    requireOwnUser(context, query.userId);
    const { userStageId, portalCd: portalCode } = query;
    const stage = { userId: context.user.id, stageId: userStageId, portalCode, at: context.now() };
    return { userStageId, visitedBefore: await writeStage(context.db, stage) };
  });

  serveCall(server, visitCalls.listExperiments, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return (await listExperiments(context)).map(present);
  });

  serveCall(server, visitCalls.conductExperiment, async (context, { params }, exchange) => {
    requireOwnUser(context, params.userId);
    const { isNew, ...assignment } = await conductExperiment(context, { experimentId: params.experimentId });
    exchange.setStatus(isNew ? 201 : 200);
    return present(assignment);
  });

  serveCall(server, visitCalls.sendEvents, async (context, { body }, { portal, cookies, headers }) => {
    const { user } = context;
    const optedOut = user !== null && (await needs.hasOptedOut({ ...context, user }, { userId: user.id }));
    const choices = {
      consent: cookies[consentCookie],
      doNotSell: optedOut || cookies[doNotSellCookie] === '1',
      globalPrivacyControl: headers['sec-gpc'] === '1',
    };
    return { stored: await recordEvents(context, { events: body.events, portal, choices }) };
  });

  serveCall(server, visitCalls.saveSurvey, async (context, { params, body }, { portal }) => {
    requireOwnUser(context, params.userId);
    const answer = { userId: context.user.id, ...body, portalCode: portal.code, at: context.now() };
    await insertSurvey(context.db, answer);
    return { saved: true as const };
  });

  serveCall(server, visitCalls.logError, async (context, { body }, { requestId }) => {
    await logError(context, {
      message: body.errorMessage,
      componentStack: body.componentStack,
      asInfo: body.logAsInfo,
      portalCode: body.portalCD,
      userStatus: body.userStatus,
      sourceAppCode: body.sourceAppCd,
      productCode: body.productCD,
      requestId,
    });
    return { logged: true };
  });
}

import type { UserContext } from '#backend/platform/context.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { requireOwnUser } from '#backend/platform/require-own-user.ts';
import { logError as logErrorCall } from '#contract/documents/builder.ts';
import * as calls from '#contract/documents/builder-visit.ts';
import { consentCookie, doNotSellCookie } from '#domain/experiment/analytics-consent.ts';
import { findPortal, type Portal } from '#domain/portal/portal.ts';
import { conductExperiment } from './conduct-experiment.ts';
import type { Assignment } from './experiments.store.ts';
import { getConfig } from './get-config.ts';
import { listExperiments } from './list-experiments.ts';
import { logError } from './log-error.ts';
import { recordEvents } from './record-events.ts';
import { saveSurvey } from './save-survey.ts';
import { saveUserStage } from './save-user-stage.ts';

/** Other services' knowledge; whoever composes the services brings it. */
export interface VisitNeeds {
  /** The portal with what operators switched. */
  adjustPortal: (portal: Portal) => Promise<Portal>;
  getFlowData: (context: UserContext, input: { userId: string }) => Promise<calls.FlowData>;
  /** Whether the person asked not to have their information sold or shared. */
  hasOptedOut: (context: UserContext, input: { userId: string }) => Promise<boolean>;
}

function present({ experimentId, variant, layer }: Assignment) {
  return { experiment_uid: experimentId, variant, layer };
}

export function registerRoutes(server: Server, needs: VisitNeeds): void {
  serveCall(server, calls.getConfig, async (_context, { query }) =>
    getConfig(
      await needs.adjustPortal(findPortal(server.platform.config, query.portalCd)),
      server.platform.config,
    ),
  );

  serveCall(server, calls.getCountryClaims, async () => ({ countryCode: 'US' }));

  serveCall(server, calls.getFlowData, async (context, { query }) => {
    requireOwnUser(context, query.useruId);
    return needs.getFlowData(context, { userId: query.useruId });
  });

  serveCall(server, calls.saveUserStage, async (context, { query }) => {
    requireOwnUser(context, query.userId);
    return saveUserStage(context, { stageId: query.userStageId, portalCode: query.portalCd });
  });

  serveCall(server, calls.listExperiments, async (context, { params }) => {
    requireOwnUser(context, params.userId);
    return (await listExperiments(context)).map(present);
  });

  serveCall(server, calls.conductExperiment, async (context, { params }, exchange) => {
    requireOwnUser(context, params.userId);
    const { isNew, ...assignment } = await conductExperiment(context, { experimentId: params.experimentId });
    exchange.setStatus(isNew ? 201 : 200);
    return present(assignment);
  });

  serveCall(server, calls.sendEvents, async (context, { body }, { portal, cookies, headers }) => {
    const { user } = context;
    const optedOut = user !== null && (await needs.hasOptedOut({ ...context, user }, { userId: user.id }));
    const choices = {
      consent: cookies[consentCookie],
      doNotSell: optedOut || cookies[doNotSellCookie] === '1',
      globalPrivacyControl: headers['sec-gpc'] === '1',
    };
    return { stored: await recordEvents(context, { events: body.events, portal, choices }) };
  });

  serveCall(server, calls.saveSurvey, async (context, { params, body }, { portal }) => {
    requireOwnUser(context, params.userId);
    await saveSurvey(context, { ...body, portalCode: portal.code });
    return { saved: true as const };
  });

  serveCall(server, logErrorCall, async (context, { body }, { requestId }) => {
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

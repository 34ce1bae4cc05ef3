import { suggestCompanies } from '#backend/jobs/search/suggestions.ts';
import { changeWatch, stopWatch } from '#backend/jobs/watching/list-watches.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { serveWaitingCall } from '#backend/platform/http/serve-waiting-call.ts';
import { applicationCalls } from '#contract/all-calls.ts';
import { requireOwnProfile } from './record/require-own-profile.ts';
import { listNeverApply, saveNeverApply } from './review/never-apply.ts';
import { exportApplications, getInsights } from './track/get-insights.ts';
import { listEvents, removeEvent, saveEvent } from './track/keep-events.ts';
import { serveCalendarFile } from './track/serve-calendar-file.ts';
import { listWatchedCompanies, watchCompany } from './track/watch-companies.ts';

/** Registers the calls for companies to watch and to avoid, recorded events, insights, and exports. */
export function serveTracker(server: Server): void {
  serveCall(server, applicationCalls.listNeverApply, (context, { params }) =>
    listNeverApply(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.saveNeverApply, (context, { params, body }) =>
    saveNeverApply(context, { documentId: params.id, ...body }),
  );
  serveCall(server, applicationCalls.listWatchedCompanies, (context, { params }) =>
    listWatchedCompanies(context, { documentId: params.id }),
  );
  serveWaitingCall(server, applicationCalls.watchCompany, (user, { params, body }, waitMs) =>
    watchCompany(server.platform, user, {
      documentId: params.id,
      wish: body.wish,
      board: body.board ?? null,
      waitMs,
    }),
  );
  serveCall(server, applicationCalls.changeWatchedCompany, async (context, { params, body }) => {
    await requireOwnProfile(context, params.id);
    const { paused } = body;
    await changeWatch(context, { userId: context.user.id, id: params.watchId, paused });
    return { done: true as const };
  });
  serveCall(server, applicationCalls.stopWatchingCompany, async (context, { params }) => {
    await requireOwnProfile(context, params.id);
    await stopWatch(context, { userId: context.user.id, id: params.watchId });
    return { done: true as const };
  });
  serveCall(server, applicationCalls.suggestCompanies, async (context, { query }) => ({
    companies: await suggestCompanies(context, query),
  }));
  serveCall(server, applicationCalls.listEvents, (context, { params: { id, applicationId } }) =>
    listEvents(context, { documentId: id, applicationId }),
  );
  serveCall(server, applicationCalls.saveEvent, (context, { params: { id, applicationId }, body }) =>
    saveEvent(context, { documentId: id, applicationId, event: body }),
  );
  serveCall(
    server,
    applicationCalls.removeEvent,
    async (context, { params: { id, applicationId, eventId } }) => {
      await removeEvent(context, { documentId: id, applicationId, eventId });
      return { removed: true as const };
    },
  );
  serveCalendarFile(server);
  serveCall(server, applicationCalls.getInsights, (context, { params }) =>
    getInsights(context, { documentId: params.id }),
  );
  serveCall(server, applicationCalls.exportApplications, (context, { params }) =>
    exportApplications(context, { documentId: params.id }),
  );
}

import { z } from 'zod';
import { findEvent } from '#backend/expert-apply/record/application-events.store.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { admitRequest } from '#backend/platform/http/admit-request.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { calendarPath } from '#contract/applications/routes.ts';
import { nameCalendarFile, writeCalendar } from '#domain/application/write-calendar.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { Problem } from '#domain/problem.ts';
import { requireOwnApplication } from './keep-events.ts';

const Params = z.object({ id: z.uuid(), applicationId: z.uuid(), eventId: z.uuid() });

/** Serves an event that the person recorded as a calendar file. */
export function serveCalendarFile(server: Server): void {
  server.fastify.get(calendarPath, async (request, reply) => {
    const rate = { name: 'calendar file', limit: 60 };
    const user = await admitRequest(server, request, { access: 'session', ratePerMinute: rate });
    const params = Params.safeParse(request.params);
    if (!user || !params.success) throw new Problem('not_found');
    const { config } = server.platform;
    const portal = portalOfRequest(config, request.host, request.cookies[portalCookie]);
    const { event, job } = await inTransaction(
      server.platform,
      (context) => findDated({ ...context, user }, params.data),
      { readOnly: true },
    );
    const origin = portalOrigin(config, portal);
    const file = writeCalendar({
      event,
      job: { title: job.title, company: job.company.name },
      host: new URL(origin).hostname,
      url: `${origin}${routesOf(portal).receipt(params.data.applicationId)}`,
      product: portal.name,
      now: server.platform.now(),
    });
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${nameCalendarFile(event)}"`,
      'x-content-type-options': 'nosniff',
    });
    return reply.send(file);
  });
}

async function findDated(context: UserContext, { id, applicationId, eventId }: z.infer<typeof Params>) {
  const { jobId } = await requireOwnApplication(context, { documentId: id, applicationId });
  const event = await findEvent(context.db, applicationId, eventId);
  const job = await findJob(context, { jobId });
  if (!event || !job) throw new Problem('not_found');
  return { event: { ...event, at: event.at.toISOString() }, job };
}

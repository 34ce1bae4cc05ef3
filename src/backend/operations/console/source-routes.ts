import { describeSweep, pauseSweep, startSweep } from '#backend/jobs/directory/sweep.ts';
import {
  addSource,
  changeSource,
  exportSources,
  importSources,
  listHosts,
  listSources,
  mergeSource,
  readSourceName,
  removeSource,
} from '#backend/jobs/ingest/sources.ts';
import { orderTry } from '#backend/jobs/ingest/try-source.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { operationsCalls } from '#contract/all-calls.ts';
import { activityTexts } from '#domain/messages/console.ts';
import { nameSystem } from '#systems/systems.ts';
import { pageOf, serveOperatorCall, serveOutsideOperatorCall } from './serve-operator-call.ts';

/** Registers the calls for job sources and for reading the company directory. */
export function registerSourceRoutes(server: Server): void {
  const { boardsDir } = server.platform.config;
  serveOperatorCall(server, operationsCalls.listJobSources, async (context, { query }) => {
    const { total, rows } = await listSources(context, query);
    const shown = rows.map(({ lastCheckedAt, lastReadAt, nextCheckAt, ...source }) => ({
      ...source,
      lastCheckedAt: lastCheckedAt?.toISOString() ?? null,
      lastReadAt: lastReadAt?.toISOString() ?? null,
      nextCheckAt: nextCheckAt.toISOString(),
    }));
    return { answer: pageOf({ total, rows: shown }, query.size), about: null };
  });

  serveOperatorCall(server, operationsCalls.addJobSource, async (context, { body }) => ({
    answer: { sourceId: await addSource(context, body) },
    about: { subject: body.source },
  }));

  serveOutsideOperatorCall(
    server,
    operationsCalls.testJobSource,
    async (context, { body: { source } }) => {
      readSourceName(source);
      return { answer: { userId: context.user.id, source }, about: { subject: source } };
    },
    async (order) => ({ preview: await orderTry(server.platform, order) }),
  );

  serveOperatorCall(server, operationsCalls.changeJobSource, async (context, { params, body }) => {
    const { name, changed } = await changeSource(context, { ...params, change: body.change });
    return { answer: { changed }, about: { subject: `${body.change} ${name}`, reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.removeJobSource, async (context, { params, body }) => {
    const { name } = await removeSource(context, params);
    return { answer: { removed: true }, about: { subject: name, reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.mergeJobSource, async (context, { params, body }) => {
    const { name, intoName, jobs } = await mergeSource(context, { ...params, into: body.into });
    return { answer: { jobs }, about: { subject: `${name} → ${intoName}`, reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.importJobSources, async (context, { body }) => {
    const answer = await importSources(context, body);
    return { answer, about: { subject: activityTexts.sourcesAdded(answer.added), reason: body.reason } };
  });

  serveOperatorCall(server, operationsCalls.exportJobSources, async (context) => ({
    answer: await exportSources(context),
    about: {},
  }));

  serveOperatorCall(server, operationsCalls.listHosts, async (context, { query }) => {
    const { total, rows } = await listHosts(context, query);
    const shown = rows.map(({ lastAt, refusal, ...host }) => ({
      ...host,
      lastAt: lastAt?.toISOString() ?? null,
      refusal: refusal && { ...refusal, at: refusal.at.toISOString() },
    }));
    return { answer: pageOf({ total, rows: shown }, query.size), about: null };
  });

  serveOperatorCall(server, operationsCalls.getSweep, async (context) => {
    const { sweep, systems, ...rest } = await describeSweep(context, { boardsDir });
    const named = systems.map((row) => ({ ...row, name: nameSystem(row.system) }));
    return { answer: { ...rest, sweep, systems: named }, about: null };
  });

  serveOperatorCall(server, operationsCalls.startSweep, async (context, { body: { reason, ...choice } }) => {
    await startSweep(context, { ...choice, boardsDir });
    const subject = activityTexts.sweep(choice.systems, choice.boardsPerHour);
    return { answer: { running: true }, about: { subject, reason } };
  });

  serveOperatorCall(server, operationsCalls.pauseSweep, async (context, { body: { paused, reason } }) => ({
    answer: { changed: await pauseSweep(context, { paused }) },
    about: { subject: activityTexts.paused(paused), reason },
  }));
}

/** The API process: every service's routes, the events, the pages and what operators ask. */

import { join } from 'node:path';
import { serveBrand } from '#backend/platform/http/pages/serve-brand.ts';
import { loadPages, type Pages, servePages } from '#backend/platform/http/pages/serve-pages.ts';
import { serveReference } from '#backend/platform/http/pages/serve-reference.ts';
import { serveSitemap } from '#backend/platform/http/pages/serve-sitemap.ts';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { pagePainters } from '#resume/print/render-page-image.ts';
import { resumeReaders } from '#resume/read-resume-in-child.ts';
import { allTasks } from './all-tasks.ts';
import { forgetSensitiveAnswers } from './documents/record/sensitive-answers.ts';
import { registerRoutes as registerDocuments } from './documents/routes.ts';
import { openStarterPlan } from './ecommerce/plans/open-starter-plan.ts';
import { listPublicPlans } from './ecommerce/plans/read-plans.ts';
import { getFlowData, isPremium } from './ecommerce/plans/subscriptions.ts';
import { registerRoutes as registerEcommerce } from './ecommerce/routes.ts';
import { forgetSensitiveMemory } from './expert-apply/memory/remember-answers.ts';
import { warmInterview } from './expert-apply/prepare/get-interview.ts';
import { registerRoutes as registerExpertApply } from './expert-apply/routes.ts';
import { stopUnsent } from './expert-apply/send/stop-application.ts';
import { hasConsent } from './identity/consents/consents.ts';
import { registerForms as registerIdentityForms } from './identity/forms.ts';
import { createKeyFinder } from './identity/keys/api-key.ts';
import { registerKeyRoutes } from './identity/keys/key-routes.ts';
import { registerRoutes as registerIdentity } from './identity/routes.ts';
import { createSessionFinder } from './identity/sessions/find-session.ts';
import { registerRoutes as registerJobs } from './jobs/routes.ts';
import { forgetSearches } from './jobs/saved-searches/saved-searches.ts';
import { searchJobs } from './jobs/search/search-jobs.ts';
import { warmLookups } from './jobs/search/suggestions.ts';
import { serveSampleLogos } from './jobs/serve-sample-logos.ts';
import { createPortalAdjuster } from './operations/console/adjust-portal.ts';
import { registerConsole } from './operations/console/console-routes.ts';
import { countRecentOutcomes } from './operations/console/get-overview.ts';
import { serveUnsubscribe } from './operations/notices/serve-unsubscribe.ts';
import { registerPrivacyRoutes } from './operations/privacy/privacy-routes.ts';
import { keepAccount } from './operations/privacy/request-erasure.ts';
import { hasOptedOut } from './operations/privacy/request-privacy.ts';
import { registerForms as registerRequestForms } from './operations/routes.ts';
import { htmlCleaners } from './platform/html/clean-html-in-child.ts';
import { createServer, type Server } from './platform/http/create-server.ts';
import { serveEvents } from './platform/http/serve-events.ts';
import { serveOperations } from './platform/http/serve-operations.ts';
import { serveOutbox } from './platform/http/serve-outbox.ts';
import { distFolder } from './platform/locale/localize-module.ts';
import { openTracing } from './platform/logs/tracing.ts';
import { awaitDatabase, openPlatform, readProcessConfig } from './platform/open-platform.ts';
import { inTransaction, type Platform } from './platform/platform.ts';
import { runUntilStopped } from './platform/processes/run-until-stopped.ts';
import { projectRoot } from './platform/settings/config.ts';
import type { TaskQueue } from './platform/tasks/task-queue.ts';
import { registerRoutes as registerPublicApi } from './public-api/routes.ts';
import { registerWebhookRoutes } from './public-api/webhook-routes.ts';
import { endWebhooks } from './public-api/webhooks.ts';
import { registerRoutes as registerVisits } from './visits/routes.ts';

/** Composes everything except the pages, for the process below and for tests over HTTP. */
export async function composeApi(
  platform: Platform,
  queue: Pick<TaskQueue, 'depths' | 'deadLetters' | 'isReady'>,
): Promise<Server> {
  const { findSession, forgetSession, forgetUser } = createSessionFinder(platform);
  const server = await createServer({ platform, findSession, findKeyHolder: createKeyFinder(platform) });
  serveOperations(server, queue, () => inTransaction(platform, countRecentOutcomes, { readOnly: true }));
  serveReference(server);
  serveOutbox(server);
  await serveEvents(server);
  registerIdentity(server, {
    forgetSession,
    forgetUser,
    openStarterPlan,
    forgetSensitiveAnswers: async (context) => {
      await forgetSensitiveAnswers(context);
      await forgetSensitiveMemory(context);
    },
    stopUnsent,
    endWebhooks,
    forgetSearches,
    keepAccount,
  });
  registerKeyRoutes(server);
  registerDocuments(server, {
    isPremium: (context, input) => isPremium(context, { ...input, sellsPlans: platform.config.sellsPlans }),
    hasConsent,
  });
  registerVisits(server, { getFlowData, hasOptedOut, adjustPortal: createPortalAdjuster(platform) });
  registerEcommerce(server);
  registerExpertApply(server, platform);
  registerJobs(server);
  serveSampleLogos(server);
  registerPrivacyRoutes(server);
  registerWebhookRoutes(server);
  registerPublicApi(server);
  serveUnsubscribe(server);
  registerConsole(server, queue);
  return server;
}

/** Adds the built web pages to the same services. */
export function composePages(server: Server, pages: Pages): void {
  const answers = {
    searchJobs: (query: JobSearch) =>
      inTransaction(server.platform, (context) => searchJobs(context, query), { readOnly: true }),
    listPublicPlans: () =>
      inTransaction(server.platform, (context) => listPublicPlans(context, server.platform.config), {
        readOnly: true,
      }),
  };
  const showPage = servePages(server, pages, answers, createPortalAdjuster(server.platform));
  serveSitemap(server, pages);
  serveBrand(server);
  registerIdentityForms(server, showPage);
  registerRequestForms(server, showPage);
}

/** Runs the process: answers requests until it gets a stop signal, then finishes what it started. */
export async function runApi(
  addPages: (server: Server) => Promise<void>,
  given: { drainMs?: number } = {},
): Promise<void> {
  const config = readProcessConfig('api');
  const tracing = await openTracing(config.tracingUrl, 'api');
  const { platform, queue } = openPlatform({ config, name: 'api', tasks: allTasks, sendOnly: true, tracing });
  await awaitDatabase(platform);
  const server = await composeApi(platform, queue);
  await addPages(server);
  runUntilStopped(platform.log, async () => {
    await server.drain(given.drainMs ?? config.drainMs);
    await server.fastify.close();
    await queue.stop();
    await platform.database.close();
    await tracing?.close();
  });
  await queue.start();
  await server.fastify.listen({ host: config.host, port: config.port });
}

/** Loads in advance what would otherwise slow down the first request of its kind. */
export async function warmUp(): Promise<void> {
  warmLookups();
  warmInterview();
  // Loading it takes 0.2 s.
  await import('@simplewebauthn/server');
  await Promise.all([resumeReaders.warm(), pagePainters.warm(), htmlCleaners.warm()]);
}

if (process.argv[1] === import.meta.filename) {
  await runApi(async (server) => {
    const { locale } = server.platform.config;
    composePages(server, await loadPages(join(projectRoot, distFolder(locale))));
  });
  await warmUp();
}

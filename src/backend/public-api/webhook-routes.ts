import { confirmPerson } from '#backend/identity/record/confirm-person.ts';
import { requireConfirmedAddress } from '#backend/identity/record/confirmed-address.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { tellOfAccess } from '#backend/identity/record/tell-of-access.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { programCalls } from '#contract/all-calls.ts';
import { Problem } from '#domain/problem.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  insertDelivery,
  listEndpoints,
  messageId,
} from './webhooks.store.ts';
import { addWebhook } from './webhooks.ts';

const testMessage = 'This is a test. Your address receives what we send.';

/** Doors to the addresses a person wants told about status changes. */
export function registerWebhookRoutes(server: Server): void {
  const { config } = server.platform;

  serveCall(server, programCalls.listWebhooks, ({ db, user }) => listEndpoints(db, user.id));

  serveCall(server, programCalls.addWebhook, async (context, { body }, { cookies, portal }) => {
    const token = readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);
    await confirmPerson(context, { token, password: body.password });
    await requireConfirmedAddress(context);
    const added = await addWebhook(context, { url: body.url, environment: config.environment });
    await tellOfAccess(context, {
      userId: context.user.id,
      subject: 'A webhook was added',
      sentence: `From now on we report every status change of your applications to ${new URL(added.url).host}.`,
      page: 'developers',
      ifNotYou: `If this wasn't you, open “API keys and webhooks” in your settings and remove the webhook first. Then choose a new password, which also logs out every other device.`,
      portal,
      origin: portalOrigin(config, portal),
    });
    return added;
  });

  serveCall(server, programCalls.removeWebhook, async ({ db, user }, { params }) => {
    if (!(await deleteEndpoint(db, user.id, params.endpointId))) throw new Problem('not_found');
    return { removed: true as const };
  });

  serveCall(server, programCalls.enableWebhook, async ({ db, user }, { params }) => {
    if (!(await enableEndpoint(db, user.id, params.endpointId))) throw new Problem('not_found');
    return { enabled: true as const };
  });

  serveCall(server, programCalls.sendTestWebhook, async ({ db, user, now }, { params: { endpointId } }) => {
    const at = now();
    const message = { type: 'test' as const, timestamp: at.toISOString(), data: { message: testMessage } };
    const id = await insertDelivery(db, { userId: user.id, endpointId, message, at });
    if (id === null) throw new Problem('not_found');
    return { deliveryId: messageId(id) };
  });
}

import { confirmPerson } from '#backend/identity/record/confirm-person.ts';
import { requireConfirmedAddress } from '#backend/identity/record/confirmed-address.ts';
import { emailAccessChange } from '#backend/identity/record/email-access-change.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { programCalls } from '#contract/all-calls.ts';
import { accessEmails } from '#domain/messages/account-emails.ts';
import { deliveryTexts } from '#domain/messages/programs.ts';
import { Problem } from '#domain/problem.ts';
import {
  deleteEndpoint,
  enableEndpoint,
  insertDelivery,
  listEndpoints,
  messageId,
} from './webhooks.store.ts';
import { addWebhook } from './webhooks.ts';

/** Registers the calls for a person's webhooks. */
export function registerWebhookRoutes(server: Server): void {
  const { config } = server.platform;

  serveCall(server, programCalls.listWebhooks, ({ db, user }) => listEndpoints(db, user.id));

  serveCall(server, programCalls.addWebhook, async (context, { body }, { cookies, portal }) => {
    const token = readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);
    await confirmPerson(context, { token, password: body.password });
    await requireConfirmedAddress(context);
    const added = await addWebhook(context, { url: body.url, environment: config.environment });
    await emailAccessChange(context, {
      userId: context.user.id,
      text: accessEmails.webhookAdded(new URL(added.url).host),
      page: 'developers',
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
    const message = {
      type: 'test' as const,
      timestamp: at.toISOString(),
      data: { message: deliveryTexts.test },
    };
    const id = await insertDelivery(db, { userId: user.id, endpointId, message, at });
    if (id === null) throw new Problem('not_found');
    return { deliveryId: messageId(id) };
  });
}

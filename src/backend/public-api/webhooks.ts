import { randomBytes, randomUUID } from 'node:crypto';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import type { WebhookEndpoint } from '#contract/programs/webhooks.ts';
import { webhookErrors } from '#domain/messages/programs.ts';
import { Problem } from '#domain/problem.ts';
import { deleteEndpointsOf, insertEndpoint, listEndpoints, resealSome } from './webhooks.store.ts';

const mostEndpoints = 10;
const secretBytes = 32;

/**
 * Adds a webhook and returns its signing secret this once. Refuses a URL with a login, plain http in production, and more
 * than ten webhooks. Where the host name points is checked at every delivery, because that can change.
 */
export async function addWebhook(
  context: UserContext,
  { url, environment }: { url: string; environment: Config['environment'] },
): Promise<WebhookEndpoint & { secret: string }> {
  const { protocol, username, password, href } = new URL(url);
  if (username || password) throw wrongUrl(webhookErrors.noLogin);
  if (protocol !== 'https:' && environment === 'production') throw wrongUrl(webhookErrors.needsHttps);
  if ((await listEndpoints(context.db, context.user.id)).length >= mostEndpoints)
    throw new Problem('conflict', {
      uiSafeMessage: webhookErrors.tooMany(mostEndpoints),
    });
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const endpoint = { id: randomUUID(), url: href };
  const at = context.now();
  await insertEndpoint(context, { ...endpoint, userId: context.user.id, secret, at });
  const untouched = { failingSince: null, disabledAt: null, deliveries: [] };
  return { ...endpoint, createdAt: at.toISOString(), ...untouched, secret };
}

/** Removes all webhooks of the person. */
export function endWebhooks({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteEndpointsOf(db, userId);
}

/** Re-encrypts some webhook secrets with the newest key and returns how many. */
export async function resealWebhooks(context: Context, { most }: { most: number }): Promise<number> {
  return resealSome(context, most);
}

function wrongUrl(message: string): Problem {
  return new Problem('invalid_request', { fields: { url: message } });
}

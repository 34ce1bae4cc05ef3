import { randomBytes, randomUUID } from 'node:crypto';
import type { Context, UserContext } from '#backend/platform/context.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import type { WebhookEndpoint } from '#contract/programs/webhooks.ts';
import { Problem } from '#domain/problem.ts';
import { deleteEndpointsOf, insertEndpoint, listEndpoints, resealSome } from './webhooks.store.ts';

const mostEndpoints = 10;
const secretBytes = 32;

/** The secret leaves here once. Where the address leads is checked at every delivery, since names change. */
export async function addWebhook(
  context: UserContext,
  { url, environment }: { url: string; environment: Config['environment'] },
): Promise<WebhookEndpoint & { secret: string }> {
  const { protocol, username, password, href } = new URL(url);
  if (username || password) throw wrongUrl('Leave name and password out of the address');
  if (protocol !== 'https:' && environment === 'production')
    throw wrongUrl('The address must begin with https://');
  if ((await listEndpoints(context.db, context.user.id)).length >= mostEndpoints)
    throw new Problem('conflict', {
      uiSafeMessage: `You can have ${mostEndpoints} addresses. Remove one first.`,
    });
  const secret = `whsec_${randomBytes(secretBytes).toString('base64')}`;
  const endpoint = { id: randomUUID(), url: href };
  const at = context.now();
  await insertEndpoint(context, { ...endpoint, userId: context.user.id, secret, at });
  const untouched = { failingSince: null, disabledAt: null, deliveries: [] };
  return { ...endpoint, createdAt: at.toISOString(), ...untouched, secret };
}

/** Nobody hears of this person's applications any longer. */
export function endWebhooks({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteEndpointsOf(db, userId);
}

export async function resealWebhooks(context: Context, { most }: { most: number }): Promise<number> {
  return resealSome(context, most);
}

function wrongUrl(message: string): Problem {
  return new Problem('invalid_request', { fields: { url: message } });
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import type { Portal } from '#domain/portal/portal.ts';

export const unsubscribePath = '/unsubscribe';

/** What a link can stop: emails about results or about new jobs. */
const stoppable = ['results', 'alerts'] as const;
type Stopped = { userId: string; what: (typeof stoppable)[number] };

function sign(config: Pick<Config, 'sessionSecret'>, { userId, what }: Stopped): string {
  return createHmac('sha256', config.sessionSecret)
    .update(`unsubscribe ${what} ${userId}`)
    .digest('base64url');
}

/** A link that works without logging in, as email apps need; it can only stop these emails. */
export function unsubscribeUrl(config: Config, portal: Portal, stopped: Stopped): string {
  const query = new URLSearchParams({
    who: stopped.userId,
    what: stopped.what,
    sign: sign(config, stopped),
  });
  return `${portalOrigin(config, portal)}${unsubscribePath}?${query.toString()}`;
}

const Link = z.object({ who: z.uuid(), what: z.enum(stoppable), sign: z.string().max(100) });

/** Reads whose link it is and what it stops; null if we did not make it. */
export function readUnsubscribeLink(config: Pick<Config, 'sessionSecret'>, query: unknown): Stopped | null {
  const link = Link.safeParse(query);
  if (!link.success) return null;
  const stopped = { userId: link.data.who, what: link.data.what };
  const [given, expected] = [Buffer.from(link.data.sign), Buffer.from(sign(config, stopped))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? stopped : null;
}

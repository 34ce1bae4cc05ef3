import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#backend/platform/config.ts';
import { portalOrigin } from '#backend/platform/portal-origin.ts';
import type { Portal } from '#domain/portal/portal.ts';

export const unsubscribePath = '/unsubscribe';

function sign(config: Pick<Config, 'sessionSecret'>, userId: string): string {
  return createHmac('sha256', config.sessionSecret).update(`unsubscribe ${userId}`).digest('base64url');
}

/** Works without logging in, as mail programs need it; it can do nothing but stop these mails. */
export function unsubscribeUrl(config: Config, portal: Portal, userId: string): string {
  return `${portalOrigin(config, portal)}${unsubscribePath}?who=${userId}&sign=${sign(config, userId)}`;
}

const Link = z.object({ who: z.uuid(), sign: z.string().max(100) });

/** Whose link it is; null when we did not make it. */
export function readUnsubscribeLink(config: Pick<Config, 'sessionSecret'>, query: unknown): string | null {
  const link = Link.safeParse(query);
  if (!link.success) return null;
  const [given, expected] = [Buffer.from(link.data.sign), Buffer.from(sign(config, link.data.who))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? link.data.who : null;
}

import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import type { Portal } from '#domain/portal/portal.ts';

/** The site that a passkey belongs to. Each portal is a site of its own. */
export interface RelyingParty {
  id: string;
  origin: string;
  name: string;
}

/** Builds the site from the configuration; the request only chooses between the service's address and its portal's. */
export function relyingPartyOf(
  config: Pick<Config, 'publicUrl' | 'defaultPortal'>,
  request: { origin: string; portal: Portal },
): RelyingParty {
  const own = new URL(config.publicUrl);
  const isOwn = request.origin.endsWith(`://${own.host}`);
  const origin = isOwn ? own.origin : portalOrigin(config, request.portal);
  return { id: new URL(origin).hostname, origin, name: request.portal.name };
}

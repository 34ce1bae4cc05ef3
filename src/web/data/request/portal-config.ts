import { getConfig } from '#contract/visits/routes.ts';
import type { PortalConfig } from '#contract/visits/visits.ts';
import { setRequestTimeout } from './client.ts';
import { request } from './request.ts';

/** Two hours (D-057), in memory and in session storage. */
export const configCacheMs = 7_200_000;

interface Kept {
  at: number;
  config: PortalConfig;
}

const kept = new Map<string, Kept>();
const storageKey = (portalCd: string) => `config ${portalCd}`;

/** The portal's configuration. Throws if it can't be loaded; the page then offers to try again. */
export async function loadPortalConfig(portalCd: string): Promise<PortalConfig> {
  const known = kept.get(portalCd) ?? readStored(portalCd);
  if (known && Date.now() - known.at < configCacheMs) return use(known.config);
  const fresh = { at: Date.now(), config: await request(getConfig, { query: { portalCd } }) };
  kept.set(portalCd, fresh);
  sessionStorage.setItem(storageKey(portalCd), JSON.stringify(fresh));
  return use(fresh.config);
}

function use(config: PortalConfig): PortalConfig {
  setRequestTimeout(config.timeouts.requestMs);
  return config;
}

function readStored(portalCd: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(portalCd)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

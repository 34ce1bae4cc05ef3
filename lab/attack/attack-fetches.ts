import { createPoliteFetch, fetchLimits, type PoliteFetch } from '#backend/jobs/ingest/polite-fetch.ts';
import { readLink } from '#backend/jobs/ingest/read-link.ts';
import { readSource } from '#backend/jobs/ingest/read-source.ts';
import { sendGuarded } from '#backend/platform/network/guarded-request.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { listInsideAddresses } from './inside-addresses.ts';
import { createInsideResolver, nobody } from './lead-inside.ts';
import { openCanary, watchConnections } from './open-canary.ts';
import { redirects, startLeadingSite } from './start-leading-site.ts';

export interface AddressAttack {
  addresses: number;
  tries: number;
  /** Requests that reached an internal server. */
  hits: string[];
  /** Connections that were attempted to any internal address. */
  begun: string[];
}

const limits = { ...fetchLimits, timeMs: 500, tries: 1 };

/** Every door where the service fetches an address that somebody gave it. */
function openDoors(fetch: PoliteFetch, allowedPrivateHosts: readonly string[]) {
  const resolve = createInsideResolver();
  return {
    'a pasted link': (url: string) => readLink(fetch, url),
    'a page as a source': (url: string) => readSource(fetch, { kind: 'page', name: url }, new Set()),
    'a feed as a source': (url: string) => readSource(fetch, { kind: 'feed', name: url }, new Set()),
    'a board at its own address': (url: string) =>
      readSource(fetch, { kind: 'greenhouse', name: `acme@${url}` }, new Set(), [
        { at: url, is: 'https://boards-api.greenhouse.io' },
      ]),
    'a webhook address': (url: string) =>
      sendGuarded(
        url,
        { allowedPrivateHosts, resolve },
        { method: 'POST', headers: {}, body: '{}', maxBytes: 1000, signal: AbortSignal.timeout(500) },
      ),
  };
}

/**
 * Gives every address to every door, directly and behind each kind of redirect; a sample takes every
 * `step`th.
 */
export async function attackFetches(
  platform: Pick<Platform, 'config' | 'database' | 'now'>,
  { step = 1 }: { step?: number } = {},
): Promise<AddressAttack> {
  const canary = await openCanary();
  const site = await startLeadingSite();
  const allowedPrivateHosts = [`127.0.0.1:${site.port}`];
  const config = { ...platform.config, hostSpacingMs: 0, allowedPrivateHosts };
  const resolve = createInsideResolver();
  const fetch = createPoliteFetch({ ...platform, config }, { limits, resolve });
  const addresses = [
    ...listInsideAddresses(canary.port),
    ...listInsideAddresses(80),
    'http://then-inside.attack.test/',
    'http://first-inside.attack.test/',
  ].filter((_, index) => index % step === 0);
  const database = Number(new URL(platform.database.url).port);
  let tries = 0;
  try {
    const begun = await watchConnections([database, site.port], async () => {
      for (const [index, address] of addresses.entries()) {
        for (const open of Object.values(openDoors(fetch, allowedPrivateHosts))) {
          await open(address).catch(() => undefined);
          tries += 1;
        }
        const behind = site.leadTo(address, redirects[index % redirects.length]);
        await fetch(behind, { followRedirects: true }).catch(() => undefined);
        tries += 1;
      }
    });
    const inside = begun.filter((address) => !address.startsWith(`${nobody}:`));
    return { addresses: addresses.length, tries, hits: canary.hits, begun: inside };
  } finally {
    await site.close();
    await canary.close();
  }
}

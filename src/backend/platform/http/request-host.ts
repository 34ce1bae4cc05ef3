import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/platform/settings/config.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { Problem } from '#domain/problem.ts';

type Settings = Pick<Config, 'environment' | 'publicUrl' | 'portals' | 'defaultPortal'>;
type Asked = Pick<FastifyRequest, 'host' | 'protocol'>;

/** Paths for machines, which use an IP address or a container's name. */
const forMachines = new Set(['/healthz', '/readyz', '/metrics']);
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(?::(\d{1,5}))?$/i;

/** Returns the name in a Host header without its port; null if it is invalid. */
export function readHostName(host: string | undefined): string | null {
  const [, name, port = '0'] = hostPattern.exec(host ?? '') ?? [];
  return name && Number(port) <= 65_535 && URL.canParse(`http://${name}`) ? name.toLowerCase() : null;
}

/** True for this machine and for names under localhost, which browsers never look up. */
export function isLocalName(name: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost');
}

/** True for an IP address or a name without a dot, which no outsider can point at us. */
export function isMachineName(name: string): boolean {
  return isLocalName(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.');
}

/** Knows the host names of this service and its origin under each. */
export function createHosts(config: Settings) {
  const offered = Object.values(config.portals);
  const origins = [config.publicUrl, ...offered.map((portal) => portalOrigin(config, portal))];
  const publicNames = new Set([
    ...origins.map((origin) => new URL(origin).hostname),
    ...offered.flatMap(({ hosts }) => hosts),
  ]);
  const publicScheme = new URL(config.publicUrl).protocol;
  return {
    /**
     * Refuses requests for other hosts. Otherwise, a page that points its own name at this machine could read it, and our
     * pages would use a stranger's name for their links.
     */
    check({ host, url }: Asked & Pick<FastifyRequest, 'url'>): void {
      const name = readHostName(host);
      if (name === null) throw new Problem('invalid_request', { developerMessage: 'malformed Host' });
      if (publicNames.has(name)) return;
      if (config.environment !== 'production' && isLocalName(name)) return;
      if (forMachines.has(url.split('?', 1)[0] ?? '') && isMachineName(name)) return;
      throw new Problem('misdirected', { developerMessage: 'unknown Host' });
    },
    /** The origin as the browser sees it; a proxy in front may have terminated TLS. */
    originOf({ host, protocol }: Asked): string {
      const scheme = publicNames.has(readHostName(host) ?? '') ? publicScheme : `${protocol}:`;
      return new URL(`${scheme}//${host}`).origin;
    },
  };
}

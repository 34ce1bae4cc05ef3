import { checkAddress, type Resolve } from '#limited/check-address.ts';
import { type PlainAnswer, type PlainRequest, sendRequest } from '#limited/send-request.ts';

/** An address that must not be visited. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface Guard {
  /** `host:port` of private addresses that may be visited, such as practice employers. */
  allowedPrivateHosts: readonly string[];
  /** Replaces the system's DNS lookup. */
  resolve?: Resolve;
}

const ordinaryPorts = ['', '80', '443'];

/** Reads a web URL. Refuses one with a user name or password. */
export function readWebAddress(text: string, base?: string): URL {
  const url = URL.parse(text, base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new AddressRefused('Only plain web addresses can be visited');
  return url;
}

/** Returns the public IP address of a host. The caller connects to exactly this one, so that DNS cannot change in between. */
export async function findPublicAddress(url: URL, guard: Guard): Promise<string> {
  const allowed = new Set(guard.allowedPrivateHosts.map((host) => host.toLowerCase()));
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const isListed = allowed.has(`${url.hostname}:${port}`);
  const address =
    isListed || ordinaryPorts.includes(url.port)
      ? await checkAddress(url.hostname, port, allowed, guard.resolve)
      : null;
  if (address === null) throw new AddressRefused(`${url.host} may not be visited`);
  return address;
}

/** Sends one request to a URL that someone gave us. Refuses private addresses and unusual ports, and follows no redirects. */
export async function sendGuarded(text: string, guard: Guard, request: PlainRequest): Promise<PlainAnswer> {
  const url = readWebAddress(text);
  return sendRequest(url, await findPublicAddress(url, guard), request);
}

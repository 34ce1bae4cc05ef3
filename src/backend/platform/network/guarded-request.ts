import { checkAddress, type Resolve } from '#limited/check-address.ts';
import { type PlainAnswer, type PlainRequest, sendRequest } from '#limited/send-request.ts';

/** An address that must not be visited, whoever asks for it. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface Guard {
  /** `host:port` of private addresses that may be visited, such as practice employers. */
  allowedPrivateHosts: readonly string[];
  /** Instead of the system's way to find the addresses of a name. */
  resolve?: Resolve;
}

const ordinaryPorts = ['', '80', '443'];

/** A plain web address without a name and password in it. */
export function readWebAddress(text: string, base?: string): URL {
  const url = URL.parse(text, base);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new AddressRefused('Only plain web addresses can be visited');
  return url;
}

/** The public address behind a name; the caller connects to this very one, so that the name cannot change in between. */
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

/** One request to an address somebody gave us: public, on an ordinary port, no redirect followed. Only in the worker. */
export async function sendGuarded(text: string, guard: Guard, request: PlainRequest): Promise<PlainAnswer> {
  const url = readWebAddress(text);
  return sendRequest(url, await findPublicAddress(url, guard), request);
}

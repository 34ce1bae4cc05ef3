import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export type Resolve = (host: string) => Promise<{ address: string }[]>;

/**
 * Everything in IANA's special-purpose registries that is not globally reachable, clouds' internal addresses, and every
 * format that embeds such an address in another one.
 */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Azure's internal address; every other cloud uses one in 169.254.0.0/16.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  // Mapped and translated IPv4, Teredo, 6to4: ways around the list above.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

const resolveByName: Resolve = (host) => lookup(host, { all: true });

/** The address to connect to, or null when it must not be visited. `allowed` holds `host:port`. */
export async function checkAddress(
  hostname: string,
  port: number,
  allowed: ReadonlySet<string>,
  resolve: Resolve = resolveByName,
): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const found = isIP(host) ? [{ address: host }] : await resolve(host).catch(() => []);
  const [first] = found;
  if (!first) return null;
  if (allowed.has(`${host}:${port}`)) return first.address;
  return found.every(({ address }) => isPublic(address)) ? first.address : null;
}

function isPublic(address: string): boolean {
  const plain = address.split('%', 1)[0] ?? '';
  const family = isIP(plain);
  return family !== 0 && !notPublic.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}

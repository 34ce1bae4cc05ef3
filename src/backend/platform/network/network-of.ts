import { isIPv6 } from 'node:net';

/**
 * Returns what rate limits count as one network: an IPv4 address, or the /64 of an IPv6 address, within which one
 * household can choose any address.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [address = ''] = ip.split('%', 1);
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const missing =
    tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length - (address.includes('.') ? 1 : 0));
  const all = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

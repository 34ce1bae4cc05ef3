import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8, 'ipv4');
nearby.addSubnet('10.0.0.0', 8, 'ipv4');
nearby.addSubnet('172.16.0.0', 12, 'ipv4');
nearby.addSubnet('192.168.0.0', 16, 'ipv4');
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** True for machines on our own network; anything that a proxy forwarded comes from outside. */
export function isNearby({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return nearby.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');
}

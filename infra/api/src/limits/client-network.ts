import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Orm } from '../database/database.ts';
import type { Limiter } from './limiter.ts';
import type { LimitName } from './rate-limit-settings.ts';

/** The 16-bit groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const read = (part: string) => part.split(':').flatMap((group) => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * The addresses that one client can choose from: an IPv4 address, or the first 56 bits of an IPv6 address, because providers
 * assign whole networks. IPv4-mapped addresses (`::ffff:192.0.2.1`) count as IPv4. Ports that some proxies append are removed.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const plain = bare.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain) || plain.includes('.')) return plain;
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain);
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** A hook that counts requests by network before their body is read. */
export function limitByNetwork(orm: Orm, limiter: Limiter, of: LimitName) {
  return async (request: FastifyRequest): Promise<void> => {
    await limiter.take(orm, [{ of, who: networkOf(request.ip) }]);
  };
}

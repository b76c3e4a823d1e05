import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** The machines in front of us whose word about the visitor's address counts: single addresses or networks. */
export function parseTrustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Node shows IPv4 visitors of an IPv6 socket as `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').trim();

const isTrusted = (proxies: BlockList, address: string): boolean =>
  isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Walks from the nearest machine outwards and stops at the first one that is not ours: whatever stands before it in the
 * header, the visitor may have written.
 */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: BlockList,
): string | undefined {
  if (peer === undefined) return undefined;
  let address = plain(peer);
  const hops = (forwardedFor ?? '')
    .split(',')
    .map(plain)
    .filter((hop) => hop !== '');
  while (isTrusted(proxies, address)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
}

/** Undefined where there is no connection, as in tests that call the app directly. */
export function readVisitorAddress(c: Context, proxies: BlockList): string | undefined {
  const hasConnection = typeof c.env === 'object' && c.env !== null && ('incoming' in c.env || 'server' in c.env);
  if (!hasConnection) return undefined;
  return visitorAddress(getConnInfo(c).remote.address, c.req.header('x-forwarded-for'), proxies);
}

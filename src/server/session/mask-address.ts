import { isIPv6 } from 'node:net';
import { networkOf } from '#services/session/network-of.ts';

/** The network that somebody comes from: enough to see that many requests come from one place, too little to name one. */
export function maskAddress(address: string): string {
  if (!isIPv6(address)) return address.replace(/\.\d+$/, '.0/24');
  return `${networkOf(address).split(':').slice(0, 3).join(':')}::/48`;
}

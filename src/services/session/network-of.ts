import { isIPv6 } from 'node:net';

/** One household or company has a whole network of IPv6 addresses, of which the first 64 bits are the same. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS = 8;

/** What counts as one visitor: an IPv4 address, or the network of an IPv6 address, however it is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const start = groupsOf(before);
  const end = groupsOf(after);
  const left = GROUPS - start.length - end.length;
  const zeros = Array.from({ length: left }, () => '0');
  return [...start, ...zeros, ...end]
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** An IPv4 address at the end stands for two groups. */
const groupsOf = (text = ''): readonly string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

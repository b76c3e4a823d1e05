import { expect, test } from 'vitest';
import { parseTrustedProxies, visitorAddress } from './client-address.ts';

const proxies = parseTrustedProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);

test.each([
  ['without a proxy', '198.51.100.1', undefined, '198.51.100.1'],
  ['who only claims to be somebody else', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
  ['behind a trusted proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['behind two trusted proxies', '10.0.0.1', '203.0.113.9, 192.0.2.7', '203.0.113.9'],
  ['who wrote part of the header', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['whose proxy says nothing', '10.0.0.1', undefined, '10.0.0.1'],
  ['whose proxy says nonsense', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['over IPv6', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['over IPv4 on an IPv6 socket', '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
  ['without a connection', undefined, '203.0.113.9', undefined],
])('the address of a visitor %s', (_, peer, forwarded, address) => {
  expect(visitorAddress(peer, forwarded, proxies)).toBe(address);
});

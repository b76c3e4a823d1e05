import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';

export type OpenRequest = {
  readonly url: string;
  /** The address that was judged; the name is not resolved a second time. */
  readonly address: string;
  readonly signal: AbortSignal;
};

export type Open = (request: OpenRequest) => Promise<IncomingMessage>;

/** Asks over TLS, for the host's own certificate, at exactly the given address. */
export function openPinned({ url, address, signal }: OpenRequest, trust: https.RequestOptions = {}) {
  const family = isIPv6(address) ? 6 : 4;
  const lookup: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  https
    .request(url, {
      ...trust,
      agent: false,
      signal,
      lookup,
      headers: { Accept: 'image/webp,image/png,image/jpeg,image/gif', 'Accept-Encoding': 'identity' },
    })
    .once('response', resolve)
    .once('error', reject)
    .end();
  return promise;
}

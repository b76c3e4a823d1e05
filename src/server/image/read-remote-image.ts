import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { parseImageSource } from '#domain/image/image-source.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readLimited } from '#services/upload/read-limited.ts';
import { openPinned, type Open } from './open-pinned.ts';
import { isPublicAddress } from './public-address.ts';

export type RemoteSource = { readonly url: string; readonly host: string };

/** `refused`: the name leads into a private net, or the answer leads to another host. */
export type RemoteFailure = 'refused' | 'not-found' | 'too-large' | 'unavailable';

type Options = {
  readonly mostBytes: number;
  readonly milliseconds?: number;
  readonly resolve?: (host: string) => Promise<readonly string[]>;
  readonly open?: Open;
};

const MOST_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Buckets answer 403 for what does not exist. */
const MISSING = new Set([403, 404, 410]);

const resolveByName = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address);

export function createRemoteImageReader({
  mostBytes,
  milliseconds = 8000,
  resolve = resolveByName,
  open = openPinned,
}: Options) {
  async function connect(source: RemoteSource, signal: AbortSignal): Promise<IncomingMessage | 'refused'> {
    const addresses = await orAborted(resolve(source.host), signal);
    const [address] = addresses;
    if (address === undefined || !addresses.every(isPublicAddress)) return 'refused';
    return open({ url: source.url, address, signal });
  }

  async function readFrom(
    source: RemoteSource,
    signal: AbortSignal,
    redirectsLeft: number,
  ): Promise<Result<Uint8Array, RemoteFailure>> {
    const response = await connect(source, signal);
    if (response === 'refused') return fail('refused');
    try {
      const status = response.statusCode ?? 0;
      if (REDIRECTS.has(status)) {
        const next = redirectTarget(source, response.headers.location);
        if (!next) return fail('refused');
        return redirectsLeft > 0 ? await readFrom(next, signal, redirectsLeft - 1) : fail('unavailable');
      }
      if (MISSING.has(status)) return fail('not-found');
      if (status !== 200) return fail('unavailable');
      if (Number(response.headers['content-length'] ?? 0) > mostBytes) return fail('too-large');
      const bytes = await readLimited(response, mostBytes);
      return bytes ? ok(bytes) : fail('too-large');
    } finally {
      response.destroy();
    }
  }

  /** One deadline for names, connections, redirects and bytes together. */
  return async (source: RemoteSource): Promise<Result<Uint8Array, RemoteFailure>> => {
    try {
      return await readFrom(source, AbortSignal.timeout(milliseconds), MOST_REDIRECTS);
    } catch {
      // Name servers, sockets, certificates and the deadline all fail by throwing; the other side is to blame each time.
      return fail('unavailable');
    }
  };
}

export type ReadRemoteImage = ReturnType<typeof createRemoteImageReader>;

/** Another path on the same host, judged by the same rule as the first one. */
function redirectTarget(from: RemoteSource, location: string | undefined): RemoteSource | undefined {
  if (location === undefined || !URL.canParse(location, from.url)) return undefined;
  const target = parseImageSource(new URL(location, from.url).href, [from.host]);
  return target?.kind === 'remote' ? target : undefined;
}

async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

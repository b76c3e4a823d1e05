import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createProbe, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { closeSlowly } from './close-slowly.ts';
import { StartError } from './start-error.ts';

export const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 50;

export const SERVER_LIMITS = {
  requestTimeout: 60_000,
  headersTimeout: 15_000,
  /** How often both timeouts are looked after; a timeout holds as exactly as this. */
  connectionsCheckingInterval: 2_000,
  /** Longer than proxies keep an idle connection: closed from this side, it could swallow a request on its way. */
  keepAliveTimeout: 75_000,
};

type Address = { readonly port: number; readonly host: string };
type Bindings = HttpBindings | Http2Bindings;
type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>;
type Options = {
  readonly limits?: typeof SERVER_LIMITS;
  /** Decides who is answered, and when; without it everybody is, at once. */
  readonly guard?: (
    answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>,
  ) => RequestListener;
  readonly onConnection?: (socket: Socket) => void;
};

/** Says early that the port is taken, before anything long has begun. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const probe = createProbe();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toStartError(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

export async function listen(
  fetch: Fetch,
  address: Address,
  { limits = SERVER_LIMITS, guard = (answer) => answer, onConnection }: Options = {},
) {
  let stopping = false;
  const answer = async (request: Request, env: Bindings): Promise<Response> => {
    const response = await fetch(request, env);
    // What has arrived together with the headers is there a moment later.
    if (isStillComing(env.incoming)) await setImmediate();
    const isEarly = isStillComing(env.incoming);
    if (isEarly) closeSlowly(env.incoming.socket);
    if (stopping || isEarly) env.outgoing.setHeader('Connection', 'close');
    return response;
  };
  const server = createServer({ ...limits, requireHostHeader: false }, withHost(guard(getRequestListener(answer))));
  if (onConnection) server.on('connection', onConnection);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, address)));
    server.listen(address.port, address.host, () => resolve());
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    /** Serves on, but tells whoever keeps a connection to open the next one elsewhere. */
    announceClose: () => {
      stopping = true;
    },
    /** Takes no new requests, lets running ones finish, and cuts off what is not done in time. */
    close: (limitMs = SHUTDOWN_LIMIT_MS) =>
      new Promise<void>((resolve) => {
        stopping = true;
        const limit = setTimeout(() => server.closeAllConnections(), limitMs);
        // Browsers keep a connection open for the next request, also after the last answer.
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
        server.close(() => {
          clearTimeout(limit);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

/** Balancers ask for these without saying whom they mean, or in HTTP/1.0. Everybody else is told that it is missing. */
const ANYBODYS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

const withHost =
  (listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (ANYBODYS.has(incoming.url)) incoming.headers.host ??= 'localhost';
    return listener(incoming, outgoing);
  };

/** Whether there is more of a request than was read: on the same connection the rest would stand before the next one. */
const isStillComing = ({ complete, headers }: Bindings['incoming']): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

function toStartError(error: Error, { port, host }: Address): Error {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} is in use; stop what runs there or set PORT to a free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user; set PORT to a higher one.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`The address ${host} is not one of this machine; set HOST.`);
  return error;
}

import { createServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { StartError } from './start-error.ts';

export const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 50;
const LINGER_MS = 5_000;

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

/** Says early that the port is taken, before anything long has begun. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toStartError(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

export async function listen(fetch: Fetch, address: Address, serverOptions = SERVER_LIMITS) {
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
  const server = createAdaptorServer({ fetch: answer, serverOptions });
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
        const limit = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), limitMs);
        // Browsers keep a connection open for the next request, also after the last answer.
        const idle = setInterval(
          () => 'closeIdleConnections' in server && server.closeIdleConnections(),
          IDLE_CHECK_MS,
        );
        server.close(() => {
          clearTimeout(limit);
          clearInterval(idle);
          resolve();
        });
      }),
  };
}

/** Whether there is more of a request than was read: on the same connection the rest would stand before the next one. */
const isStillComing = ({ complete, headers }: Bindings['incoming']): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/** Whoever is cut off while still sending loses the answer: what comes after it is thrown away for some seconds first. */
function closeSlowly(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end();
    const limit = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(limit));
  };
}

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

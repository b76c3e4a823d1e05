import { createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { StartError } from './start-error.ts';

export const SHUTDOWN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 50;
const REQUEST_LIMIT_MS = 60_000;
const HEADERS_LIMIT_MS = 15_000;
/** Longer than proxies keep an idle connection: closed from this side, it could swallow a request on its way. */
const KEEP_ALIVE_MS = 75_000;

type Address = { readonly port: number; readonly host: string };

/** Says early that the port is taken, before anything long has begun. */
export async function requireFreePort({ port, host }: Address): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(toStartError(error, { port, host })));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

export async function listen(fetch: (request: Request) => Response | Promise<Response>, address: Address) {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      requestTimeout: REQUEST_LIMIT_MS,
      headersTimeout: HEADERS_LIMIT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(toStartError(error, address)));
    server.listen(address.port, address.host, () => resolve());
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : address.port,
    /** Takes no new requests, lets running ones finish, and cuts off what is not done in time. */
    close: (limitMs = SHUTDOWN_LIMIT_MS) =>
      new Promise<void>((resolve) => {
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

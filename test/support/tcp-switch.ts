import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Leads connections to the socket of the moment, and cuts off those to the one before. */
export async function startTcpSwitch(socketPath: string, changed: () => Transform | undefined = () => undefined) {
  let target = socketPath;
  const open = new Set<Socket>();
  const server = createServer((visitor) => {
    const database = connect(target);
    for (const socket of [visitor, database]) {
      open.add(socket);
      // Whoever goes takes the other one along.
      socket
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(socket);
          visitor.destroy();
          database.destroy();
        });
    }
    const change = changed();
    visitor.pipe(database);
    (change === undefined ? database : database.pipe(change)).pipe(visitor);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: address.port,
    leadTo: (path: string) => {
      target = path;
      cut();
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      cut();
      await once(server, 'close');
    },
  };
}

/** Where a server listens whose URL names a folder of sockets. */
export function socketOf(databaseUrl: string): string {
  const { port, searchParams } = new URL(databaseUrl);
  return `${searchParams.get('host') ?? ''}/.s.PGSQL.${port}`;
}

export function throughPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  return url.href;
}

const KEY_MESSAGE = Buffer.from([0x4b, 0, 0, 0, 12]);

/** Tells visitors another process than the one that serves them, as poolers do that hand out their connections. */
export async function rewriteProcessIds(databaseUrl: string) {
  const way = await startTcpSwitch(
    socketOf(databaseUrl),
    () =>
      new Transform({
        transform(chunk: Buffer, _encoding, done) {
          const at = chunk.indexOf(KEY_MESSAGE);
          if (at >= 0) chunk.writeInt32BE(1, at + KEY_MESSAGE.length);
          done(null, chunk);
        },
      }),
  );
  return { url: throughPort(databaseUrl, way.port), [Symbol.asyncDispose]: way[Symbol.asyncDispose] };
}

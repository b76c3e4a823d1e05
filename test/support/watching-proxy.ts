import { createServer, request as forward } from 'node:http';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

type Options = {
  /** Every request that matches is counted, and kept waiting so that parallel ones overlap. */
  readonly watch: RegExp;
  readonly holdMs: number;
};

/** Stands before a server and tells how many requests it sees at the same time. */
export async function startWatchingProxy(target: string, { watch, holdMs }: Options) {
  const { hostname, port } = new URL(target);
  const seen: string[] = [];
  let now = 0;
  let most = 0;

  const server = createServer((incoming, outgoing) => {
    const pass = () => {
      const { url: path, method, headers } = incoming;
      // A line of its own each: one that is kept may be closed by the server just when it is used again.
      const onward = forward({ hostname, port, path, method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        pipeline(answer, outgoing, () => undefined);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    };
    if (!watch.test(incoming.url ?? '')) return pass();
    seen.push(incoming.url ?? '');
    now += 1;
    most = Math.max(most, now);
    outgoing.once('close', () => {
      now -= 1;
    });
    void delay(holdMs).then(pass);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    seen,
    getMost: () => most,
    getNow: () => now,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

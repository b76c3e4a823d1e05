import { createServer, request as forward } from 'node:http';

/** Stands before several servers, as a balancer does. Until told otherwise they take turns with every request. */
export async function startSwitchingProxy() {
  let targets: readonly string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn % targets.length];
    turn += 1;
    if (target === undefined) return void outgoing.destroy();
    const { hostname, port } = new URL(target);
    const { url: path, method, headers } = incoming;
    // A line of its own each: one that is kept may be closed by the server just when it is used again.
    const onward = forward({ hostname, port, path, method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    use: (...servers: readonly string[]) => {
      targets = servers;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

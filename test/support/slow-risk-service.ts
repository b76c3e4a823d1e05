import { createServer } from 'node:http';

/** Every so many answers come only when nobody waits for them any more. */
const EVERY = 40;
const TOO_LATE_MS = 3000;

/** A risk service of the kind that makes others fail: it answers, but now and then late. */
export async function startSlowRiskService() {
  let asked = 0;
  let late = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    const answer = () => response.setHeader('Content-Type', 'application/json').end('{"passed":true}');
    const isLate = asked % EVERY === 0;
    if (isLate) late += 1;
    setTimeout(answer, isLate ? TOO_LATE_MS : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    countLate: () => late,
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

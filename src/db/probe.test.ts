import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createProbe } from './probe.ts';

const ANSWER_LIMIT_MS = 200;

async function listenOn(port = 0) {
  const server = createServer(() => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const found = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, connection: { host: '127.0.0.1', port: found, user: 'shop', database: 'shop' } };
}

test('a database that takes the call and says nothing is found out in time, by all who ask at once', async () => {
  const { server, connection } = await listenOn();
  const probe = createProbe(connection, ANSWER_LIMIT_MS);
  const answers = Promise.all([probe.isAlive(), probe.isAlive()]);
  expect(await answers).toEqual([false, false]);
  expect(await probe.isAlive()).toBe(false);
  await probe.close();
  server.close();
});

test('so is one that is not there', async () => {
  const { server, connection } = await listenOn();
  server.close();
  await once(server, 'close');
  const probe = createProbe(connection, ANSWER_LIMIT_MS);
  expect(await probe.isAlive()).toBe(false);
  await probe.close();
});

test('whoever asks knows within a second', async () => {
  const { server, connection } = await listenOn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const probe = createProbe(connection);
    let answer: boolean | undefined;
    const asked = probe.isAlive().then((isAlive) => (answer = isAlive));
    await vi.advanceTimersByTimeAsync(999);
    expect(answer).toBe(false);
    await asked;
    await probe.close();
  } finally {
    vi.useRealTimers();
    server.close();
  }
});

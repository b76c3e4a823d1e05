import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { createProbe } from './probe.ts';

const ANSWER_LIMIT_MS = 200;
const SILENCE_MS = 30_000;

async function listenOn(port = 0) {
  const server = createServer(() => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address();
  const found = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, connection: { host: '127.0.0.1', port: found, user: 'shop', database: 'shop' } };
}

test('a database that takes the call and says nothing is found out after half a minute, by all who ask', async () => {
  const { server, connection } = await listenOn();
  let now = 0;
  const probe = createProbe(connection, { limitMs: ANSWER_LIMIT_MS, now: () => now });
  expect(await Promise.all([probe.isAlive(), probe.isAlive()])).toEqual([true, true]);
  now = SILENCE_MS - 1;
  expect(await probe.isAlive()).toBe(true);
  now = SILENCE_MS;
  expect(await Promise.all([probe.isAlive(), probe.isAlive()])).toEqual([false, false]);
  expect(probe.clockSkewSeconds()).toBeUndefined();
  await probe.close();
  server.close();
});

test('so is one that is not there', async () => {
  const { server, connection } = await listenOn();
  server.close();
  await once(server, 'close');
  let now = 0;
  const probe = createProbe(connection, { limitMs: ANSWER_LIMIT_MS, now: () => now });
  expect(await probe.isAlive()).toBe(true);
  now = SILENCE_MS;
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
    expect(answer).toBe(true);
    await asked;
    await probe.close();
  } finally {
    vi.useRealTimers();
    server.close();
  }
});

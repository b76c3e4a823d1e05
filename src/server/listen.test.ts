import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen, SERVER_LIMITS, SHUTDOWN_LIMIT_MS } from './listen.ts';

const HERE = { port: 0, host: '127.0.0.1' };

/** A server whose one answer waits until it is told to come. */
async function startWaiting() {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Response>();
  const server = await listen(() => {
    begun.resolve();
    return answer.promise;
  }, HERE);
  return { server, url: `http://127.0.0.1:${server.port}/`, begun: begun.promise, answer: answer.resolve };
}

test('a stop waits at most ten seconds', () => {
  expect(SHUTDOWN_LIMIT_MS).toBe(10_000);
});

test('a stop lets running requests finish and takes no new ones', async () => {
  const { server, url, begun, answer } = await startWaiting();
  const running = fetch(url);
  await begun;
  const stopped = server.close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  answer(new Response('done'));
  expect(await (await running).text()).toBe('done');
  await stopped;
});

test('a stop does not wait for connections on which nothing happens any more', async () => {
  const { server, begun, answer } = await startWaiting();
  const visitor = connect(server.port, HERE.host);
  visitor.write('GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: keep-alive\r\n\r\n');
  await begun;
  const stopped = server.close();
  const answeredAt = performance.now();
  answer(new Response('done'));
  await stopped;
  expect(performance.now() - answeredAt).toBeLessThan(3000);
  visitor.destroy();
});

test('a stop cuts off what is not done in time', async () => {
  const { server, url, begun } = await startWaiting();
  const running = fetch(url);
  await begun;
  const [stopped] = await Promise.allSettled([server.close(1), expect(running).rejects.toThrow('fetch failed')]);
  expect(stopped.status).toBe('fulfilled');
});

test('a visitor who leaves in the middle of a body harms nobody', async () => {
  const server = await listen(async (request) => new Response(await request.text()), HERE);
  const visitor = connect(server.port, HERE.host);
  await once(visitor, 'connect');
  visitor.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000\r\n\r\n{"email": "some');
  visitor.destroy();
  const answer = await fetch(`http://127.0.0.1:${server.port}/`, { method: 'POST', body: 'whole' });
  expect(await answer.text()).toBe('whole');
  await server.close();
});

test('a connection outlives the minute for which proxies keep it', async () => {
  const server = await listen(() => new Response('here'), HERE);
  const answer = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
  await answer.text();
  await server.close();
});

test('before the port is closed, whoever keeps a connection is told that it ends', async () => {
  const server = await listen(() => new Response('here'), HERE);
  const url = `http://127.0.0.1:${server.port}/`;
  expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
  server.announceClose();
  const last = await fetch(url);
  expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
  await server.close();
});

/** What comes back until the other side hangs up, or has said this. */
async function readUntil(visitor: Socket, end: RegExp): Promise<string> {
  let heard = '';
  for await (const chunk of visitor) {
    heard += String(chunk);
    if (end.test(heard)) break;
  }
  return heard;
}

test.each([
  ['is still coming', 'Content-Length: 1000\r\n\r\nsome', /connection: close/i],
  ['is still coming in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\nsome\r\n', /connection: close/i],
  ['has come, though nobody reads it', 'Content-Length: 4\r\n\r\nsome', /connection: keep-alive/i],
  ['is none', 'Content-Length: 0\r\n\r\n', /connection: keep-alive/i],
])('an answer given while the body %s says what becomes of the connection', async (_, rest, connection) => {
  const server = await listen(() => new Response('too large', { status: 413 }), HERE);
  const visitor = connect(server.port, HERE.host);
  visitor.write(`POST / HTTP/1.1\r\nHost: shop.example\r\n${rest}`);
  const heard = await readUntil(visitor, /too large/);
  expect(heard).toMatch(/^HTTP\/1\.1 413 /);
  expect(heard).toMatch(connection);
  visitor.destroy();
  await server.close();
});

test('an early answer reaches whoever first sends all of the body', async () => {
  const server = await listen(() => new Response('too large', { status: 413 }), HERE);
  const visitor = connect(server.port, HERE.host);
  // More than both sides keep in their buffers, so that whoever stops reading is noticed.
  const body = Buffer.alloc(30 * 1024 * 1024, 'x');
  const { promise: sent, resolve, reject } = Promise.withResolvers<void>();
  visitor.once('error', reject).pause();
  visitor.write(`POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${body.length}\r\n\r\n`);
  visitor.write(body, () => resolve());
  await sent;
  expect(await readUntil(visitor, /too large/)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i);
  visitor.destroy();
  await server.close();
});

test('whoever dawdles over the headers is cut off soon after the limit', async () => {
  const limits = { ...SERVER_LIMITS, headersTimeout: 50, connectionsCheckingInterval: 20 };
  const server = await listen(() => new Response('here'), HERE, { limits });
  const visitor = connect(server.port, HERE.host);
  visitor.write('GET / HTTP/1.1\r\nHost: shop');
  expect(await readUntil(visitor, /\r\n\r\n/)).toMatch(/^HTTP\/1\.1 408 /);
  visitor.destroy();
  await server.close();
  expect(SERVER_LIMITS.connectionsCheckingInterval).toBeLessThan(SERVER_LIMITS.headersTimeout / 5);
});

test.each([
  ['GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 200],
  ['GET /readyz HTTP/1.0\r\n\r\n', 200],
  ['GET /trailers HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['GET /trailers HTTP/1.0\r\n\r\n', 400],
])('%j without a host is answered with %s', async (request, status) => {
  const server = await listen(() => new Response('here'), HERE);
  const visitor = connect(server.port, HERE.host);
  visitor.write(request);
  expect(await text(visitor)).toContain(`HTTP/1.1 ${status} `);
  await server.close();
});

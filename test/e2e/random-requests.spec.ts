import { expect, test } from '@playwright/test';

const COUNT = 1000;
const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW'];
const PIECES = [
  '',
  '.',
  '..',
  '%00',
  '%2F',
  '%',
  '%E0%A4%A',
  ';',
  '\\',
  'en',
  'de',
  'pl',
  'xx',
  'EN',
  'cart',
  'booking',
  'api',
  'users',
  'me',
  'admin',
  '_image',
  '_app',
  'assets',
  'register',
  'sign-up',
  'confirmed-A-B',
  'external',
  'map-7',
  'map-99999',
  'legal',
  '_.data',
  'cart.data',
  '.data',
  'ü',
  '🚛',
  "'",
  '"',
  '<script>',
  '%0d%0a',
  'a'.repeat(3000),
  '__proto__',
  'constructor',
  '00000000-0000-4000-8000-000000000000',
];
const QUERIES = [
  '',
  '?',
  '?_routes=root',
  '?_routes=',
  '?x[]=1&x=2',
  '?from=%00',
  '?redirect=//evil.example',
  '?limit=1e9',
  '?%E0%A4%A=1',
];

/** Small, seeded, good enough to choose pieces; the same requests in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('a thousand random paths and methods never break the server', async ({ baseURL }) => {
  const { request } = await import('node:http');
  const random = createRandom(20_261_115);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const origin = new URL(baseURL ?? '');
  const send = (method: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      const sent = request(
        {
          host: origin.hostname,
          port: origin.port,
          method,
          path,
          agent: false,
          headers: { 'content-type': 'application/json' },
        },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      sent.once('error', reject);
      sent.end(
        method === 'GET' || method === 'HEAD' ? undefined : pick(['', '{', '[]', '{"email":1}', 'null', '"\\ud800"']),
      );
    });
  const isSendable = (path: string) => /^[\x21-\x7e]+$/.test(path);

  const broken: string[] = [];
  for (let sent = 0; sent < COUNT; sent += 1) {
    const raw = `/${Array.from({ length: random(5) }, () => pick(PIECES)).join('/')}${pick(QUERIES)}`;
    const path = isSendable(raw) ? raw : encodeURI(raw);
    const method = pick(METHODS);
    const status = await send(method === 'BREW' ? 'PROPFIND' : method, path);
    if (status >= 500) broken.push(`${status} ${method} ${path.slice(0, 200)}`);
  }
  expect(broken).toEqual([]);
});

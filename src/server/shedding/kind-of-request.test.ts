import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOfRequest } from './kind-of-request.ts';

test.each([
  ['GET', '/', false, 'guest'],
  ['HEAD', '/en/trailers', false, 'guest'],
  ['GET', '/trailers.data', false, 'guest'],
  ['GET', '/api/trailers', false, 'guest'],
  ['GET', '/sitemap.xml', false, 'guest'],
  ['GET', '/healthz-of-others', false, 'guest'],
  ['GET', '/assets/../trailers', false, 'guest'],
  ['GET', '/assets/%2e%2e/trailers', false, 'guest'],
  ['GET', '/_app/nothing', false, 'guest'],
  ['GET', '/nothing.svg', false, 'guest'],
  ['GET', '/cart', true, 'work'],
  ['GET', '/api/orders', true, 'work'],
  ['POST', '/api/users/login', false, 'work'],
  ['DELETE', '/api/cart/items/1', true, 'work'],
  ['POST', '/healthz', false, 'work'],
  ['GET', '/healthz', false, 'vital'],
  ['GET', '/readyz', false, 'vital'],
  ['GET', '/metrics', false, 'vital'],
  ['GET', '/assets/root-abc.js', false, 'vital'],
  ['GET', '/_image', false, 'vital'],
  ['GET', '/_app/version.json', false, 'vital'],
  ['GET', '/_app/api-docs/swagger-ui-bundle.js', false, 'vital'],
] as const)('%s %s, signed in: %s, is %s', (method, path, isSignedIn, kind) => {
  expect(kindOfRequest({ method, path, isSignedIn })).toBe(kind);
});

test.each(readdirSync('public'))('the file %s is vital', (file) => {
  expect(kindOfRequest({ method: 'GET', path: `/${file}`, isSignedIn: false })).toBe('vital');
});

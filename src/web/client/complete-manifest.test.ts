import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { completeManifest as CompleteManifest, SplitManifest } from './complete-manifest.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
let completeManifest: typeof CompleteManifest;

beforeEach(async () => {
  vi.resetModules();
  ({ completeManifest } = await import('./complete-manifest.ts'));
  fetch.mockReset().mockImplementation(async () => Response.json({ '/cart': ['/assets/a.js'], '/gone': [] }));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => vi.unstubAllGlobals());

const makeManifest = (): SplitManifest => ({
  entry: { module: '/assets/entry.js', imports: [] },
  url: '/assets/manifest-1.js',
  version: '1',
  importsUrl: '/assets/imports-1.json',
  routes: {
    '/cart': {
      id: '/cart',
      path: '/cart',
      module: '/assets/cart.js',
      hasLoader: true,
      hasAction: false,
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      hasErrorBoundary: false,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    },
  },
});

test('adds the files of each page, and asks for them once', async () => {
  const manifest = makeManifest();
  await Promise.all([completeManifest(manifest), completeManifest(manifest)]);
  await completeManifest(manifest);
  expect(manifest.routes['/cart']?.imports).toEqual(['/assets/a.js']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/assets/imports-1.json');
});

test('asks again after a failure, and does without until then', async () => {
  const manifest = makeManifest();
  fetch.mockRejectedValueOnce(new TypeError('offline'));
  await completeManifest(manifest);
  expect(manifest.routes['/cart']?.imports).toBeUndefined();
  await completeManifest(manifest);
  expect(manifest.routes['/cart']?.imports).toEqual(['/assets/a.js']);
});

test('does not ask again for the files of a version that is gone', async () => {
  const manifest = makeManifest();
  fetch.mockImplementation(async () => new Response('', { status: 404 }));
  await completeManifest(manifest);
  await completeManifest(manifest);
  expect(manifest.routes['/cart']?.imports).toBeUndefined();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('leaves a manifest alone from which nothing was taken', async () => {
  const { importsUrl: _, ...manifest } = makeManifest();
  await completeManifest(manifest);
  expect(fetch).not.toHaveBeenCalled();
});

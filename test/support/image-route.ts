import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, vi } from 'vitest';
import { createSharpEncoder, MOST_BYTES } from '#adapters/image-encoder/sharp-encoder.ts';
import { createFolderStorage } from '#adapters/storage/folder-storage.ts';
import { createImageRoute, type ImageRouteDeps } from '#server/image/image-route.ts';
import { openPinned, type Open } from '#server/image/open-pinned.ts';
import { createRemoteImageReader } from '#server/image/read-remote-image.ts';
import { makeCertificate } from './self-signed-certificate.ts';

export const LISTED_HOST = 'cdn.trailyard.example';
export const PUBLIC_ADDRESS = '93.184.216.34';

export const photo = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#2c5e4b' } })
  .jpeg()
  .toBuffer();

let root = '';
const closers: Array<() => Promise<void>> = [];

/** Gives each test of the file a folder of its own and ends its servers. */
export function useImageFolder(): () => string {
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'trailyard-image-'));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const close of closers.splice(0)) await close();
    await rm(root, { recursive: true, force: true });
  });
  return () => root;
}

export function makeImageRoute(over: Partial<ImageRouteDeps> = {}) {
  const onJob = vi.fn<() => void>();
  const warn = vi.fn<() => void>();
  const storage = createFolderStorage(path.join(root, 'storage'));
  const route = createImageRoute({
    storage,
    imageEncoder: createSharpEncoder({ onJob }),
    hosts: [LISTED_HOST],
    cacheFolder: path.join(root, 'cache'),
    log: { warn },
    ...over,
  });
  const get = async (url: string, rest = '&w=640&q=75', init: RequestInit = {}) =>
    route.request(`/_image?url=${encodeURIComponent(url)}${rest}`, init);
  return { route, storage, get, onJob, warn };
}

/** A reader that believes what the test says about names and counts how often it would leave the house. */
export function makeReader(open: Open, addresses: readonly string[] = [PUBLIC_ADDRESS], milliseconds = 5000) {
  const resolve = vi.fn<(host: string) => Promise<readonly string[]>>(async () => addresses);
  const spied = vi.fn<Open>(open);
  const read = createRemoteImageReader({ mostBytes: MOST_BYTES, milliseconds, resolve, open: spied });
  return { resolve, open: spied, read };
}

/** A listed host: the judged address is swapped for the local server at the last moment, all else is real. */
export async function startHost(answer: RequestListener, certifiedFor = LISTED_HOST): Promise<Open> {
  const { key, cert } = makeCertificate([certifiedFor]);
  const server = createServer({ key, cert }, answer);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  closers.push(() => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return (request) => openPinned({ ...request, address: '127.0.0.1' }, { port, ca: cert });
}

export async function problemOf(response: Response) {
  const body: unknown = await response.json();
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { status: response.status, type: response.headers.get('Content-Type'), code };
}

export const problem = (status: number, code: string) => ({ status, type: 'application/problem+json', code });

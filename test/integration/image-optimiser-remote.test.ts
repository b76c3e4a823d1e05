import type { RequestListener } from 'node:http';
import net from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { MOST_BYTES } from '#adapters/image-encoder/sharp-encoder.ts';
import { openPinned } from '#server/image/open-pinned.ts';
import { createRemoteImageReader } from '#server/image/read-remote-image.ts';
import {
  LISTED_HOST,
  makeImageRoute,
  makeReader,
  photo,
  problem,
  problemOf,
  PUBLIC_ADDRESS,
  startHost,
  useImageFolder,
} from '../support/image-route.ts';
import { spellForgedSources, spellPrivateTargets } from '../support/ssrf-spellings.ts';

useImageFolder();

describe('a forged address', () => {
  const spellings = spellForgedSources(LISTED_HOST);

  test('has more than two hundred spellings here', () => {
    expect(spellings.length).toBeGreaterThan(200);
  });

  test.each(spellings)('%j makes no connection', async (url) => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const { resolve, open, read } = makeReader(openPinned);
    const { get } = makeImageRoute({ readRemote: read });
    expect(await problemOf(await get(url))).toEqual(problem(422, 'invalid-fields'));
    expect([resolve, open, connect].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0]);
  });

  test.each([
    [['127.0.0.1']],
    [['10.1.2.3']],
    [['169.254.169.254']],
    [['192.168.0.1']],
    [['0.0.0.0']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['fd00::1']],
    [['fe80::1']],
    [[PUBLIC_ADDRESS, '127.0.0.1']],
    [['2606:4700::1111', '::1']],
    [[]],
  ])('whose listed name leads to %j makes no connection', async (addresses) => {
    const connect = vi.spyOn(net.Socket.prototype, 'connect');
    const { open, read } = makeReader(openPinned, addresses);
    const { get } = makeImageRoute({ readRemote: read });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.png`))).toEqual(problem(422, 'invalid-fields'));
    expect([open, connect].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });

  const redirects = [
    ...spellPrivateTargets(),
    'https://evil.example/a.png',
    `http://${LISTED_HOST}/a.png`,
    `//evil.example/a.png`,
  ];
  test.each([
    ...redirects,
    `https://${LISTED_HOST}@evil.example/`,
    `https://${LISTED_HOST}:8443/a.png`,
    'file:///etc/passwd',
  ])('behind a redirect to %j is not followed', async (location) => {
    const host = await startHost((_request, response) => {
      response.writeHead(302, { Location: encodeURI(location) }).end();
    });
    const { open, read } = makeReader(host);
    const { get } = makeImageRoute({ readRemote: read });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.png`))).toEqual(problem(422, 'invalid-fields'));
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('a picture on a listed host', () => {
  const fetchWith = async (answer: RequestListener, milliseconds?: number) => {
    const reader = makeReader(await startHost(answer), undefined, milliseconds);
    const made = makeImageRoute({ readRemote: reader.read });
    return { ...reader, ...made };
  };

  test('is fetched once at the judged address, over TLS, for the host by name', async () => {
    const seen: Array<string | undefined> = [];
    const { get, open, resolve, onJob } = await fetchWith((request, response) => {
      seen.push(request.url, request.headers.host?.split(':')[0], request.headers.cookie);
      response.end(photo);
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        get(`https://${LISTED_HOST}/a/b.jpg?v=1#part`, undefined, { headers: { Cookie: 'session=secret' } }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(seen).toEqual(['/a/b.jpg?v=1', LISTED_HOST, undefined]);
    expect(resolve.mock.calls).toEqual([[LISTED_HOST]]);
    expect(open.mock.calls.map(([{ address }]) => address)).toEqual([PUBLIC_ADDRESS]);
    expect(onJob).toHaveBeenCalledTimes(1);
  });

  test('may move on its own host', async () => {
    const { get, resolve } = await fetchWith((request, response) => {
      if (request.url === '/new.jpg') response.end(photo);
      else response.writeHead(301, { Location: '/new.jpg' }).end();
    });
    expect((await get(`https://${LISTED_HOST}/old.jpg`)).status).toBe(200);
    expect(resolve).toHaveBeenCalledTimes(2);
  });

  test('that moves for ever is given up', async () => {
    const { get, open } = await fetchWith((_request, response) => {
      response.writeHead(302, { Location: '/again.jpg' }).end();
    });
    const response = await get(`https://${LISTED_HOST}/a.jpg`);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await problemOf(response)).toEqual(problem(503, 'unavailable'));
    expect(open).toHaveBeenCalledTimes(4);
  });

  test.each([
    [404, 404, 'not-found'],
    [403, 404, 'not-found'],
    [500, 503, 'unavailable'],
    [206, 503, 'unavailable'],
  ])('answered with %d becomes %d', async (theirs, ours, code) => {
    const { get } = await fetchWith((_request, response) => {
      response.writeHead(theirs).end(photo);
    });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(ours, code));
  });

  test('that never ends is dropped at 10 MB', { timeout: 2000 }, async () => {
    const { promise: dropped, resolve } = Promise.withResolvers<void>();
    const { get } = await fetchWith((_request, response) => {
      response.once('close', resolve);
      const pour = () => {
        while (response.write(Buffer.alloc(1 << 16)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(413, 'too-large'));
    await dropped;
  });

  test('that announces more than 10 MB is not read', async () => {
    const { get } = await fetchWith((_request, response) => {
      response.writeHead(200, { 'Content-Length': String(MOST_BYTES + 1) });
      response.write('x');
    });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(413, 'too-large'));
  });

  test('that does not come in time is given up', { timeout: 2000 }, async () => {
    const silent = await fetchWith(() => {}, 50);
    expect(await problemOf(await silent.get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(503, 'unavailable'));
    const stalled = await fetchWith((_request, response) => response.write(photo.subarray(0, 100)), 50);
    expect(await problemOf(await stalled.get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(503, 'unavailable'));
  });

  test('whose name is never resolved is given up', { timeout: 2000 }, async () => {
    const read = createRemoteImageReader({
      mostBytes: MOST_BYTES,
      milliseconds: 50,
      resolve: () => new Promise(() => {}),
    });
    const { get } = makeImageRoute({ readRemote: read });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(503, 'unavailable'));
  });

  test('is not taken from a server with the certificate of another host', async () => {
    const { read } = makeReader(await startHost((_request, response) => response.end(photo), 'evil.example'));
    const { get } = makeImageRoute({ readRemote: read });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.jpg`))).toEqual(problem(503, 'unavailable'));
  });

  test('is never an SVG, whatever the host calls it', async () => {
    const { get } = await fetchWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    expect(await problemOf(await get(`https://${LISTED_HOST}/a.png`))).toEqual(problem(415, 'unsupported-media-type'));
  });
});

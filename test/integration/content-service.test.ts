import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createContent } from '#adapters/content/create-content.ts';
import { de } from '#adapters/content/embedded/de/stories.ts';
import { createEmbeddedContent, EMBEDDED_STORIES } from '#adapters/content/embedded-content.ts';
import { createStoryblokContent } from '#adapters/content/storyblok-content.ts';
import { LOCALES } from '#i18n/locales.ts';

type Answer = (response: ServerResponse, url: URL) => void;

const imprint = (title: string) => ({ ...de['legal/imprint'], title });
const story = (content: unknown) => ({ story: { content }, cv: 1 });
const send = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A content service that answers as the test says. */
async function startService(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    asked.push(`${url.pathname}?language=${url.searchParams.get('language') ?? ''}`);
    answer(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2`,
    asked,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

let cacheDir: string;
const failures: unknown[] = [];

beforeEach(async () => {
  cacheDir = await mkdtemp(path.join(tmpdir(), 'content-'));
  failures.length = 0;
});
afterEach(() => rm(cacheDir, { recursive: true, force: true }));

const openInAHurry = (url: string, patience: { timeoutMs?: number; patienceMs?: number } = {}) =>
  createContent({
    ...patience,
    url,
    token: 'secret',
    version: 'published',
    cacheDir,
    onFailure: (error) => failures.push(error),
  });

/** Waits for the answer of a service however busy the machine is. */
const open = (url: string) => openInAHurry(url, { timeoutMs: 20_000, patienceMs: 20_000 });

const titleOf = async (content: ReturnType<typeof open>, locale = 'de') => {
  const found = await content.findStory({ slug: 'legal/imprint', locale });
  return found?.content.component === 'legalDocument' ? found.content.title : undefined;
};

describe('editorial content', () => {
  test('comes from the service', async () => {
    const service = await startService((response) => send(response, story(imprint('From the service'))));
    expect(await titleOf(open(service.url))).toBe('From the service');
    await service.stop();
  });

  test('tells when a text has become another one, and shows it', async () => {
    let title = 'First';
    const service = await startService((response) => send(response, story(imprint(title))));
    const content = createStoryblokContent({
      url: service.url,
      token: 'secret',
      version: 'published',
      cacheDir,
      fallback: createEmbeddedContent(),
      onFailure: (error) => failures.push(error),
      timeoutMs: 20_000,
      patienceMs: 20_000,
      freshMs: 0,
    });
    const shown: Promise<string | undefined>[] = [];
    content.listen(() => shown.push(titleOf(content)));
    expect(await titleOf(content)).toBe('First');
    title = 'Second';
    await titleOf(content);
    await expect.poll(async () => (await Promise.all(shown)).at(-1)).toBe('Second');
    await service.stop();
  });

  test('stays the last good copy when the service is down, also after a restart', async () => {
    const service = await startService((response) => send(response, story(imprint('Good copy'))));
    expect(await titleOf(open(service.url))).toBe('Good copy');
    await service.stop();
    expect(await titleOf(open(service.url))).toBe('Good copy');
  });

  test('is the built-in text when the service has never answered', async () => {
    const service = await startService((response) => send(response, {}, 500));
    expect(await titleOf(open(service.url))).toBe(de['legal/imprint'].title);
    expect(failures.length).toBeGreaterThan(0);
    await service.stop();
  });

  test('does not wait for a service that hangs', async () => {
    const service = await startService(() => undefined);
    const content = openInAHurry(service.url);
    expect(await titleOf(content)).toBe(de['legal/imprint'].title);
    expect(await titleOf(content)).toBe(de['legal/imprint'].title);
    expect(service.asked.length).toBeGreaterThan(0);
    await service.stop();
  });

  test('keeps a good copy when the service delivers a broken story', async () => {
    const service = await startService((response) => send(response, story({ component: 'legalDocument', title: 7 })));
    expect(await titleOf(open(service.url))).toBe(de['legal/imprint'].title);
    await service.stop();
  });

  test('falls back to English, then German, where a language is missing', async () => {
    const service = await startService((response, url) =>
      url.searchParams.get('language') === 'en' ? send(response, story(imprint('English'))) : send(response, {}, 404),
    );
    expect(await titleOf(open(service.url), 'ro')).toBe('English');
    await service.stop();
  });

  test('is never asked for a path that a visitor made up', async () => {
    const service = await startService((response) => send(response, {}, 404));
    const content = open(service.url);
    for (const slug of ['../spaces/me', 'legal/imprint?token=x', 'home/../../x', 'HOME', 'sign-up/..%2f']) {
      expect(await content.findStory({ slug, locale: 'de' })).toBeUndefined();
    }
    expect(service.asked).toEqual([]);
    await service.stop();
  });
});

describe('the built-in texts', () => {
  const shapeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.length;
    if (typeof value !== 'object' || value === null) return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]));
  };
  const placeholders = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();

  test.each(LOCALES)('have the same stories, shape and figures in %s', (locale) => {
    const stories = EMBEDDED_STORIES[locale];
    expect(Object.keys(stories ?? {})).toEqual(Object.keys(de));
    for (const [slug, german] of Object.entries(de)) {
      const translated = Object.entries(stories ?? {}).find(([key]) => key === slug)?.[1];
      expect(shapeOf(translated), slug).toEqual(shapeOf(german));
      expect(placeholders(translated), slug).toEqual(placeholders(german));
    }
  });
});

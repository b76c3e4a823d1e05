import { join } from 'node:path';
import * as z from 'zod';
import { isSlug, languageChain, storyComponent, type Story, type StoryLink } from '#domain/content/story.ts';
import type { ContentPort } from '#services/ports/content.ts';
import { createFileCopies } from './file-copies.ts';
import { parseLinks, parseStory } from './parse-story.ts';
import { createStaleCache } from './stale-cache.ts';
import { createStoryblokApi } from './storyblok-api.ts';

export type StoryblokContentOptions = {
  readonly url: string;
  readonly token: string;
  readonly version: 'draft' | 'published';
  /** Where the last good copies live. */
  readonly cacheDir: string;
  /** What is shown when the service has never answered or has no such story. */
  readonly fallback: ContentPort;
  readonly onFailure: (error: unknown, key: string) => void;
  readonly timeoutMs?: number;
  /** How long a page may wait for a story that it could also show from the fallback. */
  readonly patienceMs?: number;
  readonly freshMs?: number;
  readonly retryMs?: number;
  readonly now?: () => number;
};

/** A story, or the knowledge that there is none, as of one version of the space. */
type Loaded = { readonly story: Story | null; readonly cv: number | null };

const MOST_STORIES = 500;
const MOST_FOLDERS = 20;
const loadedCopy = z.object({ story: z.unknown(), cv: z.number().nullable() });

/** Editorial texts from a Storyblok space. A page gets what is known at once; the service is asked behind its back. */
export function createStoryblokContent(options: StoryblokContentOptions): ContentPort {
  const { version, fallback, onFailure, timeoutMs = 1500, patienceMs = 250, now = Date.now } = options;
  const { freshMs = version === 'draft' ? 1000 : 60_000, retryMs = 10_000 } = options;
  const api = createStoryblokApi({ url: options.url, token: options.token, version, timeoutMs });
  const timing = { freshMs, retryMs, now, onFailure };
  const findSpaceVersion = rememberFor(freshMs, now, api.findSpaceVersion);
  const listeners: (() => void)[] = [];

  const stories = createStaleCache<Loaded>({
    ...timing,
    onChange: () => {
      for (const listener of listeners) listener();
    },
    maxEntries: MOST_STORIES,
    copies: createFileCopies({
      directory: join(options.cacheDir, version),
      revive: reviveStory,
      isWorthKeeping: (loaded) => loaded.story !== null,
      onFailure,
    }),
    async load(key, previous) {
      const cv = version === 'draft' || previous === undefined ? undefined : await findSpaceVersion();
      if (previous !== undefined && cv !== undefined && previous.cv === cv) return previous;
      const { slug, locale } = fromKey(key);
      const answer = await api.findStory(slug, locale, cv);
      if (answer === undefined) return { story: null, cv: cv ?? null };
      const story = parseStory(answer.story, { slug, locale });
      if (story === undefined) throw new Error(`Content service: ${key} is not a story the shop can show`);
      return { story, cv: answer.cv ?? cv ?? null };
    },
  });

  const folders = createStaleCache<readonly StoryLink[]>({
    ...timing,
    maxEntries: MOST_FOLDERS,
    copies: createFileCopies({
      directory: join(options.cacheDir, version, 'links'),
      revive: reviveLinks,
      isWorthKeeping: () => true,
      onFailure,
    }),
    async load(folder) {
      const links = parseLinks(await api.listLinks(`${folder}/`));
      if (links === undefined) throw new Error(`Content service: the links of ${folder} are unreadable`);
      return links;
    },
  });

  /** Visitors choose the campaign in the path, so guesses are answered from the list instead of one call each. */
  async function isUnknownCampaign(slug: string): Promise<boolean> {
    if (!slug.startsWith('sign-up/')) return false;
    const links = await folders.get('sign-up', timeoutMs);
    return links !== undefined && !links.some((link) => link.slug === slug);
  }

  return {
    async findStory({ slug, locale }) {
      if (storyComponent(slug) === undefined || !isSlug(locale)) return undefined;
      const builtIn = await fallback.findStory({ slug, locale });
      if (await isUnknownCampaign(slug)) return builtIn;
      const deadline = now() + (builtIn ? patienceMs : timeoutMs);
      for (const language of languageChain(locale)) {
        // One language after the other, because each is only asked for when the one before it has nothing.
        // oxlint-disable-next-line no-await-in-loop
        const loaded = await stories.get(`${language}/${slug}`, Math.max(0, deadline - now()));
        if (loaded?.story) return loaded.story;
      }
      return builtIn;
    },
    async listLinks({ startsWith }) {
      const folder = startsWith.replace(/\/$/, '');
      if (!isSlug(folder)) return [];
      return (await folders.get(folder, timeoutMs)) ?? fallback.listLinks({ startsWith });
    },
    listen(listener) {
      listeners.push(listener);
    },
  };
}

/** Keys are `language/slug`, which is also the copy's path on disk. */
function fromKey(key: string): { locale: string; slug: string } {
  const slash = key.indexOf('/');
  return { locale: key.slice(0, slash), slug: key.slice(slash + 1) };
}

function reviveStory(raw: unknown, key: string): Loaded | undefined {
  const copy = loadedCopy.safeParse(raw);
  const story = copy.success ? parseStory(copy.data.story, fromKey(key)) : undefined;
  return copy.success && story ? { story, cv: copy.data.cv } : undefined;
}

const reviveLinks = (raw: unknown): readonly StoryLink[] | undefined =>
  Array.isArray(raw) ? parseLinks(Object.fromEntries(raw.map((link: unknown, index) => [index, link]))) : undefined;

/** One question for all stories that are due at the same time. */
function rememberFor<T>(ms: number, now: () => number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (answer === undefined || now() >= until) {
      until = now() + ms;
      answer = ask();
      answer.catch(() => (until = 0));
    }
    return answer;
  };
}

import { HOUR_MS, MINUTE_MS } from '#domain/time/duration.ts';
import type { Locale } from '#i18n/locales.ts';
import type { ChangesPort } from '#services/ports/changes.ts';
import type { Clock } from '#services/ports/clock.ts';
import type { ContentPort } from '#services/ports/content.ts';
import { encodePage } from './encode-page.ts';
import type { GuestAddress } from './guest-address.ts';
import { createPageStore } from './page-store.ts';
import { type SendablePage, toSendable } from './send-page.ts';
import type { RenderedPage } from '../render-page.ts';
import { watchData } from './watch-data.ts';

export type PageCacheCounts = {
  readonly hits: () => number;
  readonly misses: () => number;
  /** Pages that ended because something they show has changed. */
  readonly drops: () => number;
  readonly bytes: () => number;
};
export type PageCache = PageCacheCounts & {
  /** Whether a page could be sent at once, without rendering anything. */
  readonly has: (asked: AskedPage) => boolean;
  /** The page as it is kept, or rendered for all who wait for it. */
  readonly get: (asked: AskedPage, render: () => Promise<RenderedPage>) => Promise<SendablePage>;
};
export type AskedPage = GuestAddress & {
  readonly locale: Locale;
  /** With the language, and with what marks a navigation inside the shop. */
  readonly pathname: string;
};

type Options = {
  readonly mostBytes: number;
  readonly changes: ChangesPort;
  readonly content: Pick<ContentPort, 'findStory' | 'listen'>;
  readonly clock: Clock;
};
type Flight = { readonly version: string; readonly page: Promise<SendablePage> };

const AGE_MS = { minute: MINUTE_MS, hour: HOUR_MS } as const;

const keyOf = ({ pathname, search }: AskedPage): string => pathname + search;

const isKeepable = ({ page: { status, headers }, isBroken }: RenderedPage): boolean =>
  !isBroken && status === 200 && !headers.has('Set-Cookie');

/**
 * Pages that all guests share, rendered once per language, address and version of what they show. The clock is part of
 * the version: what is free and what is open changes with it.
 */
export function createPageCache({ mostBytes, changes, content, clock }: Options): PageCache {
  const store = createPageStore(mostBytes);
  const flights = new Map<string, Flight>();
  const counts = { hits: 0, misses: 0, drops: 0 };
  const { isLive, versionOf } = watchData({ changes, content }, (topics) => {
    counts.drops += store.dropAbout(topics);
  });
  const versionNow = ({ page: { shows, agesBy } }: AskedPage): string =>
    `${Math.floor(clock.now().getTime() / AGE_MS[agesBy])} ${versionOf(shows)}`;

  async function renderAndKeep(asked: AskedPage, version: string, render: () => Promise<RenderedPage>) {
    const rendered = await render();
    const { body, ...page } = rendered.page;
    if (!isKeepable(rendered)) return toSendable(rendered.page);
    const smallest = await encodePage(body, 'br', 'often');
    // Whatever changed meanwhile may be in it or not.
    if (!isLive() || versionNow(asked) !== version) return toSendable(rendered.page);
    const key = keyOf(asked);
    store.keep(key, { page: { ...page, length: body.length }, smallest, version, topics: asked.page.shows });
    return store.find(key, version) ?? toSendable(rendered.page);
  }

  function start(asked: AskedPage, version: string, render: () => Promise<RenderedPage>): Promise<SendablePage> {
    const key = keyOf(asked);
    const page = renderAndKeep(asked, version, render).finally(() => {
      if (flights.get(key)?.page === page) flights.delete(key);
    });
    flights.set(key, { version, page });
    return page;
  }

  /** The content service is asked again when a story is read: a kept page reads it for those who see it. */
  function readStories({ page, path, locale }: AskedPage): void {
    for (const slug of page.stories?.(path) ?? []) void content.findStory({ slug, locale });
  }

  return {
    hits: () => counts.hits,
    misses: () => counts.misses,
    drops: () => counts.drops,
    bytes: store.bytes,
    has: (asked) => isLive() && store.has(keyOf(asked), versionNow(asked)),
    async get(asked, render) {
      if (!isLive()) {
        counts.drops += store.clear();
        counts.misses += 1;
        return toSendable((await render()).page);
      }
      const version = versionNow(asked);
      const key = keyOf(asked);
      const kept = store.find(key, version);
      const flight = flights.get(key);
      const shared = kept ?? (flight?.version === version ? flight.page : undefined);
      if (shared === undefined) {
        counts.misses += 1;
        return start(asked, version, render);
      }
      counts.hits += 1;
      readStories(asked);
      return shared;
    },
  };
}

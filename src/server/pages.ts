import type { Context } from 'hono';
import { parse } from 'hono/utils/cookie';
import { parseCampaign, withCampaign } from '#domain/path/campaign.ts';
import { toMoved } from '#domain/path/route-rule.ts';
import { GUEST } from '#domain/team/actor.ts';
import type { ApiEnv } from '#api/env.ts';
import { readSecretCookie } from '#api/session-cookies.ts';
import type { Deps } from '#services/deps.ts';
import { type FoundPage, locatePage } from './locate-page.ts';
import type { AskedPage, PageCache } from './page-cache/create-page-cache.ts';
import { toGuestAddress } from './page-cache/guest-address.ts';
import { createHasSession } from './page-cache/has-session.ts';
import { sendPage, toSendable } from './page-cache/send-page.ts';
import { createRenderPage, type RenderOptions } from './render-page.ts';
import { pageRoute } from './watch/page-route.ts';

type PageOptions = RenderOptions & {
  readonly deps: Deps;
  /** Absent where every page is rendered anew. */
  readonly cache?: PageCache | undefined;
  /** How long caches between the shop and its guests may keep their pages. */
  readonly sharedSeconds?: number;
};
/** What decides which page is asked for, and whether it is one that all guests share. */
export type Visit = {
  readonly url: URL;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
};

/** `/en/cart.data` is what the browser asks for when it navigates to `/en/cart`. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;
/** Data fetched ahead serves the click that follows; the browser asks anew after a write. */
const FETCHED_AHEAD = 'private, max-age=30';
/** What runs in a browser and the data it gets are of one release, or neither can be trusted with the other. */
const VERSION_HEADER = 'X-App-Version';
const OTHER_VERSION = { 'X-Remix-Reload-Document': 'true', 'Cache-Control': 'no-store' };
const PRIVATE = { 'Cache-Control': 'private, no-cache' };

/** Answers with pages: those that all guests share from the cache, every other one rendered for whoever asks. */
export function createPages({ cache, sharedSeconds = 0, ...options }: PageOptions) {
  const { deps, config, headers } = options;
  const render = createRenderPage(options);
  const hasSession = createHasSession(headers.secure);
  const versionHeader = { [VERSION_HEADER]: config.appVersion };

  function locate({ url, cookie = '', acceptLanguage }: Visit) {
    const isData = DATA_SUFFIX.test(url.pathname);
    const pathname = isData ? url.pathname.replace(DATA_SUFFIX, '') || '/' : url.pathname;
    const { locale: localeCookie } = parse(cookie, 'locale');
    const location = locatePage({ pathname, search: url.search, isData, localeCookie, acceptLanguage }, options);
    return { isData, location: location.kind === 'redirect' ? location : { ...location, pathname } };
  }

  function findShared({ url, cookie }: Visit, found: FoundPage): AskedPage | undefined {
    if (found.kind !== 'page' || hasSession(cookie)) return undefined;
    const address = toGuestAddress(found, url.search);
    return address && { ...address, locale: found.locale, pathname: url.pathname };
  }

  /** Nothing of the request is in it but its language and its address: it is the page of all guests. */
  const renderForGuests = ({ pathname, search }: AskedPage, found: FoundPage, c: Context<ApiEnv>) =>
    c.get('read')(
      (reads) =>
        render(new Request(config.origin + pathname + search), found, {
          deps: reads,
          getActor: async () => GUEST,
          getSignUpCookie: () => {
            throw new Error('A page of all guests asks for the cookie of one');
          },
          logError: logErrorOf(c),
        }),
      ({ page, isBroken }) => !isBroken && page.status < 400,
    );

  const renderForOne = (url: URL, found: FoundPage, c: Context<ApiEnv>) =>
    render(found.kind === 'page' ? c.req.raw : new Request(withLiteralPercents(url), c.req.raw), found, {
      deps,
      getActor: c.get('getActor'),
      getSignUpCookie: () => readSecretCookie(c, 'sign_up', deps.settings.secure),
      logError: logErrorOf(c),
    });

  async function answer(c: Context<ApiEnv>): Promise<Response> {
    const url = new URL(c.req.url);
    const visit = { url, cookie: c.req.header('cookie'), acceptLanguage: c.req.header('accept-language') };
    const { isData, location } = locate(visit);
    c.set('pageRoute', location.kind === 'page' ? pageRoute(location.path) + (isData ? '.data' : '') : location.kind);
    const askingVersion = c.req.header(VERSION_HEADER);
    if (isData && askingVersion !== undefined && askingVersion !== config.appVersion) {
      return new Response(null, { status: 409, headers: { ...versionHeader, ...OTHER_VERSION } });
    }
    if (location.kind === 'redirect') {
      if (location.status === 302) c.header('Vary', 'Accept-Language, Cookie');
      return c.redirect(toMoved(location.to, url.search), location.status);
    }
    const asked = cache && findShared(visit, location);
    // Without a cookie of a session nothing is looked up for this. It also tells the log who asks.
    const shared = asked && (await c.get('getActor')()).kind === 'guest' ? asked : undefined;
    const page =
      cache && shared
        ? await cache.get(shared, () => renderForGuests(shared, location, c))
        : toSendable((await renderForOne(url, location, c)).page);
    const isAhead = isData && c.req.header('sec-purpose')?.startsWith('prefetch') === true;
    // The language of the first page is chosen by what the browser says, which a cache in between does not ask for.
    const maxAge = shared === undefined || url.pathname === '/' ? 0 : sharedSeconds;
    const target = page.headers.get('Location');
    return sendPage(page, c.req, {
      Vary: 'Accept-Encoding',
      ...(isData && versionHeader),
      ...(!page.headers.has('Cache-Control') && toCacheHeaders(page.status, { isAhead, sharedSeconds: maxAge })),
      // Memory does not outlive a redirect of the document, and nothing may be stored yet.
      ...(target?.startsWith('/') === true && { Location: withCampaign(target, parseCampaign(url.search)) }),
    });
  }

  return {
    answer,
    /** Whether the answer is there and costs next to nothing. */
    isKept(visit: Visit): boolean {
      const { location } = locate(visit);
      const asked = cache && location.kind !== 'redirect' ? findShared(visit, location) : undefined;
      return asked !== undefined && cache?.has(asked) === true;
    },
  };
}

type Sharing = { readonly isAhead: boolean; readonly sharedSeconds: number };

function toCacheHeaders(status: number, { isAhead, sharedSeconds }: Sharing): Readonly<Record<string, string>> {
  if (status !== 200) return PRIVATE;
  if (isAhead) return { 'Cache-Control': FETCHED_AHEAD };
  if (sharedSeconds === 0) return PRIVATE;
  // Who has a session gets a page of their own from the same address.
  return { 'Cache-Control': `public, max-age=0, s-maxage=${sharedSeconds}`, Vary: 'Accept-Encoding, Cookie' };
}

const logErrorOf = (c: Context<ApiEnv>) => (error: unknown, path: string) =>
  c.get('log').error({ err: error, path }, 'page failed');

/** A path that cannot be decoded names no page; written like this the router can say so in the page's own words. */
function withLiteralPercents(url: URL): string {
  return url.origin + url.pathname.replaceAll('%', '%25') + url.search;
}

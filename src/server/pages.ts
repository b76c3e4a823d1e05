import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicConfig } from '#config/public.ts';
import { parseCampaign, withCampaign } from '#domain/path/campaign.ts';
import { type RouteRules, toMoved } from '#domain/path/route-rule.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localYear } from '#domain/time/wall-clock.ts';
import { createFormat } from '#i18n/format.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { localePrefix } from '#i18n/paths.ts';
import type { Deps } from '#services/deps.ts';
import { type PageRequest, pageRequestContext } from '#web/request-context.server.ts';
import type { ApiEnv } from '#api/env.ts';
import { isOverload } from '#api/overload.ts';
import { readSecretCookie } from '#api/session-cookies.ts';
import { findMove, locatePage } from './locate-page.ts';
import { contentSecurityPolicy, type HeaderOptions } from './security-headers.ts';

type PageOptions = {
  readonly build: ServerBuild;
  readonly mode: string;
  readonly deps: Deps;
  readonly config: PublicConfig;
  readonly routeRules: RouteRules;
  readonly rootRedirect: string | undefined;
  readonly headers: HeaderOptions;
};

/** `/en/cart.data` is what the browser asks for when it navigates to `/en/cart`. */
const DATA_SUFFIX = /(?:\/_)?\.data$/;
/** Hot reload injects scripts and styles of its own. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws:";
/** Data fetched ahead serves the click that follows; the browser asks anew after a write. */
const FETCHED_AHEAD = 'private, max-age=30';
/** The map for other sites. A page that is not found there is one of the shop, and not framed. */
const FRAMABLE = /^\/external\/map-/;

/**
 * Renders pages. React Router runs once per language, each with its prefix as base name, so that routes themselves
 * know nothing of languages and match exactly.
 */
export function createPages(options: PageOptions) {
  const handlers = new Map(
    LOCALES.map((locale) => {
      const build = { ...options.build, basename: localePrefix(locale) || '/' };
      return [locale, { handle: createRequestHandler(build, options.mode), format: createFormat(locale) }] as const;
    }),
  );
  const handlerOf = (locale: Locale) => {
    const handler = handlers.get(locale);
    if (!handler) throw new Error(`No pages for the language ${locale}`);
    return handler;
  };

  return async (c: Context<ApiEnv>): Promise<Response> => {
    const url = new URL(c.req.url);
    const isData = DATA_SUFFIX.test(url.pathname);
    const pathname = isData ? url.pathname.replace(DATA_SUFFIX, '') || '/' : url.pathname;
    const location = locatePage(
      {
        pathname,
        search: url.search,
        isData,
        localeCookie: getCookie(c, 'locale'),
        acceptLanguage: c.req.header('accept-language'),
      },
      options,
    );
    if (location.kind === 'redirect') {
      if (location.status === 302) c.header('Vary', 'Accept-Language, Cookie');
      return c.redirect(toMoved(location.to, url.search), location.status);
    }
    const { locale } = location;
    const handler = handlerOf(locale);
    const { handle } = handler;
    const format = { ...handler.format, year: localYear(options.deps.clock.now(), OPERATOR_ZONE) };
    const nonce = randomBytes(16).toString('base64');
    const isPage = location.kind === 'page';
    const request = isPage ? c.req.raw : new Request(withLiteralPercents(url), c.req.raw);
    const page = { locale, format, nonce, unknownPath: isPage ? undefined : pathname };
    const response = await handleOrExcuse((isUnavailable, onError) =>
      handle(request, requestContext(c, options, { ...page, isUnavailable, onError })),
    );
    const target = response.headers.get('Location');
    // Memory does not outlive a redirect of the document, and nothing may be stored yet.
    if (target?.startsWith('/')) response.headers.set('Location', withCampaign(target, parseCampaign(url.search)));
    const framable = isPage && response.status === 200 && FRAMABLE.test(location.path);
    response.headers.set(
      'Content-Security-Policy',
      options.mode === 'development' ? DEVELOPMENT_POLICY : contentSecurityPolicy(nonce, framable, options.headers),
    );
    if (!response.headers.has('Cache-Control')) {
      const isAhead = isData && response.ok && c.req.header('sec-purpose')?.startsWith('prefetch') === true;
      response.headers.set('Cache-Control', isAhead ? FETCHED_AHEAD : 'private, no-cache');
    }
    return response;
  };
}

/** A page that fails for a reason that passes says so, with its status and when to come back. */
async function handleOrExcuse(
  handle: (isUnavailable: boolean, onError: (error: unknown) => void) => Promise<Response>,
): Promise<Response> {
  let passes = false;
  const response = await handle(false, (error) => {
    passes ||= isOverload(error);
  });
  if (!passes || response.status < 500) return response;
  await response.body?.cancel();
  const excuse = await handle(true, () => undefined);
  excuse.headers.set('Retry-After', '1');
  return excuse;
}

/** A path that cannot be decoded names no page; written like this the router can say so in the page's own words. */
function withLiteralPercents(url: URL): string {
  return url.origin + url.pathname.replaceAll('%', '%25') + url.search;
}

type PageParts = Pick<PageRequest, 'locale' | 'format' | 'nonce' | 'unknownPath' | 'isUnavailable'> & {
  readonly onError: (error: unknown) => void;
};

function requestContext(
  c: Context<ApiEnv>,
  { deps, config, routeRules, rootRedirect }: PageOptions,
  { onError, ...page }: PageParts,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageRequestContext, {
    ...page,
    deps,
    config,
    getActor: c.get('getActor'),
    findMove: (path) => findMove(path, { routeRules, rootRedirect }),
    getSignUpCookie: () => readSecretCookie(c, 'sign_up', deps.settings.secure),
    logError: (error, path) => {
      onError(error);
      c.get('log').error({ err: error, path }, 'page failed');
    },
  });
  return context;
}

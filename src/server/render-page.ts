import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PublicConfig } from '#config/public.ts';
import type { RouteRules } from '#domain/path/route-rule.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localYear } from '#domain/time/wall-clock.ts';
import { createFormat } from '#i18n/format.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';
import { localePrefix } from '#i18n/paths.ts';
import { type PageRequest, pageRequestContext } from '#web/request-context.server.ts';
import { isOverload } from '#api/overload.ts';
import { findMove, type FoundPage } from './locate-page.ts';
import { type FinishedPage, finishPage } from './page-cache/finish-page.ts';
import type { HeaderOptions } from './security-headers.ts';

export type RenderOptions = {
  readonly build: ServerBuild;
  readonly mode: string;
  readonly config: PublicConfig;
  readonly routeRules: RouteRules;
  readonly rootRedirect: string | undefined;
  readonly headers: HeaderOptions;
};
/** What a page is told of whoever asks for it, beside the address and the language. */
export type Visitor = Pick<PageRequest, 'deps' | 'getActor' | 'getSignUpCookie' | 'logError'>;
export type RenderedPage = {
  readonly page: FinishedPage;
  /** Whether a part of it has failed. */
  readonly isBroken: boolean;
};

/** Hot reload injects scripts and styles of its own. */
const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: blob: ws:";
/** The map for other sites. A page that is not found there is one of the shop, and not framed. */
const FRAMABLE = /^\/external\/map-/;

/**
 * Renders pages. React Router runs once per language, each with its prefix as base name, so that routes themselves
 * know nothing of languages and match exactly.
 */
export function createRenderPage(options: RenderOptions) {
  const { config, headers } = options;
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

  return async (request: Request, found: FoundPage, { logError, ...visitor }: Visitor): Promise<RenderedPage> => {
    const { locale } = found;
    const { handle, format } = handlerOf(locale);
    const nonce = randomBytes(16).toString('hex');
    let isBroken = false;
    const page = {
      ...visitor,
      config,
      locale,
      format: { ...format, year: localYear(visitor.deps.clock.now(), OPERATOR_ZONE) },
      nonce,
      findMove: (path: string) => findMove(path, options),
      unknownPath: found.kind === 'page' ? undefined : found.pathname,
    };
    const response = await handleOrExcuse((isUnavailable, onError) => {
      const context = new RouterContextProvider();
      context.set(pageRequestContext, {
        ...page,
        isUnavailable,
        logError: (error, path) => {
          isBroken = true;
          onError(error);
          logError(error, path);
        },
      });
      return handle(request, context);
    });
    const isFramable = found.kind === 'page' && FRAMABLE.test(found.path);
    const finished = await finishPage(response, { nonce, isFramable, headers });
    if (options.mode === 'development') finished.headers.set('Content-Security-Policy', DEVELOPMENT_POLICY);
    return { page: finished, isBroken };
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
  // It is written already: whoever breaks off reading makes its writer fail.
  await response.arrayBuffer();
  const excuse = await handle(true, () => undefined);
  excuse.headers.set('Retry-After', '1');
  return excuse;
}

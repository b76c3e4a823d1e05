import { canonicalPath } from '#domain/path/canonical-path.ts';
import { findRouteRule, type RouteRules } from '#domain/path/route-rule.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { detectLocale } from '#i18n/detect-locale.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';

export type PageLocation =
  | { readonly kind: 'page'; readonly locale: Locale; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 | 307 | 308 }
  | { readonly kind: 'unknown'; readonly locale: Locale };
/** A page to be rendered, or an address of none, with the path as it was asked for. */
export type FoundPage = Exclude<PageLocation, { readonly kind: 'redirect' }> & { readonly pathname: string };

type Visit = {
  readonly pathname: string;
  readonly search: string;
  /** A navigation inside the shop: it keeps its address, so nothing is mended here. */
  readonly isData: boolean;
  readonly localeCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
};

const LANGUAGES = { locales: LOCALES, defaultLocale: DEFAULT_LOCALE };

type Rules = { readonly routeRules: RouteRules; readonly rootRedirect: string | undefined };

/**
 * Where the configuration sends a canonical path. A document is redirected at once; a navigation inside the shop keeps
 * its address until the pages themselves ask this.
 */
export function findMove(path: string, { routeRules, rootRedirect }: Rules): string | undefined {
  const rule = findRouteRule(path, routeRules, LANGUAGES);
  if (rule) return rule.to;
  const split = splitLocale(path, LOCALES, DEFAULT_LOCALE);
  if (rootRedirect === undefined || split.kind !== 'page' || split.path !== '/') return undefined;
  return localePath(split.locale, rootRedirect);
}

/** The first steps of a page request: one spelling, configured redirects, language. Matching and guards come after. */
export function locatePage(visit: Visit, { routeRules, rootRedirect }: Rules): PageLocation {
  const canonical = canonicalPath(visit.pathname, LOCALES);
  // Nobody searches for NUL, and the database cannot.
  if (canonical === 'reject' || visit.search.includes('%00')) {
    return { kind: 'unknown', locale: prefixOf(visit.pathname) };
  }
  if (canonical.changed && !visit.isData) return { kind: 'redirect', to: canonical.path, status: 301 };
  const rule = findRouteRule(canonical.path, routeRules, LANGUAGES);
  if (rule && !visit.isData) return { kind: 'redirect', to: rule.to, status: rule.status };
  const split = splitLocale(canonical.path, LOCALES, DEFAULT_LOCALE);
  if (split.kind === 'redirect') return { kind: 'redirect', to: split.to, status: 301 };
  if (split.kind === 'none') return { kind: 'unknown', locale: prefixOf(canonical.path) };
  if (split.path === '/' && !visit.isData) {
    const locale = canonical.path === '/' ? detectLocale(visit.localeCookie, visit.acceptLanguage) : split.locale;
    if (rootRedirect !== undefined) return { kind: 'redirect', to: localePath(locale, rootRedirect), status: 302 };
    if (locale !== split.locale) return { kind: 'redirect', to: localePath(locale, '/'), status: 302 };
  }
  return split;
}

/** The language that a path begins with, whatever follows. */
export const prefixOf = (pathname: string): Locale =>
  LOCALES.find((locale) => locale === pathname.split('/', 2)[1]) ?? DEFAULT_LOCALE;

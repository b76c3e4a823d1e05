import { safePath } from '#domain/path/safe-path.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';

/** Addresses of this site that are no pages, and the page that would send people in a circle. */
const NO_RETURN = /^\/(?:api|assets|login|_[^/]*)(?:\/|$)/;

/**
 * Where somebody wanted to go before the login, as a path without its language; undefined if it is no page of this
 * site.
 */
export function toReturnPath(target: unknown): string | undefined {
  const safe = safePath(target);
  if (safe === undefined) return undefined;
  const end = safe.search(/[?#]|$/);
  const split = splitLocale(safe.slice(0, end), LOCALES, DEFAULT_LOCALE);
  if (split.kind === 'none') return undefined;
  const path = split.kind === 'page' ? split.path : split.to;
  return NO_RETURN.test(path) ? undefined : path + safe.slice(end);
}

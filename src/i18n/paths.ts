import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

/** The part of a path that stands before every route of a language: empty for German. */
export const localePrefix = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** `/cart` in Polish is `/pl/cart`; the root of a language is its prefix alone. */
export function localePath(locale: Locale, path: string): string {
  const rest = path.startsWith('/') ? path : `/${path}`;
  const prefix = localePrefix(locale);
  return prefix === '' ? rest : rest === '/' ? prefix : `${prefix}${rest}`;
}

/** The same page in every language, for `hreflang`, the language menu and the sitemap. */
export const alternates = (path: string): { locale: Locale; path: string }[] =>
  LOCALES.map((locale) => ({ locale, path: localePath(locale, path) }));

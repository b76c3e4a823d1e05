import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';

/** The language of a first visit: the cookie decides, else what the browser prefers, else German. */
export function detectLocale(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(cookie)) return cookie;
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
      return {
        language: tag.split('-')[0]?.toLowerCase() ?? '',
        quality: quality === undefined ? 1 : Number(quality),
        order,
      };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality || a.order - b.order);
  for (const { language } of preferred) if (isLocale(language)) return language;
  return DEFAULT_LOCALE;
}

/** The languages of the shop. German is the default and has no prefix in the path. */
export const LOCALES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'ro', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'de';

/** Each language in its own words, as the language menu shows it. */
export const LOCALE_NAMES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ro: 'Română',
  ru: 'Русский',
} as const satisfies Record<Locale, string>;

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

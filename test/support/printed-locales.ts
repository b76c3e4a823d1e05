import { type Locale, LOCALES } from '#i18n/locales.ts';

/** One of each alphabet and way to write amounts; all of them take a minute of paper and belong to the long run. */
export const PRINTED_LOCALES: readonly Locale[] = process.env['TEST_LONG'] === '1' ? LOCALES : ['de', 'fr', 'pl', 'ru'];

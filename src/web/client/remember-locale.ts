import type { Locale } from '#i18n/locales.ts';
import { writeCookie } from './write-cookie.ts';

const DAYS = 365;

/** In this browser; the start page of the shop then opens in the language. */
export const rememberLocale = (locale: Locale): void => writeCookie('locale', locale, DAYS);

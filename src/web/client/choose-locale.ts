import type { Locale } from '#i18n/locales.ts';
import type { FlashKey } from '#web/flash.ts';
import { navigateExternal } from './navigate-external.ts';
import { readCookie } from './read-cookie.ts';
import { leaveFlash } from './show-flash.ts';
import { writeCookie } from './write-cookie.ts';

export const LOCALE_COOKIE_DAYS = 365;

/**
 * Remembers the language in the browser and, for people who are signed in, in their account; then loads the page anew.
 * The outcome is told on the next page, in the new language.
 */
export async function chooseLocale(locale: Locale, href: string): Promise<void> {
  writeCookie('locale', locale, LOCALE_COOKIE_DAYS);
  if (readCookie('auth_public') !== undefined) {
    const { api } = await import('./api-client.ts');
    const outcome: FlashKey = await api.patch('/api/users', { body: { locale } }).then(
      () => 'system.changeLocaleSuccess' as const,
      () => 'system.changeLocaleError' as const,
    );
    leaveFlash(outcome);
  }
  // Most people never change the language, so the first page comes without this.
  const carried = await import('./campaign.ts').then(
    ({ carryCampaign }) => carryCampaign(href),
    () => href,
  );
  navigateExternal(carried);
}

import type { Locale } from '#i18n/locales.ts';
import { toast } from '#web/ui/toast.tsx';
import { navigateExternal } from './navigate-external.ts';
import { isProblemError } from './problem-error.ts';
import { readCookie } from './read-cookie.ts';
import { rememberLocale } from './remember-locale.ts';
import { AUTH_COOKIE } from './auth-cookie.ts';
import { leaveFlash } from './show-flash.ts';

/** Who has no account here, or acts in somebody else's: the choice then holds for this browser only. */
const NOT_THEIRS: readonly number[] = [401, 403];

/**
 * Remembers the language in the account of who is signed in and in the browser, then loads the page anew. If the line or
 * the account fails, the page stays as it is and says so.
 */
export async function chooseLocale(locale: Locale, href: string): Promise<void> {
  const failure = navigator.onLine ? await saveInAccount(locale) : 0;
  if (failure !== undefined) {
    toast.error('system.changeLocaleError', failure === 0 ? { text: 'system.noConnection' } : {});
    return;
  }
  rememberLocale(locale);
  // Most people never change the language, so the first page comes without this.
  const carried = await import('./campaign.ts').then(
    ({ carryCampaign }) => carryCampaign(href),
    () => href,
  );
  navigateExternal(carried);
}

/** The status of a failure. */
async function saveInAccount(locale: Locale): Promise<number | undefined> {
  if (readCookie(AUTH_COOKIE) === undefined) return undefined;
  const { api } = await import('./api-client.ts');
  try {
    await api.patch('/api/users', { body: { locale } });
    leaveFlash('system.changeLocaleSuccess');
    return undefined;
  } catch (error) {
    if (!isProblemError(error)) throw error;
    return NOT_THEIRS.includes(error.status) ? undefined : error.status;
  }
}

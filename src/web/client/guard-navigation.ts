import { type MiddlewareFunction, redirect } from 'react-router';
import { decidePage, LEGAL_PATH } from '#domain/path/page-guard.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';
import { readPageScope } from '#web/page-scope.tsx';
import { toast } from '#web/ui/toast.tsx';
import { readCookie } from './read-cookie.ts';

/**
 * The server's guard, asked before a navigation leaves the browser, so that nobody waits for an answer that is already
 * known. It only saves time: the server decides again.
 */
export const guardNavigation: MiddlewareFunction = async ({ url, pattern }, next) => {
  const { config } = readPageScope();
  const split = splitLocale(url.pathname, LOCALES, DEFAULT_LOCALE);
  if (pattern === '*' || split.kind !== 'page') return next();
  const { path } = split;
  if (decidePage(path, config.publicRoutes, { signedIn: false, legalAccepted: false }) === 'allow') return next();

  switch (decidePage(path, config.publicRoutes, await findVisitor(config.userCacheSeconds))) {
    case 'login': {
      // Whatever failed for want of a session has this one reason.
      toast.info('login.errorLoginRequired', { multiple: false });
      const query = new URLSearchParams({ redirect: url.pathname + url.search });
      throw redirect(`/login?${query.toString()}`);
    }
    case 'legal':
      toast.info('login.errorAccountActionRequired');
      throw redirect(LEGAL_PATH);
    case 'allow':
      return next();
  }
};

async function findVisitor(cacheSeconds: number) {
  const isSignedIn = /^\d+$/.test(readCookie('auth_public') ?? '');
  if (!isSignedIn) return { signedIn: false, legalAccepted: false };
  try {
    // Guests never need the API client, so the first page comes without it.
    const { loadMe } = await import('./load-me.ts');
    const { user } = await loadMe(cacheSeconds);
    const { tosAcceptedAt, privacyPolicyAcceptedAt } = user.accountInformation;
    return {
      signedIn: true,
      legalAccepted: user.isAdmin || (tosAcceptedAt !== null && privacyPolicyAcceptedAt !== null),
    };
  } catch {
    return { signedIn: false, legalAccepted: false };
  }
}

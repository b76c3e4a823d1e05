import { type MiddlewareFunction, redirect } from 'react-router';
import { decidePage, LEGAL_PATH } from '#domain/path/page-guard.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';
import { readPublicConfig } from '#web/page-scope.tsx';
import { toast } from '#web/ui/toast.tsx';
import { isProblemError } from './problem-error.ts';
import { readCookie } from './read-cookie.ts';
import { AUTH_COOKIE } from './auth-cookie.ts';

const GUEST = { signedIn: false, legalAccepted: false };

/**
 * The server's guard, asked before a navigation leaves the browser, so that nobody waits for an answer that is already
 * known. It only saves time: the server decides again. Only a refusal makes a guest; other failures are told by whoever
 * asked for the page.
 */
export const guardNavigation: MiddlewareFunction = async ({ url, pattern }, next) => {
  const config = readPublicConfig();
  const split = splitLocale(url.pathname, LOCALES, DEFAULT_LOCALE);
  if (pattern === '*' || split.kind !== 'page') return next();
  const { path } = split;
  if (decidePage(path, config.publicRoutes, GUEST) === 'allow') return next();

  const visitor = await findVisitor(config.userCacheSeconds);
  if (visitor === undefined) return next();
  switch (decidePage(path, config.publicRoutes, visitor)) {
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

/** Undefined where only the server can tell: without the code to ask, or when it knows a session its API refuses. */
async function findVisitor(cacheSeconds: number) {
  if (!isSignedIn()) return GUEST;
  // Guests never need the API client, so the first page comes without it.
  const part = await import('./load-me.ts').catch(() => undefined);
  if (part === undefined) return undefined;
  try {
    const { user } = await part.loadMe(cacheSeconds);
    const { tosAcceptedAt, privacyPolicyAcceptedAt } = user.accountInformation;
    return {
      signedIn: true,
      legalAccepted: user.isAdmin || (tosAcceptedAt !== null && privacyPolicyAcceptedAt !== null),
    };
  } catch (error) {
    if (!isProblemError(error) || error.status !== 401) throw error;
    return isSignedIn() ? undefined : GUEST;
  }
}

const isSignedIn = () => /^\d+$/.test(readCookie(AUTH_COOKIE) ?? '');

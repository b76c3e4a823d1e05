import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router';
import { homeOf, opensPage } from '#domain/admin/console-page.ts';
import { canonicalPath } from '#domain/path/canonical-path.ts';
import { toMoved } from '#domain/path/route-rule.ts';
import { decidePage, LEGAL_PATH } from '#domain/path/page-guard.ts';
import { splitLocale } from '#domain/path/split-locale.ts';
import { DEFAULT_LOCALE, LOCALES } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { pageNotFound } from './page-not-found.ts';
import { flashCookie } from './flash.ts';
import { getRequest } from './request-context.server.ts';
import { findPage } from './site-map.ts';

/** The catch-all, whose loader answers 404. */
const UNKNOWN = '*';

const isLegallyReady = (actor: { kind: string; legalAccepted?: boolean }) =>
  actor.kind === 'platformAdmin' || actor.legalAccepted === true;

/**
 * Sends guests to the login, staff away from what their role does not open, and people who still have to accept the terms to their account. Unknown pages are 404s. What
 * the configuration redirects is loaded anew from there: as a document it would not have come this far.
 */
export const guardPage: MiddlewareFunction<Response> = async ({ url, pattern, context }, next) => {
  const { config, locale, getActor, findMove, unknownPath, isUnavailable } = getRequest(context);
  if (isUnavailable) throw data(null, { status: 503 });
  const canonical = canonicalPath(url.pathname, LOCALES);
  const move = canonical === 'reject' ? undefined : findMove(canonical.path);
  if (move !== undefined) return redirectDocument(toMoved(move, url.search));
  if (unknownPath !== undefined) throw pageNotFound(unknownPath);
  if (pattern === UNKNOWN) return next();
  const split = canonical === 'reject' ? undefined : splitLocale(canonical.path, LOCALES, DEFAULT_LOCALE);
  if (split?.kind !== 'page') throw pageNotFound(url.pathname);

  const publicDecision = decidePage(split.path, config.publicRoutes, { signedIn: false, legalAccepted: false });
  if (publicDecision === 'allow') return next();
  const actor = await getActor();
  const visitor = { signedIn: actor.kind !== 'guest', legalAccepted: isLegallyReady(actor) };
  switch (decidePage(split.path, config.publicRoutes, visitor)) {
    case 'allow':
      if (actor.kind !== 'platformAdmin' || findPage(pattern)?.layout !== 'operator') return next();
      if (opensPage(actor.role, split.path)) return next();
      if (split.path === '/admin') return redirect(localePath(locale, homeOf(actor.role)));
      throw data(null, { status: 403 });
    case 'login': {
      const query = new URLSearchParams({ redirect: url.pathname + url.search });
      return redirect(`${localePath(locale, '/login')}?${query.toString()}`, {
        headers: { 'Set-Cookie': flashCookie('login.errorLoginRequired', config.origin) },
      });
    }
    case 'legal':
      return redirect(localePath(locale, LEGAL_PATH), {
        headers: { 'Set-Cookie': flashCookie('login.errorAccountActionRequired', config.origin) },
      });
  }
};

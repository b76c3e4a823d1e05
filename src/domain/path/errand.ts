import { withoutCampaign } from './campaign.ts';
import { safePath } from './safe-path.ts';

const ERRAND = /^\/trailers(?:[/?#]|$)/;
/** Between a trailer and the search that led to it. */
const SEARCH_PARAM = 'search';

/**
 * What somebody without an account was about to do: a search, or a trailer with its dates and services. A path of this
 * site without its language, or undefined; never a page that a new company cannot have, nor one with a secret in it.
 */
export function toErrand(target: unknown): string | undefined {
  const safe = safePath(target);
  return safe !== undefined && ERRAND.test(safe) ? withoutCampaign(safe) : undefined;
}

/** Whether it is about one trailer. */
export const isTrailerErrand = (errand: string): boolean => errand.startsWith('/trailers/');

/** The trailer together with the search that led to it, so that both arrive where the account is opened. */
export function joinSearch(errand: string, search: string | undefined): string {
  if (search === undefined || !isTrailerErrand(errand)) return errand;
  const [, query = ''] = search.split('?');
  const joined = `${errand}${errand.includes('?') ? '&' : '?'}${new URLSearchParams({ [SEARCH_PARAM]: query }).toString()}`;
  // Without its search rather than not at all, if it gets too long.
  return query === '' ? errand : (toErrand(joined) ?? errand);
}

/** The page to go to, and the search to remember beside it. */
export function splitSearch(errand: string): { readonly path: string; readonly search: string | undefined } {
  const [path = '', ...rest] = errand.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const search = query.get(SEARCH_PARAM) ?? undefined;
  if (search === undefined || !isTrailerErrand(errand)) return { path: errand, search: undefined };
  query.delete(SEARCH_PARAM);
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, search };
}

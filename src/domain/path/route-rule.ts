import { parseCampaign, withCampaign } from './campaign.ts';
import { splitLocale } from './split-locale.ts';

export type RouteRule = { readonly to: string; readonly status: 301 | 302 | 307 | 308 };
export type RouteRules = Readonly<Record<string, RouteRule>>;
type Languages = { readonly locales: readonly string[]; readonly defaultLocale: string };

const WILDCARD = '/**';
/** Calls, parts of the app and files at the root have no language. */
const NO_PAGE = /^\/(?:api|assets|_\w+)(?:[/?#]|$)|^\/[^/?#]+\.\w+(?:[?#]|$)/;

const isPage = (target: string): boolean => target.startsWith('/') && !target.startsWith('//') && !NO_PAGE.test(target);

/** Where a redirect leads: with the query of the visit, of which a target with its own keeps only the campaign. */
export const toMoved = (to: string, search: string): string =>
  to.includes('?') ? withCampaign(to, parseCampaign(search)) : to + search;

/**
 * The redirect configured for a canonical path. A rule whose path has no language holds in all of them and leads to a
 * page in the same one, unless its target names a language itself; a rule for a path with a prefix comes first.
 */
export function findRouteRule(path: string, rules: RouteRules, languages: Languages): RouteRule | undefined {
  const { locales, defaultLocale } = languages;
  const isPrefixed = (text: string) => locales.some((locale) => locale === text.split(/[/?#]/, 2)[1]);
  const own = findRule(path, rules, isPrefixed);
  if (own) return own;
  const split = splitLocale(path, locales, defaultLocale);
  if (split.kind !== 'page') return undefined;
  const rule = findRule(split.path, rules, (key) => !isPrefixed(key));
  if (!rule || split.locale === defaultLocale || !isPage(rule.to) || isPrefixed(rule.to)) return rule;
  return { ...rule, to: `/${split.locale}${rule.to.replace(/^\/(?=$|[?#])/, '')}` };
}

/**
 * A rule names one path, or everything below one by a trailing `/**`; a `to` with the same ending keeps what stood
 * there. The exact rule wins, then the longest.
 */
function findRule(path: string, rules: RouteRules, isMeant: (key: string) => boolean): RouteRule | undefined {
  const pick = (key: string) => (Object.hasOwn(rules, key) && isMeant(key) ? rules[key] : undefined);
  const exact = pick(path);
  if (exact) return exact;
  for (let end = path.length; end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const rule = pick(path.slice(0, end) + WILDCARD);
    if (rule?.to.endsWith(WILDCARD)) return { ...rule, to: rule.to.slice(0, -WILDCARD.length) + path.slice(end) };
    if (rule) return rule;
    if (end === 0) return undefined;
  }
  return undefined;
}

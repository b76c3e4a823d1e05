export type RouteRule = { readonly to: string; readonly status: 301 | 302 | 307 | 308 };
export type RouteRules = Readonly<Record<string, RouteRule>>;

const WILDCARD = '/**';

/**
 * The redirect configured for a canonical path. A rule names one path, or everything below one by a trailing `/**`;
 * a `to` with the same ending keeps what stood there. The exact rule wins, then the longest.
 */
export function findRouteRule(path: string, rules: RouteRules): RouteRule | undefined {
  if (Object.hasOwn(rules, path)) return rules[path];
  for (let end = path.length; end >= 0; end = path.lastIndexOf('/', end - 1)) {
    const key = path.slice(0, end) + WILDCARD;
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined;
    if (rule?.to.endsWith(WILDCARD)) return { ...rule, to: rule.to.slice(0, -WILDCARD.length) + path.slice(end) };
    if (rule) return rule;
    if (end === 0) return undefined;
  }
  return undefined;
}

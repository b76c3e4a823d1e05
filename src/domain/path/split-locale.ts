export type LocaleSplit<L extends string> =
  | { readonly kind: 'page'; readonly locale: L; readonly path: string }
  /** The default language has no prefix: the same page under its bare path. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** Two prefixes name no page. */
  | { readonly kind: 'none' };

/** Takes the language off a canonical path. A path without a known prefix is one of the default language. */
export function splitLocale<L extends string>(path: string, locales: readonly L[], defaultLocale: L): LocaleSplit<L> {
  const [first, second] = path.slice(1).split('/');
  const locale = locales.find((known) => known === first);
  if (locale === undefined) return { kind: 'page', locale: defaultLocale, path };
  if (locales.some((known) => known === second)) return { kind: 'none' };
  const rest = path.slice(1 + locale.length) || '/';
  return locale === defaultLocale ? { kind: 'redirect', to: rest } : { kind: 'page', locale, path: rest };
}

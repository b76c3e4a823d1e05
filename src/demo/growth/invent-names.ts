import type { Locale } from '#i18n/locales.ts';
import { foldName } from '#domain/place/fold-name.ts';
import { NAME_PARTS, type NameParts } from './name-parts.ts';

type CompanyName = { readonly name: string; readonly domain: string };
type PersonName = { readonly firstName: string; readonly lastName: string; readonly localPart: string };

/** Two primes, so that neighbours in a list share neither half of their names. */
const STEP = 7919;
const OTHER_STEP = 104_729;

const partsOf = (locale: Locale): NameParts => NAME_PARTS[locale] ?? NAME_PARTS.de;
const at = (list: readonly string[], position: number): string => list[position % list.length] ?? '';
const toSlug = (text: string): string => foldName(text).replaceAll(' ', '-');

/** Gives companies names that none has had before, always the same ones in the same order. */
export function createCompanyNames(taken: Iterable<string>): (locale: Locale, legalForm: string | null) => CompanyName {
  const domains = new Set(taken);
  const given = new Map<Locale, number>();
  return (locale, legalForm) => {
    const { lastNames, regions, trades } = partsOf(locale);
    const owners = [...lastNames, ...regions];
    for (;;) {
      const turn = given.get(locale) ?? 0;
      given.set(locale, turn + 1);
      const isUsedUp = turn >= owners.length * trades.length;
      // Each pair once; then two owners.
      const owner = at(owners, turn * STEP);
      const trade = at(trades, Math.floor(turn / owners.length) + turn);
      const partner = isUsedUp ? `-${at(lastNames, turn * OTHER_STEP + Math.floor(turn / owners.length))}` : '';
      const called = `${owner}${partner} ${trade}`;
      const domain = `${toSlug(called)}.example`;
      if (domains.has(domain)) continue;
      domains.add(domain);
      return { name: legalForm === null ? called : `${called} ${legalForm}`, domain };
    }
  };
}

/** The name of the nth person who speaks this language. */
export function inventPerson(locale: Locale, nth: number): PersonName {
  const { firstNames, lastNames } = partsOf(locale);
  const firstName = at(firstNames, nth * STEP);
  const lastName = at(lastNames, nth * OTHER_STEP + Math.floor(nth / firstNames.length));
  return { firstName, lastName, localPart: `${toSlug(firstName)}.${toSlug(lastName)}` };
}

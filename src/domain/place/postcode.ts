/** A postcode as somebody types it, apart. */
export type TypedPostcode = {
  /** Empty where none is named. */
  readonly country: string;
  /** In capitals, without spaces and hyphens. */
  readonly code: string;
  /** What stands beside it, such as the name of the town. */
  readonly rest: string;
};

/** The letters that stand before a postcode or on the back of a car, where they are not those of the post. */
const COUNTRY_LETTERS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  EST: 'EE',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
  SLO: 'SI',
  SRB: 'RS',
  UK: 'GB',
};

const WITH_DIGITS =
  /^(?:([A-Z]{1,3})[\s-]*)?(\d{2,}(?:[\s-]\d{2,})?)(?:\s?[A-Z]{2}(?![\p{L}\p{M}]))?(?:[\s,]+(\D*))?$/iu;
const WITH_LETTERS = /^(?:(?:GB|UK)[\s-]+)?([A-Z]{1,2}\d[A-Z\d]?)(?:\s*\d[A-Z]{0,2})?(?:[\s,]+(\D*))?$/i;
const LONGEST = 7;

/** What the text may mean: `D-80331 München` one thing, `B20` a code of Birmingham or one of Belgium. */
export function readPostcodes(text: string): readonly TypedPostcode[] {
  const typed = text.trim();
  const [, letters = '', digits = '', rest = ''] = WITH_DIGITS.exec(typed) ?? [];
  const [, outward = '', restOfLetters = ''] = WITH_LETTERS.exec(typed) ?? [];
  const code = digits.replaceAll(/\D/g, '');
  const country = COUNTRY_LETTERS[letters.toUpperCase()] ?? letters.toUpperCase();
  return [
    ...(code !== '' && code.length <= LONGEST ? [{ country, code, rest: rest.trim() }] : []),
    ...(outward === '' ? [] : [{ country: 'GB', code: outward.toUpperCase(), rest: restOfLetters.trim() }]),
  ];
}

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

const COUNTRY = /^[A-Z]{1,3}$/i;
const COUNTRY_AND_DIGITS = /^([A-Z]{1,3})(\d{2,7})$/i;
const DIGITS = /^\d{2,7}$/;
/** The letters of a Dutch code name a street. */
const DIGITS_AND_LETTERS = /^(\d{4})[A-Z]{2}$/i;
const TWO_LETTERS = /^[A-Z]{2}$/i;
/** The first half of a British code is a town's, the second a street's; `SW1A1AA` is both. */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/i;
const INWARD = /^\d[A-Z]{0,2}$/i;
const BOTH = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/i;
const LONGEST = 7;

/** What the text may mean: `D-80331 München` one thing, `B20` a code of Birmingham or one of Belgium. */
export function readPostcodes(text: string): readonly TypedPostcode[] {
  const pieces = text.split(/[\s,-]/).filter((piece) => piece !== '');
  return [readDigits(pieces), readLetters(pieces)].filter((code) => code !== undefined);
}

function readDigits(pieces: readonly string[]): TypedPostcode | undefined {
  const [first = '', second = ''] = pieces;
  const [, letters = '', joined = ''] = COUNTRY_AND_DIGITS.exec(first) ?? [];
  const isCountry = COUNTRY.test(first) && /^\d/.test(second);
  const country = (isCountry ? first : letters).toUpperCase();
  const [start = '', ...others] = joined === '' ? (isCountry ? pieces.slice(1) : pieces) : [joined, ...pieces.slice(1)];
  const [, dutch] = DIGITS_AND_LETTERS.exec(start) ?? [];
  const digits = dutch ?? (DIGITS.test(start) ? start : '');
  if (digits === '') return undefined;
  const [next = ''] = others;
  const isLonger = dutch === undefined && DIGITS.test(next);
  const code = isLonger ? digits + next : digits;
  const hasStreet = !isLonger && digits.length === 4 && TWO_LETTERS.test(next);
  const rest = others.slice(isLonger || hasStreet ? 1 : 0).join(' ');
  if (code.length > LONGEST || /\d/.test(rest)) return undefined;
  return { country: COUNTRY_LETTERS[country] ?? country, code, rest };
}

function readLetters(pieces: readonly string[]): TypedPostcode | undefined {
  const [first = ''] = pieces;
  const [outward = '', ...others] = /^(?:GB|UK)$/i.test(first) ? pieces.slice(1) : pieces;
  const [, joined] = BOTH.exec(outward) ?? [];
  const code = OUTWARD.test(outward) ? outward : (joined ?? '');
  const rest = others.slice(INWARD.test(others[0] ?? '') ? 1 : 0).join(' ');
  return code === '' || /\d/.test(rest) ? undefined : { country: 'GB', code: code.toUpperCase(), rest };
}

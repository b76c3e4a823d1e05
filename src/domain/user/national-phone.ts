import { compactPhone, toPhone } from './phone.ts';

/** The code of a country, and what its people dial before a number at home and leave out from abroad. */
type Dialling = { readonly code: string; readonly trunk?: string };

const DIALLING: Readonly<Record<string, Dialling>> = {
  AD: { code: '376' },
  AL: { code: '355', trunk: '0' },
  AT: { code: '43', trunk: '0' },
  BA: { code: '387', trunk: '0' },
  BE: { code: '32', trunk: '0' },
  BG: { code: '359', trunk: '0' },
  CH: { code: '41', trunk: '0' },
  CY: { code: '357' },
  CZ: { code: '420' },
  DE: { code: '49', trunk: '0' },
  DK: { code: '45' },
  EE: { code: '372' },
  ES: { code: '34' },
  FI: { code: '358', trunk: '0' },
  FR: { code: '33', trunk: '0' },
  GB: { code: '44', trunk: '0' },
  GE: { code: '995', trunk: '0' },
  GR: { code: '30' },
  HR: { code: '385', trunk: '0' },
  HU: { code: '36', trunk: '06' },
  IE: { code: '353', trunk: '0' },
  IS: { code: '354' },
  IT: { code: '39' },
  LI: { code: '423' },
  LT: { code: '370', trunk: '0' },
  LU: { code: '352' },
  LV: { code: '371' },
  MC: { code: '377' },
  MD: { code: '373', trunk: '0' },
  ME: { code: '382', trunk: '0' },
  MK: { code: '389', trunk: '0' },
  MT: { code: '356' },
  NL: { code: '31', trunk: '0' },
  NO: { code: '47' },
  PL: { code: '48' },
  PT: { code: '351' },
  RO: { code: '40', trunk: '0' },
  RS: { code: '381', trunk: '0' },
  SE: { code: '46', trunk: '0' },
  SI: { code: '386', trunk: '0' },
  SK: { code: '421', trunk: '0' },
  SM: { code: '378' },
  TR: { code: '90', trunk: '0' },
  UA: { code: '380', trunk: '0' },
};

/** A phone number in E.164 as somebody of that country writes it, with or without its code; undefined if it is none. */
export function toNationalPhone(input: string, country: string): string | undefined {
  const international = toPhone(input);
  const dialling = DIALLING[country];
  if (international !== undefined || dialling === undefined) return international;
  const { code, trunk = '' } = dialling;
  const national = compactPhone(input);
  // Where a number at home begins with that digit, one without it lacks its area.
  if (national.startsWith('+') || !national.startsWith(trunk)) return undefined;
  return toPhone(`+${code}${national.slice(trunk.length)}`);
}

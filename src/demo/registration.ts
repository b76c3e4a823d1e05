import type { Make } from './fleet-line.ts';
import { between, pick } from './random.ts';

const MANUFACTURER_CODES = {
  Krone: 'WKE',
  'Schmitz Cargobull': 'WSM',
  Kögel: 'WK0',
  Schwarzmüller: 'VAV',
  Wielton: 'SUD',
  Fliegl: 'WFD',
} as const satisfies Record<Make, string>;

const VIN_CHARACTERS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';
/** The letters of model years from 2017 on. */
const YEAR_LETTERS = 'HJKLMNPRSTVWXY';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_POSITION = 8;

/** What a character of a VIN counts for its check digit (ISO 3779). */
function valueOf(character: string): number {
  if (/\d/.test(character)) return Number(character);
  return Number('12345678012345070923456789'[character.charCodeAt(0) - 65]);
}

export function vinCheckDigit(vin: string): string {
  const sum = WEIGHTS.reduce<number>((total, weight, i) => total + weight * valueOf(vin[i] ?? ''), 0);
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

export function makeVin(random: () => number, make: Make, year: number): string {
  const letters = VIN_CHARACTERS.split('');
  const descriptor = Array.from({ length: 5 }, () => pick(random, letters)).join('');
  const yearLetter = YEAR_LETTERS[year - 2017] ?? 'H';
  const serial = String(between(random, [1, 999_999])).padStart(6, '0');
  const draft = `${MANUFACTURER_CODES[make]}${descriptor}0${yearLetter}A${serial}`;
  return draft.slice(0, CHECK_POSITION) + vinCheckDigit(draft) + draft.slice(CHECK_POSITION + 1);
}

/** A plate as the depot's country writes them; the number is unique in the fleet. */
export function makePlate(country: string, district: string, number: number): string {
  const four = String(number).padStart(4, '0');
  switch (country) {
    case 'AT':
      return `${district} ${number} TY`;
    case 'NL':
      return `OT-${four.slice(0, 2)}-T${'BDFGHJKLNP'[number % 10] ?? 'X'}`;
    case 'BE':
      return `Q-TY${'ABCDEFGHIJ'[Math.floor(number / 1000)] ?? 'X'}-${four.slice(1)}`;
    case 'FR':
      return `TY-${four.slice(1)}-R${'ABCDEFGHIJ'[Math.floor(number / 1000)] ?? 'X'}`;
    case 'ES':
      return `R-${four}-BTY`;
    case 'IT':
      return `XA${four.slice(1)}${'ABCDEFGHJK'[Math.floor(number / 1000)] ?? 'X'}Y`;
    case 'PL':
      return `PZ ${four}T`;
    case 'RO':
      return `B-${four.slice(-3)}-T${'ABCDEFGHIJ'[Math.floor(number / 1000)] ?? 'X'}Y`;
    default:
      return `${district} TY ${number}`;
  }
}

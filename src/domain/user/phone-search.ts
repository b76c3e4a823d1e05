import { compactPhone } from './phone.ts';

const PHONE_LIKE = /^[+(\d][\d\s\-/.()]*$/;
const LEAST_DIGITS = 5;
/** Where the fleet is at home, and the countries next to that. */
const COUNTRY_CODES = ['31', '32', '33', '34', '39', '40', '41', '43', '45', '48', '49', '352', '420'];

/** What the digits of a number that somebody may mean begin or end with. */
export type PhoneSearch = { readonly beginnings: readonly string[]; readonly end: string | undefined };

/**
 * A phone number, or a part of one, as people type it: `+49 171/123-45`, `0049171…`, `0171 123…`, or its last digits.
 * Numbers are kept in E.164, so whoever dials from home means one of several countries. Undefined for anything else.
 */
export function toPhoneSearch(typed: string): PhoneSearch | undefined {
  const text = typed.trim();
  if (!PHONE_LIKE.test(text)) return undefined;
  const compact = compactPhone(text);
  const digits = compact.replace('+', '');
  if (digits.length < LEAST_DIGITS || /\D/.test(digits)) return undefined;
  if (compact.startsWith('+')) return { beginnings: [digits], end: undefined };
  if (!digits.startsWith('0')) return { beginnings: [digits], end: digits };
  const national = digits.replace(/^0+/, '');
  if (national.length < LEAST_DIGITS - 1) return undefined;
  return { beginnings: COUNTRY_CODES.map((code) => `${code}${code === '39' ? digits : national}`), end: national };
}

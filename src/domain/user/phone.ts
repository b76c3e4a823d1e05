const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Without what people put between the digits, and without the zero that is only dialled at home: `+49 (0)40`. In Italy
 * and San Marino it is dialled from abroad as well.
 */
export const compactPhone = (input: string): string =>
  input
    .replace(/^(\s*(?:\+|00)(?!39|378)[^()]*)\(0\)/, '$1')
    .replaceAll(/[\s\-/.()]/g, '')
    .replace(/^00/, '+');

/** A phone number in E.164, or undefined. Spaces, hyphens, slashes, dots, brackets and a leading 00 are mended. */
export function toPhone(input: string): string | undefined {
  const compact = compactPhone(input);
  return E164.test(compact) ? compact : undefined;
}

const COUNTRY = /^\+([17]|3[578]\d|42\d|\d\d)(\d+)$/;
/** How the first group of a number is written where the fleet is at home. */
const AREAS: Readonly<Record<string, RegExp>> = {
  31: /^(?:6|\d\d)/,
  32: /^(?:4[5-9]\d|[2349]|\d\d)/,
  33: /^\d/,
  34: /^\d{3}/,
  39: /^(?:0[26]|\d{3})/,
  40: /^(?:[23]1|\d{3})/,
  43: /^(?:1|\d{3})/,
  48: /^\d\d/,
  49: /^(?:[34]0|[68]9|\d{3})/,
};
const GROUPS: Readonly<Record<string, RegExp>> = { 33: /\d{1,2}/g };
const BY_THREE = /\d{3}(?=\d{2})|\d+/g;

/** `+49405550181` as one reads it out: `+49 40 555 0181`. What is no such number stays as it is. */
export function phoneText(phone: string): string {
  const [, country = '', national = ''] = COUNTRY.exec(phone) ?? [];
  if (country === '') return phone;
  const area = AREAS[country]?.exec(national)?.[0] ?? '';
  const rest = national.slice(area.length).match(GROUPS[country] ?? BY_THREE) ?? [];
  return [`+${country}`, area, ...rest].filter((group) => group !== '').join(' ');
}

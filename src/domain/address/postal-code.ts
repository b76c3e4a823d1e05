type PostalRule = { readonly pattern: RegExp; readonly format: (compact: string) => string };

const asIs = (compact: string): string => compact;
const split = (at: number, by: string) => (compact: string) => `${compact.slice(0, at)}${by}${compact.slice(at)}`;

/** Patterns match the code in capitals without spaces and hyphens; `format` puts them where they belong. */
const POSTAL_RULES: Readonly<Record<string, PostalRule>> = {
  AT: { pattern: /^[1-9]\d{3}$/, format: asIs },
  BE: { pattern: /^[1-9]\d{3}$/, format: asIs },
  DE: { pattern: /^(?!00)\d{5}$/, format: asIs },
  ES: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, format: asIs },
  FR: { pattern: /^(?!00)\d{5}$/, format: asIs },
  IT: { pattern: /^\d{5}$/, format: asIs },
  NL: { pattern: /^[1-9]\d{3}(?!S[ADS])[A-Z]{2}$/, format: split(4, ' ') },
  PL: { pattern: /^\d{5}$/, format: split(2, '-') },
  RO: { pattern: /^\d{6}$/, format: asIs },
};

const GENERIC = /^[A-Z0-9](?:[A-Z0-9 -]{0,10}[A-Z0-9])?$/;

/** The postal code in its country's spelling, or undefined if it is none. Countries without a rule accept any usual one. */
export function toPostalCode(country: string, input: string): string | undefined {
  const typed = input.trim().toUpperCase();
  const rule = Object.hasOwn(POSTAL_RULES, country) ? POSTAL_RULES[country] : undefined;
  if (rule === undefined) return GENERIC.test(typed) ? typed : undefined;
  const compact = typed.replaceAll(/[\s-]/g, '');
  return rule.pattern.test(compact) ? rule.format(compact) : undefined;
}

import { checkVAT, countries } from 'jsvat';

export const VAT_ID_JUDGEMENTS = ['valid', 'invalid', 'unchecked'] as const;
export type VatIdJudgement = (typeof VAT_ID_JUDGEMENTS)[number];

/** Any usual number, for countries without a rule. */
const GENERIC = /^[A-Z0-9]{4,20}$/;

const findRule = (country: string) => countries.find(({ codes }) => codes[0] === country);

/** The VAT id in one spelling, or undefined if a number of that country does not look like it. */
export function toVatId(country: string, input: string): string | undefined {
  const vatId = input.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  const rule = findRule(country);
  const looksRight = rule === undefined ? GENERIC.test(vatId) : checkVAT(vatId, [rule]).isValidFormat;
  return looksRight ? vatId : undefined;
}

/** Judges the check digits of a number; those of countries without a rule stay unchecked. */
export function judgeVatId(country: string, vatId: string): VatIdJudgement {
  const rule = findRule(country);
  if (rule === undefined) return 'unchecked';
  return checkVAT(vatId, [rule]).isValid ? 'valid' : 'invalid';
}

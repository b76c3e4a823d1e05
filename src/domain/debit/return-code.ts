/**
 * What follows a debit that came back: it may be tried once more, the mandate is of no use any more, the customer does not
 * agree, or somebody has to look into it.
 */
export const NEXT_STEPS = ['tryAgain', 'blockMandate', 'settleDispute', 'lookInto'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Why banks send debits back (ISO 20022), as far as it is told apart here. */
export const RETURN_CODES = {
  AM04: 'tryAgain',
  AC01: 'blockMandate',
  AC04: 'blockMandate',
  AC06: 'blockMandate',
  MD01: 'blockMandate',
  MD07: 'blockMandate',
  MS02: 'blockMandate',
  SL01: 'blockMandate',
  MD06: 'settleDispute',
  AM05: 'lookInto',
  MS03: 'lookInto',
} as const satisfies Record<string, NextStep>;
export type ReturnCode = keyof typeof RETURN_CODES;

export const isReturnCode = (code: string): code is ReturnCode => Object.hasOwn(RETURN_CODES, code);

/** Banks know more codes than these. */
export const nextStepOf = (code: string): NextStep => (isReturnCode(code) ? RETURN_CODES[code] : 'lookInto');

/** The return within so many months that ends collecting from a company. */
export const MOST_RETURNS = 3;
export const RETURN_MONTHS = 12;

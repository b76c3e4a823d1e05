export type Currency = 'EUR';
/** An amount in whole cents. */
export type Money = { readonly cents: number; readonly currency: Currency };

/** Factors and rates are whole ten-thousandths, so that 0.85 and 19 % are exact: 8,500 and 1,900. */
export const ONE = 10_000;

export function money(cents: number, currency: Currency = 'EUR'): Money {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return { cents: cents === 0 ? 0 : cents, currency };
}

export const ZERO = money(0);

/**
 * The only place where an amount is rounded: half a cent goes up, and a credit mirrors its charge, so −0.5 becomes −1.
 * Numerator and denominator are whole, the denominator is positive.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * magnitude + denominator) / (2n * denominator);
  return Number(numerator < 0n ? -rounded : rounded);
}

export const add = (a: Money, b: Money): Money => money(a.cents + b.cents, a.currency);
export const subtract = (a: Money, b: Money): Money => money(a.cents - b.cents, a.currency);
export const sum = (amounts: readonly Money[]): Money => amounts.reduce(add, ZERO);
export const multiply = (amount: Money, times: number): Money => money(amount.cents * times, amount.currency);
export const lesser = (a: Money, b: Money): Money => (b.cents < a.cents ? b : a);
export const greater = (a: Money, b: Money): Money => (b.cents > a.cents ? b : a);

/** An amount times a factor of whole ten-thousandths, rounded once. */
export const scale = (amount: Money, tenThousandths: number): Money =>
  money(roundHalfUp(BigInt(amount.cents) * BigInt(tenThousandths), BigInt(ONE)), amount.currency);

/** An equal share of an amount, rounded. The shares need not sum to the amount: for showing only. */
export const share = (amount: Money, parts: number): Money =>
  money(roundHalfUp(BigInt(amount.cents), BigInt(parts)), amount.currency);

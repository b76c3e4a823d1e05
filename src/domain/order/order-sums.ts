import { greater, lesser, subtract, ZERO, type Money } from '#domain/money/money.ts';
import { totalsOf, type TaxedAmount, type Totals } from '#domain/tax/totals.ts';

/** What was booked first, or what an extension added. */
export type AgreedPart = TaxedAmount & { readonly isDropped: boolean };

export type OrderSums = {
  /** For all lines, whether or not they take place. */
  readonly agreed: Totals;
  /** For the lines that take place, with what was charged or credited since. */
  readonly due: Totals;
};

/** What was agreed, and what is to be paid in the end. Works for a whole order and for one booking. */
export const sumUp = (parts: readonly AgreedPart[], charges: readonly TaxedAmount[]): OrderSums => ({
  agreed: totalsOf(parts),
  due: totalsOf([...parts.filter(({ isDropped }) => !isDropped), ...charges]),
});

/** Where what is to be paid differs from what was agreed: fees are positive, credits and dropped lines negative. */
export const feesAndCredits = (agreed: Money, due: Money): Money => subtract(due, agreed);

/** What a paper still asks for, with tax: of what it told, not what has been paid or credited since. */
export const openOnPaper = (told: Money, due: Money, paid: Money): Money => balanceOf(lesser(told, due), paid).open;

export type Balance = {
  readonly paid: Money;
  /** What is still to be paid. */
  readonly open: Money;
  /** What was paid too much and goes back. */
  readonly refund: Money;
};

/** What is left of an amount after what was paid for it. All with tax. */
export const balanceOf = (due: Money, paid: Money): Balance => ({
  paid,
  open: greater(subtract(due, paid), ZERO),
  refund: greater(subtract(paid, due), ZERO),
});

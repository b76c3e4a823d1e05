import { multiply, type Money } from '#domain/money/money.ts';
import type { Words } from '#web/words/words.ts';

type Amounts = { readonly agreed: Money; readonly feesAndCredits: Money; readonly due: Money };

/** What is to be paid, and how it came about where that is not simply what was agreed: in words, and as a sum. */
export function describeAmounts({ agreed, feesAndCredits: difference, due }: Amounts, { intl, format }: Words) {
  const isCredit = difference.cents < 0;
  return {
    due: format.money(due),
    change:
      difference.cents === 0
        ? null
        : {
            words: intl.formatMessage(
              { id: 'amounts.change' },
              { agreed: format.money(agreed), difference: format.money(difference) },
            ),
            sum: `${format.money(agreed)} ${isCredit ? '−' : '+'} ${format.money(multiply(difference, isCredit ? -1 : 1))}`,
          },
  };
}

export type AmountsView = ReturnType<typeof describeAmounts>;

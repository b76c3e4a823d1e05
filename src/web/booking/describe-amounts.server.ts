import type { Money } from '#domain/money/money.ts';
import type { Words } from '#web/cart/describe-line.server.ts';

type Amounts = { readonly agreed: Money; readonly feesAndCredits: Money; readonly due: Money };

/** What is to be paid, and how it came about where that is not simply what was agreed. */
export const describeAmounts = ({ agreed, feesAndCredits, due }: Amounts, { intl, format }: Words) => ({
  due: format.money(due),
  change:
    feesAndCredits.cents === 0
      ? null
      : intl.formatMessage(
          { id: 'amounts.change' },
          { agreed: format.money(agreed), difference: format.money(feesAndCredits) },
        ),
});

export type AmountsView = ReturnType<typeof describeAmounts>;

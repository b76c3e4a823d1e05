import type { Order } from '#contract/order.ts';
import { multiply } from '#domain/money/money.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Words } from '#web/words/words.ts';
import type { SumLine } from '#web/ui/sums.tsx';

/** What stands before and after the sums of an order once fees, credits or payments have changed what is to be paid. */
export function describeSettlement(
  { totals, feesAndCredits, balance }: Pick<Order, 'totals' | 'feesAndCredits' | 'balance'>,
  { intl, format }: Words,
) {
  const say = (id: MessageKey) => intl.formatMessage({ id });
  const isChanged = feesAndCredits.cents !== 0;
  const { paid, open, refund } = balance;
  const before: readonly SumLine<string>[] = [
    { key: 'agreed', kind: 'subtotal', label: say('amounts.agreed'), amount: format.money(totals.net) },
    { key: 'fees', label: say('amounts.feesAndCredits'), amount: format.money(feesAndCredits) },
  ];
  const rest = refund.cents > 0 ? ({ id: 'refund', amount: refund } as const) : ({ id: 'open', amount: open } as const);
  const after: readonly SumLine<string>[] = [
    { key: 'paid', label: say('amounts.paid'), amount: format.money(multiply(paid, -1)) },
    { key: rest.id, kind: 'subtotal', label: say(`amounts.${rest.id}`), amount: format.money(rest.amount) },
  ];
  return {
    before: isChanged ? before : [],
    netLabel: isChanged ? say('word.toPayNet') : null,
    grossLabel: isChanged ? say('amounts.toPay') : null,
    after: paid.cents > 0 ? after : [],
    refund: refund.cents > 0 ? format.money(refund) : null,
  };
}

export type SettlementView = ReturnType<typeof describeSettlement>;

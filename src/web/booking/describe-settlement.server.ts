import type { Order } from '#contract/order.ts';
import { type Money, money, multiply } from '#domain/money/money.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import type { Words } from '#web/words/words.ts';
import type { SumLine } from '#web/ui/sums.tsx';

/** What stands before and after the sums of an order once fees, credits or payments have changed what is to be paid. */
export function describeSettlement(
  { totals, feesAndCredits, balance }: Pick<Order, 'totals' | 'feesAndCredits' | 'balance'>,
  { intl, format }: Words,
  /** What invoices ask for by now; null where they do not come from here. All else is not asked for yet. */
  openOnInvoices: Money | null = null,
) {
  const say = (id: MessageKey) => intl.formatMessage({ id });
  const isChanged = feesAndCredits.cents !== 0;
  const { paid, open, refund } = balance;
  const before: readonly SumLine<string>[] = [
    { key: 'agreed', kind: 'subtotal', label: say('amounts.agreed'), amount: format.money(totals.net) },
    { key: 'fees', label: say('amounts.feesAndCredits'), amount: format.money(feesAndCredits) },
  ];
  const asSum = (id: 'refund' | 'open' | 'openOnInvoices' | 'notBilled', amount: Money): SumLine<string> => ({
    key: id,
    kind: 'subtotal',
    label: say(`amounts.${id}`),
    amount: format.money(amount),
  });
  const notBilled = openOnInvoices && money(Math.max(0, open.cents - openOnInvoices.cents));
  const rest =
    openOnInvoices && notBilled
      ? [
          ...(openOnInvoices.cents > 0 || notBilled.cents === 0 ? [asSum('openOnInvoices', openOnInvoices)] : []),
          ...(notBilled.cents > 0 ? [asSum('notBilled', notBilled)] : []),
        ]
      : [asSum('open', open)];
  const after: readonly SumLine<string>[] = [
    ...(paid.cents > 0 ? [{ key: 'paid', label: say('amounts.paid'), amount: format.money(multiply(paid, -1)) }] : []),
    ...(refund.cents > 0 ? [asSum('refund', refund)] : rest),
  ];
  return {
    before: isChanged ? before : [],
    netLabel: isChanged ? say('word.toPayNet') : null,
    grossLabel: isChanged ? say('amounts.toPay') : null,
    after: paid.cents > 0 || (openOnInvoices?.cents ?? 0) > 0 ? after : [],
    refund: refund.cents > 0 ? format.money(refund) : null,
  };
}

export type SettlementView = ReturnType<typeof describeSettlement>;

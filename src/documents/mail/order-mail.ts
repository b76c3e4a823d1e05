import type { MailTemplate } from '#contract/mail.ts';
import type { Order } from '#contract/order.ts';
import type { Locale } from '#i18n/locales.ts';
import { createOrderText, type OrderText } from '#documents/order/order-text.ts';
import type { MailRow } from './mail-layout.tsx';

/** What the sentences of a mail about an order speak of. */
export function toOrderValues(locale: Locale, order: Order): Record<string, string> {
  const { time } = createOrderText(locale);
  return {
    number: order.number,
    author: order.createdBy.name,
    lapsesAt: order.lapsesAt === null ? '' : time(order.lapsesAt),
  };
}

/** The order in a table: its trailers, what it costs, and where a transfer goes. */
export function toOrderRows(locale: Locale, order: Order, template: MailTemplate): readonly MailRow[] {
  const text = createOrderText(locale);
  const { say, format } = text;
  return [
    ...order.lineItems.map((line) => ({
      label: [
        text.trailer(line),
        ...(line.services.length > 0 ? [format.list(line.services.map(text.service))] : []),
        `${text.moment(line.from, line.period.timeZone)} – ${text.moment(line.to, line.period.timeZone)} · ${text.depot(line)}`,
      ].join('\n'),
      value: format.money(line.net),
    })),
    ...toSumRows(text, order),
    ...(template === 'orderRejected' && order.decision?.note
      ? [{ label: say('mail.row.reason', { name: order.decision.by }), value: order.decision.note }]
      : []),
    ...(template === 'orderAwaitingTransfer' || template === 'orderConfirmed' ? toPaymentRows(text, order) : []),
  ];
}

/** What was agreed, what has changed since, and what is to be paid. */
function toSumRows({ say, format, tax: describe }: OrderText, order: Order): readonly MailRow[] {
  const { totals, feesAndCredits, due, balance } = order;
  const isChanged = feesAndCredits.cents !== 0;
  return [
    ...(isChanged
      ? [
          { label: say('amounts.agreed'), value: format.money(totals.net) },
          { label: say('amounts.feesAndCredits'), value: format.money(feesAndCredits) },
        ]
      : []),
    { label: say(isChanged ? 'word.toPayNet' : 'document.net'), value: format.money(due.net) },
    ...due.taxes.map((tax) => ({ label: describe(tax), value: format.money(tax.amount) })),
    { label: say(isChanged ? 'amounts.toPay' : 'document.gross'), value: format.money(due.gross), isSum: true },
    ...(balance.refund.cents > 0 ? [{ label: say('amounts.refund'), value: format.money(balance.refund) }] : []),
  ];
}

function toPaymentRows(text: OrderText, order: Order): readonly MailRow[] {
  const { say } = text;
  const { payment } = order;
  const isOpen = order.balance.open.cents > 0;
  const how = { label: say('word.payment'), value: isOpen ? text.payment(order) : say('document.payment.settled') };
  if (payment.paidBy === 'debit' || !isOpen) return [how];
  return [
    how,
    { label: say('word.accountHolder'), value: payment.account.holder },
    { label: 'IBAN', value: payment.account.iban },
    { label: 'BIC', value: payment.account.bic },
    { label: say('document.reference'), value: payment.reference },
  ];
}

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
    { label: say('document.net'), value: format.money(order.totals.net) },
    ...order.totals.taxes.map((tax) => ({ label: text.tax(tax), value: format.money(tax.amount) })),
    { label: say('document.gross'), value: format.money(order.totals.gross), isSum: true },
    ...(template === 'orderAwaitingTransfer' || template === 'orderConfirmed' ? toPaymentRows(text, order) : []),
  ];
}

function toPaymentRows(text: OrderText, order: Order): readonly MailRow[] {
  const { say } = text;
  const { payment } = order;
  const how = { label: say('document.payment'), value: text.payment(order) };
  const isOpen = order.paymentStatus === 'awaitingTransfer' || order.paymentStatus === 'overdue';
  if (payment.method === 'sepa' || !isOpen) return [how];
  return [
    how,
    { label: say('document.accountHolder'), value: payment.account.holder },
    { label: 'IBAN', value: payment.account.iban },
    { label: 'BIC', value: payment.account.bic },
    { label: say('document.reference'), value: payment.reference },
  ];
}

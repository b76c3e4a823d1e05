import type { AdminOrder } from '#contract/admin-order.ts';
import { feesAndCredits } from '#domain/order/order-sums.ts';
import { shownPayment } from '#domain/order/payment-status.ts';
import { pick } from '#domain/table.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getOrder } from '#services/admin/order/get-order.ts';
import { describeAmounts } from '#web/line/describe-amounts.server.ts';
import { describeSettlement } from '#web/booking/describe-settlement.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameTax } from './name-tax.server.ts';

export type AdminOrderView = Awaited<ReturnType<typeof loadOrder>>;

/** One order in words. */
export async function loadOrder(request: PageRequest, orderId: string) {
  const { deps, format, locale, getActor, config } = request;
  const { lineItems, ...order } = requireValue(await getOrder(deps, await getActor(), orderId));
  const now = deps.clock.now();
  const intl = getIntl(locale);
  const words = { intl, format };
  const { due, cancellation, lapsesAt, decision } = order;
  return {
    ...order,
    title: `${order.number} · ${config.productName}`,
    paymentStatus: shownPayment(order.paymentStatus, due.gross, order.balance),
    placedAt: recordTime(format, order.createdAt),
    lapsesAt: lapsesAt && recordTime(format, lapsesAt),
    counter: order.counter && {
      ...order.counter,
      takenAt: recordTime(format, order.counter.takenAt),
      acceptedAt: recordTime(format, order.counter.acceptedAt),
    },
    decision: decision && { ...decision, at: recordTime(format, decision.at) },
    openAmount: format.money(order.balance.open),
    fee: cancellation && cancellation.fee.cents > 0 ? format.money(cancellation.fee) : null,
    lines: lineItems.map(({ bookingId, number, trailer, depot, period, net, due: dueOfLine, status, unitChoice }) => ({
      id: bookingId,
      number,
      trailer: pick(trailer, ['id', 'number', 'plate']),
      country: depot.country,
      depot: depot.city,
      from: momentText(format, period.from, { timeZone: period.timeZone, now }),
      to: momentText(format, period.to, { timeZone: period.timeZone, now }),
      amounts: describeAmounts({ agreed: net, feesAndCredits: feesAndCredits(net, dueOfLine), due: dueOfLine }, words),
      status,
      promise: unitChoice === 'any' ? intl.formatMessage({ id: 'booking.unit.any' }) : null,
    })),
    sums: {
      net: format.money(due.net),
      taxes: due.taxes.map((tax) => ({ label: nameTax(request, tax), amount: format.money(tax.amount) })),
      gross: format.money(due.gross),
    },
    settlement: describeSettlement(order, words),
    payment: describePayment(request, order),
    documents: [
      ...order.documents.map(({ kind, url }) => ({ url, name: intl.formatMessage({ id: `booking.file.${kind}` }) })),
      ...order.addenda.map(({ number, url }) => ({
        url,
        name: intl.formatMessage({ id: 'booking.file.extensionAddendum' }, { number }),
      })),
    ],
    address: toLines(request, order),
  };
}

function describePayment({ format }: PageRequest, { payment }: Pick<AdminOrder, 'payment'>) {
  const { method } = payment;
  if (payment.paidBy === 'debit') {
    const { reference, ibanMasked, accountHolder } = payment.mandate;
    return { method, reference, account: ibanMasked, holder: accountHolder, inAdvance: false, dueOn: null } as const;
  }
  return {
    method,
    reference: payment.reference,
    account: groupIban(payment.account.iban),
    holder: payment.account.holder,
    inAdvance: payment.inAdvance,
    dueOn: payment.dueOn === null ? null : format.date(`${payment.dueOn}T12:00:00Z`, 'UTC'),
  } as const;
}

function toLines(
  { format, locale }: PageRequest,
  { billingAddress }: Pick<AdminOrder, 'billingAddress'>,
): readonly string[] {
  const { company, street, houseNumber, postalCode, city, country, vatId } = billingAddress;
  const join = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ');
  return [
    company ?? '',
    join(street, houseNumber),
    join(postalCode, city),
    country ? format.country(country) : '',
    vatId ? `${getIntl(locale).formatMessage({ id: 'word.field.vatId' })} ${vatId}` : '',
  ].filter((line) => line !== '');
}

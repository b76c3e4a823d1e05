import type { AdminInvoice } from '#contract/admin-invoice.ts';
import { money } from '#domain/money/money.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getInvoice } from '#services/admin/invoice/get-invoice.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadWaiting } from '../approval/load-waiting.server.ts';
import { signed } from './load-invoices.server.ts';

export type InvoiceView = Awaited<ReturnType<typeof loadInvoice>>;

/** One document in words, with what the operator may do about it. */
export async function loadInvoice(request: PageRequest, invoiceId: string) {
  const { deps, format, locale, getActor, config } = request;
  const invoice = requireValue(await getInvoice(deps, await getActor(), { invoiceId, locale }));
  const { formatMessage } = getIntl(locale);
  const day = (date: string) => format.date(date, 'UTC');
  const { dispute } = invoice;
  return {
    title: `${invoice.number} · ${config.productName}`,
    id: invoice.id,
    waiting: await loadWaiting(request, { object: invoiceId }),
    number: invoice.number,
    kind: invoice.kind,
    status: invoice.status,
    collectOn: invoice.collectOn,
    kindName: formatMessage({ id: `document.invoice.title.${invoice.kind}` }),
    company: invoice.company,
    order: { id: invoice.orderId, number: invoice.orderNumber },
    poNumber: invoice.poNumber,
    costCentre: invoice.costCentre,
    issuedOn: day(invoice.issuedOn),
    dueOn: invoice.dueOn && day(invoice.dueOn),
    period: span(day(invoice.periodFrom), day(invoice.periodTo)),
    reason: invoice.reason,
    open: format.money(signed(invoice, invoice.openCents)),
    corrects: invoice.corrects,
    creditNotes: invoice.creditNotes.map(({ id, number, issuedOn, grossCents }) => ({
      id,
      number,
      issuedOn: day(issuedOn),
      gross: format.money(money(-grossCents)),
    })),
    buyer: { name: invoice.buyer.name, number: invoice.buyer.number, email: invoice.buyer.email },
    format: invoice.files.format,
    hasPaper: invoice.files.hasPaper,
    lines: invoice.lines.map((line) => describeLine(line, invoice, request)),
    sums: describeSums(invoice, request),
    mails: invoice.mails.map(({ at, ...mail }) => ({ ...mail, time: recordTime(format, at) })),
    dispute: dispute && {
      reason: dispute.reason,
      isOpen: dispute.decidedAt === null,
      openedBy: dispute.openedBy,
      openedOn: recordDate(format, dispute.openedAt),
      decision: dispute.decision,
      decidedOn: dispute.decidedAt && recordDate(format, dispute.decidedAt),
      answer: dispute.answer,
    },
    channel: invoice.channel && {
      kind: invoice.channel.kind,
      number: invoice.channel.clearanceNumber,
      clearedOn: invoice.channel.clearedAt && recordDate(format, invoice.channel.clearedAt),
    },
    actions: invoice.actions,
  };
}

function describeLine(
  { no, name, why, periodFrom, periodTo, netCents, booking }: AdminInvoice['lines'][number],
  { rests }: AdminInvoice,
  { format }: PageRequest,
) {
  const leftCents = rests.find(({ lineNo }) => lineNo === no)?.leftCents ?? 0;
  return {
    id: String(no),
    no,
    name,
    why,
    period: span(format.date(periodFrom, 'UTC'), format.date(periodTo, 'UTC')),
    net: format.money(money(netCents)),
    leftCents,
    /** Where credit notes have taken something of it. */
    left: leftCents < netCents ? format.money(money(leftCents)) : null,
    bookingId: booking.id,
  };
}

function describeSums({ netCents, taxes, grossCents }: AdminInvoice, { format, locale }: PageRequest) {
  const { formatMessage } = getIntl(locale);
  return [
    { key: 'net', label: formatMessage({ id: 'word.netTotal' }), amount: format.money(money(netCents)) },
    ...taxes.map(({ country, basisPoints, taxCents, exemption }) => ({
      key: `${country} ${String(basisPoints)} ${exemption ?? ''}`,
      kind: 'tax' as const,
      label: `${format.percent(basisPoints / 100)} ${format.country(country)}`,
      ...(exemption !== null && { base: exemption }),
      amount: format.money(money(taxCents)),
    })),
    {
      key: 'gross',
      kind: 'total' as const,
      label: formatMessage({ id: 'word.grossTotal' }),
      amount: format.money(money(grossCents)),
    },
  ];
}

const span = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`);

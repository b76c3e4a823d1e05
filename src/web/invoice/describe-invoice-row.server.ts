import type { InvoiceSummary } from '#contract/invoice.ts';
import { money } from '#domain/money/money.ts';
import { daysBetween } from '#domain/time/wall-clock.ts';
import type { Words } from '#web/words/words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { nameStatus } from './name-status.ts';

/** An invoice as the list shows it. What a credit note gives back has a minus. */
export function describeInvoiceRow(
  invoice: InvoiceSummary,
  { intl, format, today, isGrouped }: Words & { readonly today: string; readonly isGrouped: boolean },
) {
  const { kind, dueOn } = invoice;
  const sign = kind === 'creditNote' ? -1 : 1;
  const date = (day: string) => format.date(day, 'UTC');
  const span = { from: date(invoice.periodFrom), to: date(invoice.periodTo) };
  return {
    id: invoice.id,
    number: invoice.number,
    /** What it is, if no invoice. */
    title: kind === 'invoice' ? null : intl.formatMessage({ id: `document.invoice.title.${kind}` }),
    corrects: invoice.correctsNumber,
    /** `YYYY-MM`, where the list goes by months; the day then says the rest. */
    month: isGrouped ? invoice.issuedOn.slice(0, 7) : null,
    issuedOn: isGrouped ? format.shortDate(invoice.issuedOn, 'UTC') : date(invoice.issuedOn),
    trailers: invoice.trailers.map(({ number }) => number).join(', '),
    period: span.from === span.to ? span.from : intl.formatMessage({ id: 'document.invoice.span' }, span),
    costCentre: invoice.costCentre,
    poNumber: invoice.poNumber,
    net: intl.formatMessage({ id: 'word.netAmount' }, { amount: format.money(money(sign * invoice.netCents)) }),
    grossCents: sign * invoice.grossCents,
    gross: format.money(money(sign * invoice.grossCents)),
    /** Where part of it has been paid. */
    open:
      kind !== 'creditNote' && invoice.openCents > 0 && invoice.openCents < invoice.grossCents
        ? format.money(money(invoice.openCents))
        : null,
    due: dueOn === null || invoice.openCents === 0 ? null : wallTimeText(format, invoice.collectOn ?? dueOn),
    /** Late, and nobody but the customer can pay it. */
    isToPay: invoice.status === 'overdue' && invoice.collectOn === null,
    overdueDays: invoice.status === 'overdue' && dueOn !== null ? daysBetween(dueOn, today) : 0,
    status: nameStatus(invoice),
  };
}
export type InvoiceRowView = ReturnType<typeof describeInvoiceRow>;

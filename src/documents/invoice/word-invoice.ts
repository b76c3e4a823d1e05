import type { InvoiceDocument, InvoiceLine, InvoiceWords } from '#domain/invoice/invoice-document.ts';
import { TAX_CATEGORIES } from '#domain/invoice/tax-category.ts';
import type { Locale } from '#i18n/locales.ts';
import { createInvoiceText, type InvoiceText } from './invoice-text.ts';

/** Its formats are costly to make, and a night has thousands of documents. */
const texts = new Map<Locale, InvoiceText>();

/** Puts a document into words. They are kept with it: what was issued never speaks otherwise. */
export function wordInvoice(document: InvoiceDocument, locale: Locale): InvoiceWords {
  const text = texts.get(locale) ?? createInvoiceText(locale);
  texts.set(locale, text);
  const { title, text: how } = text.payment(document);
  const untaxed = document.taxes.filter(({ case: which }) => TAX_CATEGORIES[which].exemptionCode !== null);
  const reasons = untaxed.map(({ case: which }) => [which, text.taxReason(which)] as const);
  return {
    title: text.title(document.kind),
    notes: [...new Set(reasons.map(([, reason]) => reason)), ...text.notes(document)],
    terms: how === '' ? title : `${title}. ${how}`,
    lines: document.lines.map((line) => wordLine(line, text)),
    exemptions: Object.fromEntries(reasons),
  };
}

function wordLine(line: InvoiceLine, text: InvoiceText): InvoiceWords['lines'][number] {
  const { trailer, booking, period, days } = line;
  const facts = [
    text.span(period),
    days > 0 ? text.say('document.days', { days }) : '',
    text.say('order.booking', { number: booking.number }),
    booking.depot,
  ];
  return {
    name: text.labelled(`${text.trailer(trailer)}, ${trailer.plate}`, text.item(line)),
    description: facts.filter((fact) => fact !== '').join(', '),
    why: text.why(line),
  };
}

import { payableOf, type InvoiceDocument } from '#domain/invoice/invoice-document.ts';
import { categoryOf } from '#domain/invoice/tax-category.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { createInvoiceText, type InvoiceText } from '#documents/invoice/invoice-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailMatter, MailRow } from './mail-body.ts';

/** What the sentences of a mail with an invoice, a credit note or a claim speak of. */
export function toInvoiceValues(locale: Locale, document: InvoiceDocument): Record<string, string> {
  const { cents } = createInvoiceText(locale);
  return {
    number: document.number,
    amount: cents(document.grossCents),
    order: document.orderNumber,
    corrected: document.corrects?.number ?? '',
  };
}

/** For what and when it was, what it comes to, and how it is paid. */
export function toInvoiceMatter(locale: Locale, document: InvoiceDocument): MailMatter {
  const text = createInvoiceText(locale);
  return {
    number: document.number,
    rows: [...toFactRows(text, document), ...toSumRows(text, document)],
    notice: { ...text.payment(document), rows: toPaymentRows(text, document) },
  };
}

function toFactRows({ say, span }: InvoiceText, document: InvoiceDocument): readonly MailRow[] {
  const { poNumber, costCentre } = document;
  return [
    { label: say('document.invoice.period'), value: span(document.period) },
    ...(poNumber === null ? [] : [{ label: say('document.poNumber'), value: poNumber }]),
    ...(costCentre === null ? [] : [{ label: say('word.costCentre'), value: costCentre }]),
  ];
}

const toSumRows = ({ say, cents, rate, taxReason }: InvoiceText, document: InvoiceDocument): readonly MailRow[] => [
  { label: say('word.netTotal'), value: cents(document.netCents) },
  ...document.taxes.map((group) => ({
    ...(categoryOf(group.case) === 'O'
      ? { label: taxReason(group.case) }
      : { label: rate(group), note: taxReason(group.case) }),
    value: cents(group.taxCents),
  })),
  { label: say('document.gross'), value: cents(document.grossCents), isSum: true },
];

function toPaymentRows({ say, cents }: InvoiceText, document: InvoiceDocument): readonly MailRow[] {
  const { payment, number } = document;
  if (payment.by !== 'transfer') return [];
  return [
    { label: say('document.open'), value: cents(payableOf(document)) },
    { label: say('word.accountHolder'), value: payment.account.holder, isText: true },
    { label: 'IBAN', value: groupIban(payment.account.iban), isText: true },
    { label: 'BIC', value: payment.account.bic, isText: true },
    { label: say('document.reference'), value: number, isText: true },
  ];
}

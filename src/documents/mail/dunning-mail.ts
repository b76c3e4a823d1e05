import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { nameClaim } from '#documents/dunning/name-claim.ts';
import { letterReference } from '#documents/dunning/letter-reference.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailMatter, MailRow } from './mail-body.ts';

/** What the sentences of a mail about late invoices speak of. */
export function toDunningValues(locale: Locale, { number, totalCents, payUntil }: DunningLetter) {
  const { cents, date } = createInvoiceText(locale);
  return { number, amount: cents(totalCents), date: date(payUntil) };
}

/** Each invoice with what is open of it, what is claimed beside, and where the money goes. */
export function toDunningMatter(locale: Locale, letter: DunningLetter): MailMatter {
  const text = createInvoiceText(locale);
  const { say, cents, date } = text;
  const { items, claims, totalCents, account, payUntil, number } = letter;
  const rows: readonly MailRow[] = [
    ...items.map((item) => ({
      label: item.number,
      value: cents(item.openCents),
      note: say('document.dunning.wasDue', { date: date(item.dueOn) }),
    })),
    ...claims.map((claim) => ({
      label: nameClaim(claim, text),
      value: cents(claim.cents),
      note: claim.invoiceNumber,
    })),
    { label: say('document.dunning.total'), value: cents(totalCents), isSum: true },
  ];
  return {
    number,
    rows,
    notice: {
      title: say('document.invoice.transfer', { date: date(payUntil) }),
      text: '',
      rows: [
        { label: say('word.accountHolder'), value: account.holder, isText: true },
        { label: 'IBAN', value: groupIban(account.iban), isText: true },
        { label: 'BIC', value: account.bic, isText: true },
        { label: say('document.reference'), value: letterReference(letter), isText: true },
      ],
    },
  };
}

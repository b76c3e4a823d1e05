import type { DebitMailTemplate, MailedDebit } from '#contract/debit-mail.ts';
import { isReturnCode } from '#domain/debit/return-code.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailMatter, MailRow } from './mail-body.ts';

/** What the sentences of a mail about a debit speak of. */
export function toDebitValues(locale: Locale, debit: MailedDebit): Record<string, string> {
  const { say, cents, date } = createInvoiceText(locale);
  const { number, openCents, dueOn, reason, returnCode } = debit;
  return {
    number,
    amount: cents(openCents),
    date: date(dueOn),
    why: reason === null || reason === 'returned' ? '' : say(`mail.debitTurned.why.${reason}`),
    code: say(`debit.code.${returnCode !== null && isReturnCode(returnCode) ? returnCode : 'other'}`),
  };
}

/** What is open and until when, and where the money goes; or from where it is collected once more. */
export function toDebitMatter(locale: Locale, template: DebitMailTemplate, debit: MailedDebit): MailMatter {
  const { say, cents, date } = createInvoiceText(locale);
  const { number, openCents, dueOn, ibanMasked, account } = debit;
  const isTransfer = template !== 'debitRepeated';
  const accountRows: readonly MailRow[] = isTransfer
    ? [
        { label: say('word.accountHolder'), value: account.holder, isText: true },
        { label: 'IBAN', value: groupIban(account.iban), isText: true },
        { label: 'BIC', value: account.bic, isText: true },
        { label: say('document.reference'), value: number, isText: true },
      ]
    : [{ label: 'IBAN', value: ibanMasked, isText: true }];
  return {
    number,
    notice: {
      title: say(isTransfer ? 'document.invoice.transfer' : 'document.invoice.debit', { date: date(dueOn) }),
      text: '',
      rows: [{ label: say('document.open'), value: cents(openCents) }, ...accountRows],
    },
  };
}

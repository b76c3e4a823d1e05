import type { MailContent } from '#contract/mail.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailRow } from './mail-body.ts';

type DisputeContent = Extract<MailContent, { readonly template: 'disputeAnswered' }>;

/** The answer, and what is left to pay by when. */
export function toDisputeRows(locale: Locale, { answer, due }: DisputeContent): readonly MailRow[] {
  const { say, cents, date } = createInvoiceText(locale);
  return [
    { label: say('invoice.dispute.answer'), value: answer, isText: true },
    ...(due === null
      ? []
      : [
          { label: say('document.open'), value: cents(due.openCents) },
          { label: say('invoice.dueOn'), value: date(due.on) },
        ]),
  ];
}

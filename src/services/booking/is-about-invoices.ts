import { DEBIT_MAILS, type DebitMailTemplate } from '#contract/debit-mail.ts';
import { DUNNING_MAIL_TEMPLATES, type DunningMailTemplate } from '#contract/dunning-mail.ts';
import type { InvoiceMails } from '#contract/invoice-mail.ts';
import type { HistoryRow } from '#db/booking/booking-history.queries.ts';

const TEMPLATES: ReadonlySet<unknown> = new Set<keyof InvoiceMails | DebitMailTemplate | DunningMailTemplate>([
  'invoice',
  'creditNote',
  'claim',
  'disputeAnswered',
  ...DEBIT_MAILS,
  ...DUNNING_MAIL_TEMPLATES,
]);

/** Whether it is a mail that only those may know of who see the invoices. */
export const isAboutInvoices = ({ kind, data }: HistoryRow): boolean =>
  kind === 'mail' && TEMPLATES.has(data['template']);

import { DEBIT_MAILS, type DebitMailTemplate } from '#contract/debit-mail.ts';
import type { InvoiceMails } from '#contract/invoice-mail.ts';
import type { HistoryRow } from '#db/booking/booking-history.queries.ts';

const TEMPLATES: ReadonlySet<unknown> = new Set<keyof InvoiceMails | DebitMailTemplate>([
  'invoice',
  'creditNote',
  'claim',
  'disputeAnswered',
  ...DEBIT_MAILS,
]);

/** Whether it is a mail that only those may know of who see the invoices. */
export const isAboutInvoices = ({ kind, data }: HistoryRow): boolean =>
  kind === 'mail' && TEMPLATES.has(data['template']);

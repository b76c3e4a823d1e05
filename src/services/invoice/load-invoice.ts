import type { InvoiceDetail } from '#contract/invoice.ts';
import { listClaimsOfInvoice } from '#db/dunning/dunning-claim.queries.ts';
import { listNoticesOfInvoice } from '#db/dunning/dunning-notice.queries.ts';
import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { findNewestDispute } from '#db/invoice/dispute.queries.ts';
import { findChannel } from '#db/invoice/invoice-channel.queries.ts';
import { findInvoice, listBookingsOfLines, listCreditNotes } from '#db/invoice/whole-invoice.queries.ts';
import { isPaperLate } from '#domain/invoice/paper-late.ts';
import { listInvoiceSettlements } from '#db/invoice/invoice-settlement.queries.ts';
import type { Scope } from '#domain/team/scope.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import { toInvoiceDetail } from './to-invoice-detail.ts';

export type InvoiceNeeds = Pick<Deps, 'db' | 'clock' | 'invoices' | 'settings'>;
type Which = { readonly scope: Scope; readonly invoiceId: string; readonly locale: Locale };

/** A document with all that became of it. Its words are those of its paper where that speaks the same language. */
export async function loadInvoice(
  { db, clock, invoices, settings }: InvoiceNeeds,
  { scope, invoiceId, locale }: Which,
): Promise<InvoiceDetail | undefined> {
  const row = await findInvoice(db, { scope, invoiceId });
  if (row === undefined) return undefined;
  const { businessUnitId, content } = row;
  const which = { businessUnitId, invoiceId };
  const [words, bookings, creditNotes, settlements, paper, dispute, notices, claims, channel] = await Promise.all([
    row.locale === locale ? content.words : invoices.describe(content.document, locale),
    listBookingsOfLines(db, which),
    listCreditNotes(db, which),
    listInvoiceSettlements(db, which),
    findInvoiceDocument(db, { businessUnitId, id: invoiceId, locale: row.locale }),
    findNewestDispute(db, which),
    listNoticesOfInvoice(db, which),
    listClaimsOfInvoice(db, which),
    findChannel(db, which),
  ]);
  const now = clock.now();
  const today = localDate(now, OPERATOR_ZONE);
  const hasPaper = paper !== undefined || isPaperLate(row.issuedAt, now);
  const { bankAccount } = settings;
  const found = {
    row,
    words,
    bookings,
    creditNotes,
    settlements,
    paper,
    hasPaper,
    dispute,
    notices,
    claims,
    channel,
    bankAccount,
  };
  return toInvoiceDetail(found, today);
}

import type { AdminInvoice } from '#contract/admin-invoice.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { listMailsOfInvoice, sumCreditsOfLines } from '#db/invoice/admin-invoice.queries.ts';
import { listCreditNotes } from '#db/invoice/whole-invoice.queries.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { isCorrectedSince } from '#domain/invoice/is-corrected-since.ts';
import { isPaperLate } from '#domain/invoice/paper-late.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { loadInvoice, type InvoiceNeeds } from '../../invoice/load-invoice.ts';
import { requireStaff } from '../../require-actor.ts';

type Which = { readonly invoiceId: string; readonly locale: Locale };

/** One document of any company, and what the operator can do about it. */
export async function getInvoice(
  deps: InvoiceNeeds,
  actor: Actor,
  { invoiceId, locale }: Which,
): Promise<Outcome<AdminInvoice>> {
  const admin = requireStaff(actor, 'invoices.read');
  if (!admin.ok) return admin;
  const { db } = deps;
  const issued = await findInvoiceOfAnyUnit(db, invoiceId);
  const found = issued && (await loadInvoice(deps, { scope: 'anyUnit', invoiceId, locale }));
  if (issued === undefined || found === undefined) return refuse('not-found');
  const { businessUnitId, orderId, number } = issued;
  const [unit, credited, mails, creditNotes] = await Promise.all([
    findBusinessUnit(db, businessUnitId),
    sumCreditsOfLines(db, { businessUnitId, invoiceId }),
    listMailsOfInvoice(db, { businessUnitId, orderId, number }),
    listCreditNotes(db, { businessUnitId, invoiceId }),
  ]);
  const creditedOf = new Map(credited.map(({ lineNo, cents }) => [lineNo, cents]));
  const rests = found.lines.map(({ no, netCents }) => ({
    lineNo: no,
    leftCents: netCents - (creditedOf.get(no) ?? 0),
  }));
  return ok({
    ...found,
    company: { id: businessUnitId, name: unit?.name ?? found.buyer.name },
    rests,
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, at: createdAt.toISOString() })),
    actions: [
      ...actionsFor(
        { ...found, isErased: unit?.erasedAt != null, isLate: isPaperLate(issued.issuedAt, deps.clock.now()) },
        rests,
      ),
      ...decisionsFor(found, creditNotes),
    ],
  });
}

type Moment = { readonly isErased: boolean; readonly isLate: boolean };

/** A credit note is final, and so is what has been credited in full; nothing is sent to who was erased. */
function actionsFor(
  { kind, files, channel, isErased, isLate }: Pick<AdminInvoice, 'kind' | 'files' | 'channel'> & Moment,
  rests: AdminInvoice['rests'],
): AdminInvoice['actions'] {
  const isCorrectable = kind !== 'creditNote' && rests.some(({ leftCents }) => leftCents > 0);
  const isAwaited = channel?.kind === 'clearance' && channel.clearedAt === null;
  const maySend = (files.pdfBytes !== null || isLate) && !isErased && !isAwaited;
  return [
    ...(isCorrectable ? (['correct'] as const) : []),
    ...(maySend ? (['send'] as const) : []),
    ...(isAwaited ? (['clear'] as const) : []),
  ];
}

/** As the decision itself is judged. */
function decisionsFor(
  { dispute }: Pick<AdminInvoice, 'dispute'>,
  creditNotes: Awaited<ReturnType<typeof listCreditNotes>>,
): AdminInvoice['actions'] {
  if (dispute === null || dispute.decidedAt !== null) return [];
  const mayAccept = isCorrectedSince(new Date(dispute.openedAt), creditNotes);
  return ['decideDispute', ...(mayAccept ? (['acceptDispute'] as const) : [])];
}

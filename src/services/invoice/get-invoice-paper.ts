import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { findInvoice } from '#db/invoice/whole-invoice.queries.ts';
import { isPaperLate } from '#domain/invoice/paper-late.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { renderInvoicePaper } from '../billing/render-invoice-paper.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireEither } from '../require-actor.ts';

type Needs = Pick<Deps, 'clock' | 'db' | 'pdf' | 'storage'>;

/**
 * The paper of a document as it was made and mailed. A job makes it soon after the document is issued; while it could not,
 * it is made of the same whenever somebody asks for it.
 */
export async function getInvoicePaper(deps: Needs, actor: Actor, invoiceId: string): Promise<Outcome<IssuedDocument>> {
  const reader = requireEither(actor, { staff: 'invoices.read', member: 'seeInvoices' });
  if (!reader.ok) return reader;
  const invoice = await findInvoice(deps.db, { scope: scopeOf(reader.value), invoiceId });
  if (invoice === undefined) return refuse('not-found');
  const { businessUnitId, id, kind, number, locale } = invoice;
  const issued = await findInvoiceDocument(deps.db, { businessUnitId, id, locale });
  const paper = issued && (await deps.storage.get(issued.path));
  if (paper === undefined && !isPaperLate(invoice.issuedAt, deps.clock.now())) return refuse('paper-not-ready');
  const bytes = paper?.bytes ?? (await renderInvoicePaper(deps, invoice));
  return ok({ bytes, filename: await deps.pdf.nameFile({ kind, number, locale }) });
}

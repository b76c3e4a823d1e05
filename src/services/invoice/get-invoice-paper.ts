import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { findInvoice } from '#db/invoice/invoice-list.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireRight, requireUser } from '../require-actor.ts';

type Needs = Pick<Deps, 'db' | 'pdf' | 'storage'>;

/** The paper of a document as it was made and mailed, never another. A job makes it soon after the document is issued. */
export async function getInvoicePaper(deps: Needs, actor: Actor, invoiceId: string): Promise<Outcome<IssuedDocument>> {
  const reader = actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeInvoices');
  if (!reader.ok) return reader;
  const invoice = await findInvoice(deps.db, { scope: scopeOf(reader.value), invoiceId });
  if (invoice === undefined) return refuse('not-found');
  const { businessUnitId, id, kind, number, locale } = invoice;
  const issued = await findInvoiceDocument(deps.db, { businessUnitId, id, locale });
  const paper = issued && (await deps.storage.get(issued.path));
  if (paper === undefined) return refuse('paper-not-ready');
  return ok({ bytes: paper.bytes, filename: await deps.pdf.nameFile({ kind, number, locale }) });
}

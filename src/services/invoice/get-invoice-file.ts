import { findInvoiceFile } from '#db/invoice/invoice.queries.ts';
import { findInvoice } from '#db/invoice/whole-invoice.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireEither } from '../require-actor.ts';

/** The original of a document, byte for byte. */
export async function getInvoiceFile(
  deps: Pick<Deps, 'db' | 'pdf'>,
  actor: Actor,
  invoiceId: string,
): Promise<Outcome<IssuedDocument>> {
  const reader = requireEither(actor, { staff: 'invoices.read', member: 'seeInvoices' });
  if (!reader.ok) return reader;
  const invoice = await findInvoice(deps.db, { scope: scopeOf(reader.value), invoiceId });
  const file = invoice && (await findInvoiceFile(deps.db, { businessUnitId: invoice.businessUnitId, invoiceId }));
  if (invoice === undefined || file === undefined) return refuse('not-found');
  const { kind, number, locale } = invoice;
  return ok({
    bytes: file.content,
    filename: await deps.pdf.nameFile({ kind, number, locale, extension: 'xml' }),
  });
}

import type { InvoiceQuery, InvoiceSummary } from '#contract/invoice.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { requireRight } from '../require-actor.ts';
import { readInvoices } from './list-invoices.ts';

/** A credit note counts against the rest, so that a column can be added up. */
const euros = ({ kind }: InvoiceSummary, cents: number): number => ((kind === 'creditNote' ? -1 : 1) * cents) / 100;

const toColumns = (say: Say): CsvColumns<InvoiceSummary> => ({
  [say('invoice.number')]: ({ number }) => number,
  [say('word.type')]: ({ kind }) => say(`document.invoice.title.${kind}`),
  [say('word.noun.order')]: ({ orderNumber }) => orderNumber,
  [say('invoice.issuedOn')]: ({ issuedOn }) => issuedOn,
  [say('invoice.dueOn')]: ({ dueOn }) => dueOn,
  [say('invoice.export.from')]: ({ periodFrom }) => periodFrom,
  [say('invoice.export.to')]: ({ periodTo }) => periodTo,
  [say('booking.export.poNumber')]: ({ poNumber }) => poNumber,
  [say('word.costCentre')]: ({ costCentre }) => costCentre,
  [say('word.noun.trailer')]: ({ trailers }) => trailers.map(({ plate }) => plate).join(' '),
  [say('document.net')]: (invoice) => euros(invoice, invoice.netCents),
  [say('document.invoice.tax')]: (invoice) => euros(invoice, invoice.taxCents),
  [say('document.invoice.gross')]: (invoice) => euros(invoice, invoice.grossCents),
  [say('invoice.stillOpen')]: (invoice) => euros(invoice, invoice.openCents),
  [say('word.status')]: ({ status }) => say(`invoice.status.${status}`),
  [say('document.invoice.correctedInvoice')]: ({ correctsNumber }) => correctsNumber,
});

/** The documents that a list would show, all of them, as a file in the reader's language. */
export async function exportInvoices(
  deps: Reads,
  actor: Actor,
  query: InvoiceQuery,
  reader: CsvReader,
): Promise<Outcome<ReadableStream<Uint8Array>>> {
  const member = requireRight(actor, 'seeInvoices');
  if (!member.ok) return member;
  return writeCsv(reader, toColumns(reader.say), (page) => readInvoices(deps, member.value, { ...query, ...page }));
}

import { sql } from 'kysely';
import type { Transaction } from '#db/client.ts';
import type { NewInvoice } from '#db/invoice/invoice.queries.ts';
import { inChunks } from '../in-chunks.ts';
import type { PastDocument } from './issue-past.ts';

/** Writes documents that were issued in this order. Each takes the next number; the database checks all of them as always. */
export async function writeDocuments(trx: Transaction, documents: readonly PastDocument[]): Promise<void> {
  const issued = documents.map(({ rows }) => rows);
  for (const chunk of inChunks(issued)) {
    await takeNumbers(trx, chunk);
    await trx
      .insertInto('invoiceAccount')
      .values(
        chunk.map(({ invoice: { id: invoiceId, businessUnitId, grossCents, dueOn }, openCents }) => ({
          invoiceId,
          businessUnitId,
          grossCents,
          openCents,
          dueOn: dueOn ?? null,
        })),
      )
      .execute();
    await trx
      .insertInto('invoiceFile')
      .values(chunk.map(({ invoice, file }) => ({ ...file, invoiceId: invoice.id })))
      .execute();
  }
  const lines = issued.flatMap(({ invoice: { id: invoiceId, businessUnitId }, lines: all }) =>
    all.map((line) => ({ ...line, invoiceId, businessUnitId })),
  );
  for (const chunk of inChunks(lines)) await trx.insertInto('invoiceLine').values(chunk).execute();
  const taxes = issued.flatMap(({ invoice, taxes: all }) => all.map((tax) => ({ ...tax, invoiceId: invoice.id })));
  for (const chunk of inChunks(taxes)) await trx.insertInto('invoiceTax').values(chunk).execute();
}

/**
 * A document is refused unless its number was the last one to be taken. So the database takes the number of a row as it
 * comes to it; whatever had another one would leave a gap, which is refused as well.
 */
async function takeNumbers(trx: Transaction, issued: readonly NewInvoice[]): Promise<void> {
  const documents = issued.map(({ invoice: { content, ...invoice } }) => ({
    ...Object.fromEntries(Object.entries(invoice).map(([name, value]) => [toColumn(name), value])),
    content: JSON.parse(content) as unknown,
  }));
  const names = sql.raw(Object.keys(documents[0] ?? {}).join(', '));
  await sql`
    create or replace function pg_temp.take_number(series text, year bigint) returns bigint volatile
    begin atomic
      insert into number_series as s (series, year, last) values (take_number.series, take_number.year, 1)
      on conflict on constraint number_series_pkey do update set last = s.last + 1
      returning s.last;
    end`.execute(trx);
  await sql`
    insert into invoice (${names})
    select ${names} from jsonb_populate_recordset(null::invoice, ${JSON.stringify(documents)}::jsonb)
    where pg_temp.take_number(series, year) = sequence`.execute(trx);
}

const toColumn = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

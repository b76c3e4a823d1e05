import type { Debit } from '#contract/admin-debit.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import type { CsvReader, Say } from '../list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { getBatch } from './get-batch.ts';

const toColumns = (say: Say): CsvColumns<Debit> => ({
  [say('adminDebit.batch')]: ({ batchNumber }) => batchNumber,
  [say('invoice.number')]: ({ invoiceNumber }) => invoiceNumber,
  [say('word.noun.order')]: ({ orderNumber }) => orderNumber,
  [say('word.field.company')]: ({ company }) => company,
  [`${say('adminDebit.amount')} (EUR)`]: ({ amount }) => amount.cents / 100,
  [say('word.noun.mandate')]: ({ mandate }) => mandate,
  [say('csv.scheme')]: ({ scheme }) => scheme,
  [say('word.status')]: ({ status }) => say(`adminDebit.debit.${status}`),
  [say('word.reason')]: ({ withdrawnFor }) => withdrawnFor && say(`adminDebit.obstacle.${withdrawnFor}`),
  [say('adminDebit.return.ownCode')]: ({ returnCode }) => returnCode,
  [say('csv.returnedOn')]: ({ returnedOn }) => returnedOn,
  [say('csv.retryOn')]: ({ retryOn }) => retryOn,
});

/** The debits of a batch as a file; without account numbers, which only a bank gets. */
export const writeDebits = (deps: Reads, actor: Actor, batchId: string, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), async () => {
    const batch = await getBatch(deps, actor, batchId);
    return batch.ok ? ok({ items: batch.value.items, nextCursor: null }) : batch;
  });

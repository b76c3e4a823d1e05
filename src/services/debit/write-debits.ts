import type { Debit } from '#contract/admin-debit.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../deps.ts';
import { type CsvColumns, writeCsv } from '../list/write-csv.ts';
import { getBatch } from './get-batch.ts';

const COLUMNS: CsvColumns<Debit> = {
  batch: ({ batchNumber }) => batchNumber,
  invoice: ({ invoiceNumber }) => invoiceNumber,
  order: ({ orderNumber }) => orderNumber,
  company: ({ company }) => company,
  amount: ({ amount }) => amount.cents / 100,
  mandate: ({ mandate }) => mandate,
  scheme: ({ scheme }) => scheme,
  status: ({ status }) => status,
  withdrawnFor: ({ withdrawnFor }) => withdrawnFor,
  returnCode: ({ returnCode }) => returnCode,
  returnedOn: ({ returnedOn }) => returnedOn,
  retryOn: ({ retryOn }) => retryOn,
  id: ({ id }) => id,
};

/** The debits of a batch as a file; without account numbers, which only a bank gets. */
export const writeDebits = (deps: Reads, actor: Actor, batchId: string) =>
  writeCsv(COLUMNS, async () => {
    const batch = await getBatch(deps, actor, batchId);
    return batch.ok ? ok({ items: batch.value.items, nextCursor: null }) : batch;
  });

import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/transaction.ts';
import { issueInvoice, makeBillable } from '../issue-invoice.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const issued = async ({ shop: { deps } }: RightsWorld) => {
  const billable = await makeBillable(deps.db);
  return inTransaction(deps.db, (trx) => issueInvoice(trx, billable));
};

const LINES = [{ lineNo: 1, netCents: 100 }];

/** Requests about the documents of all companies. */
export const ADMIN_INVOICE_SAMPLES = {
  'POST /api/admin/invoices/{id}/correction/preview': async (world) => ({
    params: { id: (await issued(world)).id },
    body: { lines: LINES },
  }),
  'POST /api/admin/invoices/{id}/correction': async (world) => ({
    params: { id: (await issued(world)).id },
    headers: { 'Idempotency-Key': randomUUID() },
    body: { lines: LINES, reason: 'Kulanz' },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;

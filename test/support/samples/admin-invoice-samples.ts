import { randomUUID } from 'node:crypto';
import { insertChannels } from '#db/invoice/invoice-channel.queries.ts';
import type { NewInvoice } from '#db/invoice/invoice.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { issueInvoice, makeBillable } from '../issue-invoice.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const issued = async ({ shop: { deps } }: RightsWorld) => {
  const billable = await makeBillable(deps.db);
  return inTransaction(deps.db, (trx) => issueInvoice(trx, billable));
};

const LINES = [{ lineNo: 1, netCents: 100 }];

const document = SAMPLE_INVOICES.invoice;
const content = JSON.stringify({ document, words: wordInvoice(document, 'de') });

/** One that says something. */
const worded: MakeSample = async ({ shop: { deps } }) => {
  const billable = await makeBillable(deps.db);
  const mangle = (rows: NewInvoice) => ({ ...rows, invoice: { ...rows.invoice, content } });
  return { params: { id: (await inTransaction(deps.db, (trx) => issueInvoice(trx, billable, { mangle }))).id } };
};

/** One that a platform has to clear. */
async function awaiting({ shop: { deps } }: RightsWorld) {
  const billable = await makeBillable(deps.db);
  const mangle = (rows: NewInvoice) => ({ ...rows, invoice: { ...rows.invoice, content } });
  const { id } = await inTransaction(deps.db, async (trx) => {
    const made = await issueInvoice(trx, billable, { mangle });
    const { businessUnitId } = billable;
    await insertChannels(trx, [{ businessUnitId, invoiceId: made.id, channel: 'clearance', waitsSince: new Date() }]);
    return made;
  });
  return { params: { id } };
}

/** Requests about the documents of all companies. */
export const ADMIN_INVOICE_SAMPLES = {
  'GET /api/admin/invoices/{id}': worded,
  'POST /api/admin/invoices/{id}/send': worded,
  'POST /api/admin/invoices/{id}/clearance': async (world) => ({
    ...(await awaiting(world)),
    body: { number: 'KSeF-1' },
  }),
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

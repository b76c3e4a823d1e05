import { randomUUID } from 'node:crypto';
import { insertPayment } from '#db/payment/payment.queries.ts';
import { insertSettlement } from '#db/payment/settlement.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { issueInvoice, makeBillable } from '../issue-invoice.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const BOOKED_ON = '2026-01-05';
const withKey = () => ({ headers: { 'Idempotency-Key': randomUUID() } });

/** An invoice of a company, and money of it; used for the invoice if wanted. */
async function account({ shop: { deps } }: RightsWorld, { isUsed = false } = {}) {
  const billable = await makeBillable(deps.db);
  const { businessUnitId } = billable;
  return inTransaction(deps.db, async (trx) => {
    const { id: invoiceId } = await issueInvoice(trx, billable);
    const createdAt = deps.clock.now();
    const money = { businessUnitId, kind: 'transfer', bookedOn: BOOKED_ON, cents: 500, createdAt } as const;
    const { id: paymentId } = await insertPayment(trx, money);
    if (isUsed) await insertSettlement(trx, { businessUnitId, invoiceId, paymentId, cents: 500, createdAt });
    return { businessUnitId, invoiceId, paymentId };
  });
}

/** Requests about the money of companies. */
export const PAYMENT_SAMPLES = {
  'GET /api/admin/accounts/{id}': async (world) => ({ params: { id: (await account(world)).businessUnitId } }),
  'GET /api/admin/accounts/{id}/entries.csv': async (world) => ({
    params: { id: (await account(world)).businessUnitId },
  }),
  'POST /api/admin/payments': async (world) => ({
    ...withKey(),
    body: { businessUnitId: (await account(world)).businessUnitId, bookedOn: BOOKED_ON, cents: 100 },
  }),
  'POST /api/admin/payments/{id}/allocate': async (world) => {
    const { businessUnitId, invoiceId, paymentId } = await account(world);
    const body = { businessUnitId, shares: [{ invoiceId, cents: 100 }] };
    return { ...withKey(), params: { id: paymentId }, body };
  },
  'POST /api/admin/payments/{id}/refund': async (world) => ({
    ...withKey(),
    params: { id: (await account(world)).paymentId },
    body: { bookedOn: BOOKED_ON, cents: 100 },
  }),
  'POST /api/admin/payments/{id}/undo': async (world) => ({
    params: { id: (await account(world, { isUsed: true })).paymentId },
  }),
  'POST /api/admin/invoices/{id}/write-off': async (world) => ({
    params: { id: (await account(world)).invoiceId },
    body: { reason: 'Insolvent' },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;

import { randomUUID } from 'node:crypto';
import { inTransaction } from '#db/transaction.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { makeBooking, makeBusinessUnit, makeTrailer } from '../make-rows.ts';
import type { MakeSample } from '../route-sample.ts';

const YEAR = '?from=2026-01-01&to=2026-12-31';

/** A company, and days of its account. */
const ofAccount: MakeSample = async ({ shop }) => ({
  params: { id: await makeBusinessUnit(shop.deps.db) },
  query: YEAR,
});

/** A year in which the unit was billed for a cost centre that is called as its order: whoever reads it knows whose it is. */
const billed =
  (query: string): MakeSample =>
  async ({ shop, businessUnitId, members }) => {
    const { db } = shop.deps;
    const trailerId = await makeTrailer(db);
    const bookingId = await makeBooking(db, { businessUnitId, trailerId, createdBy: members.dispatcher.userId });
    const { orderId } = await db
      .selectFrom('booking')
      .select('orderId')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await inTransaction(db, (trx) =>
      issueInvoice(
        trx,
        { businessUnitId, orderId, bookingId },
        { mangle: (rows) => ({ ...rows, invoice: { ...rows.invoice, costCentre: orderId } }) },
      ),
    );
    return { query };
  };

/** Requests about accounts and costs of companies. */
export const COST_SAMPLES = {
  'GET /api/statement': billed(YEAR),
  'GET /api/statement.csv': billed(YEAR),
  'GET /api/statement.pdf': billed(YEAR),
  'GET /api/costs': billed('?year=2026'),
  'GET /api/costs.csv': billed('?year=2026'),
  'GET /api/admin/accounts/{id}/statement': ofAccount,
  'GET /api/admin/accounts/{id}/statement.csv': ofAccount,
  'GET /api/admin/accounts/{id}/statement.pdf': ofAccount,
  'PUT /api/costs/budgets/{costCentre}': () => ({
    params: { costCentre: randomUUID() },
    body: { year: 2026, cents: 500_000 },
  }),
} as const satisfies Readonly<Record<string, MakeSample>>;

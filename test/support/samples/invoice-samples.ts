import { inTransaction } from '#db/transaction.ts';
import { wordInvoice } from '#documents/invoice/word-invoice.ts';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import { issueInvoice } from '../issue-invoice.ts';
import { makeBooking, makeTrailer } from '../make-rows.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample } from '../route-sample.ts';

const document = SAMPLE_INVOICES.invoice;
const content = JSON.stringify({ document, words: wordInvoice(document, 'de') });

/** An invoice of the unit that nobody has paid. */
async function openInvoice({ shop, businessUnitId, members }: RightsWorld) {
  const { db } = shop.deps;
  const trailerId = await makeTrailer(db);
  const bookingId = await makeBooking(db, { businessUnitId, trailerId, createdBy: members.dispatcher.userId });
  const { orderId } = await db
    .selectFrom('booking')
    .select('orderId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { id } = await inTransaction(db, (trx) =>
    issueInvoice(
      trx,
      { businessUnitId, orderId, bookingId },
      { mangle: (rows) => ({ ...rows, invoice: { ...rows.invoice, content } }) },
    ),
  );
  return { params: { id }, businessUnitId, bookingId, orderId };
}

const ofInvoice: MakeSample = async (world) => ({ params: (await openInvoice(world)).params });

/** One that waits for an answer. */
const disputed: MakeSample = async (world) => {
  const { params, businessUnitId } = await openInvoice(world);
  const { db, clock } = world.shop.deps;
  const openedBy = world.members.admin.userId;
  await db
    .insertInto('dispute')
    .values({ businessUnitId, invoiceId: params.id, reason: 'Zu viele Tage', openedAt: clock.now(), openedBy })
    .execute();
  await db.updateTable('invoiceAccount').set({ status: 'disputed' }).where('invoiceId', '=', params.id).execute();
  return { params, body: { decision: 'rejected', answer: 'Die Tage stimmen.' } };
};

/** Requests about what was billed. */
export const INVOICE_SAMPLES = {
  'GET /api/invoices.zip': async (world) => ({ query: `?id=${(await openInvoice(world)).params.id}` }),
  'GET /api/invoices/{id}': ofInvoice,
  'GET /api/invoices/{id}/pdf': ofInvoice,
  'GET /api/invoices/{id}/xml': ofInvoice,
  'POST /api/invoices/{id}/dispute': async (world) => ({
    params: (await openInvoice(world)).params,
    body: { reason: 'Zu viele Tage' },
  }),
  'GET /api/bookings/{id}/billing': async (world) => {
    const { bookingId, orderId } = await openInvoice(world);
    await world.shop.deps.db
      .updateTable('customerOrder')
      .set({ billing: 'internal' })
      .where('id', '=', orderId)
      .execute();
    return { params: { id: bookingId } };
  },
  'GET /api/users/business-unit/invoicing': async ({ shop, businessUnitId }) => {
    const { id: invoiceAddressId } = await shop.deps.db
      .insertInto('address')
      .values({ businessUnitId, company: 'Muster GmbH', street: 'Peutestraße', city: 'Hamburg', country: 'DE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.deps.db.updateTable('businessUnit').set({ invoiceAddressId }).where('id', '=', businessUnitId).execute();
    return {};
  },
  'PUT /api/users/business-unit/invoicing': () => ({
    body: { addressId: null, format: 'xrechnung', buyerReference: '04011000-12345-34' },
  }),
  'POST /api/admin/invoices/{id}/dispute-decision': disputed,
} as const satisfies Readonly<Record<string, MakeSample>>;

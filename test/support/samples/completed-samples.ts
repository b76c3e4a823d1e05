import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { firstCollectDay } from '#domain/debit/debit-day.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { issueInvoicePaper } from '#services/billing/issue-invoice-paper.ts';
import { ADMIN_INVOICE_SAMPLES } from './admin-invoice-samples.ts';
import { makeDebitable, makeExportedBatch } from '../debit-world.ts';
import { fillCart, makeRentalWorld, periodFrom } from '../rental-world.ts';
import type { RightsWorld } from '../rights-world.ts';
import type { MakeSample, RouteSample } from '../route-sample.ts';
import { ORDER_SAMPLES } from './order-samples.ts';
import { FLEET_SAMPLES } from './fleet-samples.ts';

/**
 * For the calls whose usual sample ends in a conflict, which is enough to tell that somebody may make them: requests that
 * go all the way through.
 */

/** An order that waits for somebody other than its author. */
async function waitingOrder(world: RightsWorld): Promise<RouteSample> {
  const sample = await ORDER_SAMPLES['POST /api/orders/{id}/reject']?.(world);
  const { db, clock } = world.shop.deps;
  const lapsesAt = new Date(clock.now().getTime() + 3_600_000);
  await db
    .updateTable('customerOrder')
    .set({ status: 'pendingApproval', lapsesAt })
    .where('id', '=', sample?.params?.['id'] ?? '')
    .execute();
  return sample ?? {};
}

/** A cart with one line, of a company that has told all it has to. */
async function fullCart(world: RightsWorld): Promise<RouteSample> {
  const { deps } = world.shop;
  const { db } = deps;
  const { userId, businessUnitId } = world.members.admin;
  await db
    .updateTable('businessUnit')
    .set({ registrationNumber: 'HRB 1', vatId: 'DE136695976', vatIdStatus: 'valid', invoiceEmail: 'a@b.example' })
    .set({ paymentMethod: 'transfer', status: 'active' })
    .where('id', '=', businessUnitId)
    .execute();
  await db.deleteFrom('userAddress').where('userId', '=', userId).execute();
  const addressId = randomUUID();
  const address = { company: 'Muster GmbH', street: 'Am Kai 7', postalCode: '20457', city: 'Hamburg', country: 'DE' };
  await db
    .insertInto('address')
    .values({ id: addressId, businessUnitId, ...address })
    .execute();
  await db
    .insertInto('userAddress')
    .values({ userId, businessUnitId, addressId, purpose: 'billing', isDefault: true })
    .execute();
  await db.deleteFrom('cart').where('userId', '=', userId).execute();
  const { trailerIds } = await makeRentalWorld(deps);
  const line = { trailerId: trailerIds[0] ?? '', ...periodFrom(deps.clock.now(), 3) };
  const member = { kind: 'member', userId, businessUnitId, role: 'admin', legalAccepted: true } as const;
  const { version } = await fillCart(deps, { ...member, impersonatedBy: null }, [line]);
  return {
    body: { cartVersion: version, paymentMethod: 'transfer', acceptTerms: true },
    headers: { 'Idempotency-Key': randomUUID() },
  };
}

/** A draft with a rate for every class of the fleet. */
async function fullPriceList(world: RightsWorld): Promise<RouteSample> {
  const sample = await FLEET_SAMPLES['POST /api/admin/prices/{id}/publish']?.(world);
  const id = sample?.params?.['id'] ?? '';
  await sql`
    insert into price_band (price_list_id, price_class, from_day, day_rate_cents)
    select ${id}::uuid, c.price_class, d, 5000 - d
    from (select distinct price_class from trailer) as c, unnest(array[1, 7, 30, 180]) as d
    on conflict do nothing`.execute(world.shop.deps.db);
  return sample ?? {};
}

const todayOf = ({ shop: { deps } }: RightsWorld): string => operatorToday(toInstant(deps.clock.now())).toString();

/** An invoice that can be collected on the next day of the banks. */
async function dueDebit(world: RightsWorld): Promise<RouteSample> {
  const today = todayOf(world);
  const collectOn = firstCollectDay(today, today);
  await makeDebitable(world.shop.deps, { collectOn, mandate: { signedOn: today } });
  return { body: { collectOn } };
}

/** A batch that the bank can have collected. */
const filedBatch: MakeSample = async (world) => ({
  params: { id: (await makeExportedBatch(world.shop.deps, addDays(todayOf(world), -1))).batchId },
});

const filedDebit: MakeSample = async ({ shop: { deps } }) => ({
  params: { id: (await makeExportedBatch(deps)).debitId },
  body: { code: 'AM04' },
});

/** An invoice whose paper is made. */
const onPaper: MakeSample = async (world) => {
  const sample = await ADMIN_INVOICE_SAMPLES['POST /api/admin/invoices/{id}/send'](world);
  await issueInvoicePaper(world.shop.deps, { invoiceId: sample.params?.['id'] ?? '' });
  return sample;
};

export const COMPLETED_SAMPLES: Readonly<Record<string, MakeSample>> = {
  'POST /api/orders': fullCart,
  'POST /api/orders/{id}/approve': waitingOrder,
  'POST /api/orders/{id}/reject': waitingOrder,
  'POST /api/admin/prices/{id}/publish': fullPriceList,
  'POST /api/admin/debit-batches': dueDebit,
  'POST /api/admin/debit-batches/{id}/booked': filedBatch,
  'POST /api/admin/debits/{id}/return': filedDebit,
  'POST /api/admin/invoices/{id}/send': onPaper,
};

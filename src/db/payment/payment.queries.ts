import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import { asTable, isOfOrders, type WhichOrder } from '../order/which-order.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };
export type NewPayment = Omit<Insertable<Tables['payment']>, 'unusedCents'>;

/** All of it is unused, unless it sends back what another has brought. */
export const insertPayment = (trx: Transaction, payment: NewPayment) =>
  trx
    .insertInto('payment')
    .values({ ...payment, unusedCents: payment.returnsId ? 0 : payment.cents })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Of any unit, or of none yet. */
export const findPayment = (db: Database, paymentId: string) =>
  db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();

/** Taken after accounts: whoever uses money has locked what it is used for. */
export const lockPayment = (trx: Transaction, paymentId: string) =>
  trx.selectFrom('payment').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();
export type PaymentRow = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Says whose money it is. Refused by the database once some of it is used. */
export async function givePayment(
  trx: Transaction,
  { businessUnitId, paymentId }: InUnit & { readonly paymentId: string },
): Promise<void> {
  await trx.updateTable('payment').set({ businessUnitId, orderId: null }).where('id', '=', paymentId).execute();
}

/** Says what a refund has sent back, or that it has sent back nothing of it. What is unused follows on both sides. */
export async function returnPayment(
  trx: Transaction,
  { paymentId, returnsId }: { readonly paymentId: string; readonly returnsId: string | null },
): Promise<void> {
  await trx
    .updateTable('payment')
    .set((eb) => ({ returnsId, unusedCents: returnsId === null ? eb.ref('cents') : 0 }))
    .where('id', '=', paymentId)
    .execute();
}

/** Money that came in advance for orders and waits for their documents, the oldest first. */
export const lockHeldPayments = (trx: Transaction, orders: readonly WhichOrder[]) =>
  trx
    .selectFrom('payment as p')
    .select(['p.id', 'p.orderId', 'p.unusedCents'])
    .where(isOfOrders('p.businessUnitId', 'p.orderId', orders))
    .where('p.unusedCents', '>', 0)
    .orderBy('p.bookedOn')
    .orderBy('p.id')
    .forUpdate('p')
    .execute();

/** All money of a unit, the newest first. */
export const listPaymentsOfUnit = (db: Database, { businessUnitId }: InUnit) =>
  db
    .selectFrom('payment as p')
    .leftJoin('customerOrder as o', 'o.id', 'p.orderId')
    .select(['p.id', 'p.kind', 'p.bookedOn', 'p.cents', 'p.unusedCents', 'p.note', 'o.number as orderNumber'])
    .where('p.businessUnitId', '=', businessUnitId)
    .orderBy('p.bookedOn', 'desc')
    .orderBy('p.id')
    .execute();

type HeldMoney = { readonly heldCents: number; readonly receivedOn: string | null; readonly hasGoneBack: boolean };

/** By orders: what has come in advance and is not used, and whether some of what was paid has gone back. */
export async function listHeldMoney(
  db: Database,
  orders: readonly WhichOrder[],
): Promise<ReadonlyMap<string, HeldMoney>> {
  const { rows } = await sql<HeldMoney & { orderId: string }>`
    select w.order_id, coalesce(p.cents, 0)::bigint as held_cents, p.received_on,
      exists (
        select from payment r join payment o on o.id = r.returns_id
        where o.business_unit_id = w.business_unit_id and o.order_id = w.order_id
      ) or exists (
        select from invoice c join settlement s on s.invoice_id = c.id
        where c.business_unit_id = w.business_unit_id and c.order_id = w.order_id and c.kind = 'creditNote'
        group by s.payment_id having sum(s.cents) > 0
      ) as has_gone_back
    from ${asTable(orders)} as w (business_unit_id, order_id)
    cross join lateral (
      select sum(unused_cents) as cents, max(booked_on) as received_on from payment
      where business_unit_id = w.business_unit_id and order_id = w.order_id and cents > 0
    ) p`.execute(db);
  return new Map(rows.map(({ orderId, ...held }) => [orderId, held]));
}

export async function readHeldMoney(db: Database, order: WhichOrder): Promise<HeldMoney> {
  const held = (await listHeldMoney(db, [order])).get(order.orderId);
  if (held === undefined) throw new Error('A sum has one row');
  return held;
}

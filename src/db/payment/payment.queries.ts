import { sql, type Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
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

/** Money that came in advance for an order and waits for its documents, the oldest first. */
export const lockHeldPayments = (
  trx: Transaction,
  { businessUnitId, orderId }: InUnit & { readonly orderId: string },
) =>
  trx
    .selectFrom('payment')
    .select(['id', 'unusedCents'])
    .where('businessUnitId', '=', businessUnitId)
    .where('orderId', '=', orderId)
    .where('unusedCents', '>', 0)
    .orderBy('bookedOn')
    .orderBy('id')
    .forUpdate()
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

/** What has come in advance for an order and is not used, and whether some of what it was paid has gone back. */
export async function readHeldMoney(db: Database, { businessUnitId, orderId }: InUnit & { readonly orderId: string }) {
  const { rows } = await sql<{ heldCents: number; receivedOn: string | null; hasGoneBack: boolean }>`
    select coalesce(sum(p.unused_cents), 0)::bigint as held_cents, max(p.booked_on) as received_on,
      exists (
        select from payment r join payment o on o.id = r.returns_id
        where o.business_unit_id = ${businessUnitId} and o.order_id = ${orderId}
      ) or exists (
        select from invoice c join settlement s on s.invoice_id = c.id
        where c.business_unit_id = ${businessUnitId} and c.order_id = ${orderId} and c.kind = 'creditNote'
        group by s.payment_id having sum(s.cents) > 0
      ) as has_gone_back
    from payment p
    where p.business_unit_id = ${businessUnitId} and p.order_id = ${orderId} and p.cents > 0`.execute(db);
  const [held] = rows;
  if (held === undefined) throw new Error('A sum has one row');
  return held;
}

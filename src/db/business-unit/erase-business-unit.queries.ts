import { sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';

type Unit = { readonly businessUnitId: string };

/** Nobody else decides about the unit until the transaction ends. */
export const lockUnit = (trx: Transaction, { businessUnitId }: Unit) =>
  trx.selectFrom('businessUnit').select('id').where('id', '=', businessUnitId).forUpdate().execute();

/**
 * Whether something of the unit is still to happen, to be billed or to be transferred, be it the fee for what was
 * cancelled, or whether money or a credit of it waits. What is debited for orders that are billed elsewhere comes from the
 * bank, without a word to the customer.
 */
export async function hasOpenBusiness(db: Database, { businessUnitId }: Unit): Promise<boolean> {
  const open = await db
    .selectFrom('customerOrder')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['pendingApproval', 'placed', 'confirmed', 'active']),
        eb('billingDueOn', 'is not', null),
        eb.and([
          eb('status', 'in', ['completed', 'cancelled']),
          eb('paymentStatus', 'in', ['awaitingTransfer', 'overdue']),
          eb('dueGrossCents', '>', eb.ref('paidCents')),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined || (await hasOpenAccount(db, { businessUnitId }));
}

async function hasOpenAccount(db: Database, { businessUnitId }: Unit): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from invoice_account where business_unit_id = ${businessUnitId} and open_cents > 0)
      or exists (
        select from payment where business_unit_id = ${businessUnitId} and unused_cents <> 0 and kind <> 'writeOff'
      ) as is_open`.execute(db);
  return rows[0]?.isOpen ?? false;
}

export const lockPeopleOfUnit = (trx: Transaction, { businessUnitId }: Unit) =>
  trx
    .selectFrom('userAccount as u')
    .innerJoin('membership as m', 'm.userId', 'u.id')
    .select(['u.id as userId', 'u.email', 'u.avatar'])
    .where('m.businessUnitId', '=', businessUnitId)
    .orderBy('u.id')
    .forUpdate('u')
    .execute();

/** Takes the people out of what the unit keeps beside its accounts: ways to reach them, and who drove. */
export async function eraseContacts(
  trx: Transaction,
  { businessUnitId, now }: Unit & { readonly now: Date },
): Promise<void> {
  await trx
    .updateTable('businessUnit')
    .set((eb) => ({
      invoiceEmail: null,
      phone: null,
      logo: null,
      buyerReference: null,
      trailerConnectLoginEncrypted: null,
      erasedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', businessUnitId)
    .execute();
  await trx
    .updateTable('address')
    .set({ salutation: null, firstName: null, lastName: null, phone: null, email: null })
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  await trx
    .updateTable('booking')
    .set({ driverName: null, driverPhone: null, reservationNote: null })
    .where('businessUnitId', '=', businessUnitId)
    .where(sql<boolean>`(driver_name is not null or driver_phone is not null or reservation_note is not null)`)
    .execute();
  await trx.deleteFrom('businessUnitContact').where('businessUnitId', '=', businessUnitId).execute();
  await trx
    .updateTable('businessUnitDecision')
    .set({ reason: null })
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  // In the words of people; what was decided shows in the documents.
  await trx.deleteFrom('note').where('businessUnitId', '=', businessUnitId).execute();
  await trx.deleteFrom('dispute').where('businessUnitId', '=', businessUnitId).execute();
  await trx
    .updateTable('bookingCharge')
    .set({ objection: '' })
    .where('businessUnitId', '=', businessUnitId)
    .where('objection', 'is not', null)
    .execute();
  await trx
    .deleteFrom('invitation')
    .where('businessUnitId', '=', businessUnitId)
    .where('acceptedAt', 'is', null)
    .execute();
  await trx
    .updateTable('quote')
    .set({ recipientName: '', recipientEmail: '', caller: null, callerPhone: null, note: null })
    .where('businessUnitId', '=', businessUnitId)
    .execute();
  // To whoever was invited and never came as well.
  await trx
    .updateTable('sentMail')
    .set({ recipient: '', subject: '', bodyText: '', error: null, request: null })
    .where('businessUnitId', '=', businessUnitId)
    .where('userId', 'is', null)
    .execute();
}

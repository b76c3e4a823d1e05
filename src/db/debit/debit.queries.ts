import { sql, type Selectable, type Updateable } from 'kysely';
import type { MandateScheme, MandateState } from '#domain/payment/mandate.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';
import { announcedFor, lastReturn, mayCollectAgain } from './to-collect.queries.ts';

export type DebitRow = Selectable<Tables['debit']>;
type InUnit = { readonly businessUnitId: string };

const selectShown = (db: Database, today: string) =>
  db
    .selectFrom('debit as d')
    .innerJoin('debitBatch as p', 'p.id', 'd.batchId')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .innerJoin('businessUnit as b', 'b.id', 'd.businessUnitId')
    .innerJoin('mandate as m', 'm.id', 'd.mandateId')
    .selectAll('d')
    .select(['p.number as batchNumber', 'i.number as invoiceNumber', 'i.orderId', 'o.number as orderNumber'])
    .select(['b.name as company', 'm.reference', mayCollectAgain(today).as('mayCollectAgain')]);
export type ShownDebit = Awaited<ReturnType<typeof listDebitsOfBatch>>[number];

/** By the number of the invoice. */
export const listDebitsOfBatch = (
  db: Database,
  { batchId, today }: { readonly batchId: string; readonly today: string },
) => selectShown(db, today).where('d.batchId', '=', batchId).orderBy('i.number').execute();

/** Only how far each of them is. */
export const listStatesOfBatch = (db: Database, batchId: string) =>
  db.selectFrom('debit').select(['id', 'status', 'paymentId']).where('batchId', '=', batchId).execute();

/** What came back, the latest first. */
export const listReturnedDebits = (
  db: Database,
  { limit, today }: { readonly limit: number; readonly today: string },
) =>
  selectShown(db, today)
    .where('d.returnedOn', 'is not', null)
    .orderBy('d.returnedOn', 'desc')
    .orderBy('d.id')
    .limit(limit)
    .execute();

export const findDebit = (db: Database, { debitId, today }: { readonly debitId: string; readonly today: string }) =>
  selectShown(db, today).where('d.id', '=', debitId).executeTakeFirst();

/** Taken after the account of its invoice. */
export const lockDebit = (trx: Transaction, debitId: string): Promise<DebitRow | undefined> =>
  trx.selectFrom('debit').selectAll().where('id', '=', debitId).forUpdate().executeTakeFirst();

/** Orders and accounts of all debits of a batch, in the order in which everybody locks them. */
export async function lockAccountsOfBatch(trx: Transaction, batchId: string): Promise<void> {
  await sql`
    select from customer_order where id in (
      select i.order_id from debit d join invoice i on i.id = d.invoice_id where d.batch_id = ${batchId}
    ) order by id for update`.execute(trx);
  await sql`
    select from invoice_account where invoice_id in (select invoice_id from debit where batch_id = ${batchId})
    order by invoice_id for update`.execute(trx);
}

export type PlannedDebit = {
  readonly id: string;
  readonly invoiceId: string;
  readonly openCents: number;
  readonly status: Selectable<Tables['invoiceAccount']>['status'];
  readonly announcedFor: string;
  readonly cameBack: boolean;
  readonly scheme: MandateScheme;
  readonly mandateStatus: MandateState;
  readonly signedOn: string;
  readonly bankConfirmedOn: string | null;
  readonly lastCollectedOn: string | null;
  readonly blockedReason: string | null;
};

/** Whoever wants to revoke one of the mandates waits from here on. */
export async function lockPlannedDebits(trx: Transaction, batchId: string): Promise<readonly PlannedDebit[]> {
  const { rows } = await sql<PlannedDebit>`
    select d.id, d.invoice_id, a.open_cents, a.status, ${announcedFor} as announced_for,
      last.return_code is not null and last.retry_on is null as came_back,
      d.scheme, m.status as mandate_status, m.signed_on, m.bank_confirmed_on, m.last_collected_on, m.blocked_reason
    from debit d
    join invoice i on i.id = d.invoice_id
    join invoice_account a on a.invoice_id = i.id
    join mandate m on m.id = d.mandate_id
    left join ${lastReturn} last on true
    where d.batch_id = ${batchId} and d.status = 'planned'
    order by d.mandate_id for share of m`.execute(trx);
  return rows;
}

/** The rest of a batch goes to the bank with what is open by now. The accounts wait for the money. */
export async function exportDebits(
  trx: Transaction,
  { batchId, collectOn }: { readonly batchId: string; readonly collectOn: string },
): Promise<void> {
  await sql`
    update debit d set status = 'exported', cents = a.open_cents, version = d.version + 1
    from invoice_account a
    where a.invoice_id = d.invoice_id and d.batch_id = ${batchId} and d.status = 'planned'`.execute(trx);
  await sql`
    update invoice_account a
    set status = 'collecting', due_on = greatest(a.due_on, ${collectOn}::date), version = a.version + 1
    from debit d
    where a.invoice_id = d.invoice_id and d.batch_id = ${batchId} and d.status = 'exported'`.execute(trx);
}

/** Orders that were late when a debit of theirs went to the bank. */
export const listLateOrdersOfBatch = (db: Database, batchId: string) =>
  db
    .selectFrom('debit as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .select(['o.businessUnitId', 'o.id as orderId'])
    .distinct()
    .where('d.batchId', '=', batchId)
    .where('d.status', '=', 'exported')
    .where('o.paymentStatus', '=', 'overdue')
    .execute();

type Withdrawal = { readonly reason: NonNullable<DebitRow['withdrawnFor']>; readonly debitIds: readonly string[] };

export async function withdrawDebits(trx: Transaction, { reason, debitIds }: Withdrawal): Promise<void> {
  if (debitIds.length === 0) return;
  await trx
    .updateTable('debit')
    .set((eb) => ({ status: 'withdrawn', withdrawnFor: reason, version: eb('version', '+', 1) }))
    .where('id', 'in', debitIds)
    .execute();
}

/** All that the file of a batch says, the account numbers still sealed. */
export const listFiledDebits = (db: Database, batchId: string) =>
  db
    .selectFrom('debit as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .innerJoin('customerOrder as o', 'o.id', 'i.orderId')
    .innerJoin('mandate as m', 'm.id', 'd.mandateId')
    .select(['i.number', 'o.number as orderNumber', 'd.cents', 'd.scheme'])
    .select(['m.reference', 'm.signedOn', 'm.accountHolder', 'm.ibanEncrypted'])
    .where('d.batchId', '=', batchId)
    .where('d.status', 'not in', ['planned', 'withdrawn'])
    .execute();

/** What the bank is to collect, with what is open of it. */
export const listExportedDebits = (db: Database, batchId: string) =>
  db
    .selectFrom('debit as d')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'd.invoiceId')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .select(['d.id', 'd.businessUnitId', 'd.invoiceId', 'd.mandateId', 'd.cents', 'a.openCents'])
    .select(['i.number', 'i.orderId'])
    .where('d.batchId', '=', batchId)
    .where('d.status', '=', 'exported')
    .orderBy('d.invoiceId')
    .execute();

export async function updateDebit(
  trx: Transaction,
  debitId: string,
  changes: Omit<Updateable<Tables['debit']>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('debit')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', debitId)
    .execute();
}

/** What has become money, with the payment it became. */
export const listCollectedDebits = (db: Database, batchId: string) =>
  db
    .selectFrom('debit as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .select(['d.id', 'd.businessUnitId', 'd.invoiceId', 'd.mandateId', 'd.cents', 'd.paymentId', 'i.orderId'])
    .where('d.batchId', '=', batchId)
    .where('d.status', '=', 'collected')
    .where('d.paymentId', 'is not', null)
    .$narrowType<{ paymentId: string }>()
    .orderBy('d.invoiceId')
    .execute();

/** Whether the invoice is in a batch, at the bank or collected. */
export async function hasLiveDebit(
  db: Database,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
): Promise<boolean> {
  const live = await db
    .selectFrom('debit')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('status', 'in', ['planned', 'exported', 'collected'])
    .executeTakeFirst();
  return live !== undefined;
}

/** A mandate was used when its debits were collected, and not when one of them was not after all. */
export async function forgetCollection(
  trx: Transaction,
  { businessUnitId, mandateId }: InUnit & { readonly mandateId: string },
): Promise<void> {
  await sql`
    update mandate set version = version + 1, last_collected_on = (
      select max(p.booked_on) from debit d join payment p on p.id = d.payment_id where d.mandate_id = ${mandateId}
    )
    where business_unit_id = ${businessUnitId} and id = ${mandateId}`.execute(trx);
}

/** The mandates of a batch have been used. */
export async function noteCollection(
  trx: Transaction,
  { batchId, on }: { readonly batchId: string; readonly on: string },
): Promise<void> {
  await sql`
    update mandate m set last_collected_on = greatest(m.last_collected_on, ${on}::date), version = m.version + 1
    where m.id in (select mandate_id from debit where batch_id = ${batchId} and status = 'collected')`.execute(trx);
}

/** So many debits of a unit came back after a day. */
export async function countReturns(
  db: Database,
  { businessUnitId, after }: InUnit & { readonly after: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('debit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('businessUnitId', '=', businessUnitId)
    .where('returnedOn', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns of one unit are counted one after the other. */
export async function lockReturnsOfUnit(trx: Transaction, { businessUnitId }: InUnit): Promise<void> {
  await sql`select from business_unit where id = ${businessUnitId} for no key update`.execute(trx);
}

export const countReturnsOfInvoice = async (
  db: Database,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
): Promise<number> => {
  const { count } = await db
    .selectFrom('debit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('returnedOn', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

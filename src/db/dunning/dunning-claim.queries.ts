import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };
type WhichClaim = InUnit & { readonly claimId: string };
export type ClaimRow = Selectable<Tables['dunningClaim']>;

export const insertClaim = (trx: Transaction, claim: Insertable<Tables['dunningClaim']>) =>
  trx.insertInto('dunningClaim').values(claim).returning('id').executeTakeFirstOrThrow();

/** Of any unit. Whoever changes one has locked the account of its invoice before. */
export const findClaim = (db: Database, claimId: string): Promise<ClaimRow | undefined> =>
  db.selectFrom('dunningClaim').selectAll().where('id', '=', claimId).executeTakeFirst();

const selectShown = (db: Database) =>
  db
    .selectFrom('dunningClaim as c')
    .innerJoin('invoice as i', 'i.id', 'c.invoiceId')
    .innerJoin('businessUnit as b', 'b.id', 'c.businessUnitId')
    .selectAll('c')
    .select(['i.number as invoiceNumber', 'b.name as company']);
export type ShownClaim = Awaited<ReturnType<typeof listClaimsOfInvoice>>[number];

/** All that was ever claimed for an invoice, in its order. */
export const listClaimsOfInvoice = (
  db: Database,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
) =>
  selectShown(db)
    .where('c.businessUnitId', '=', businessUnitId)
    .where('c.invoiceId', '=', invoiceId)
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .execute();

/** All that was ever claimed beside invoices of a unit, the newest first. */
export const listDunningOfUnit = (db: Database, { businessUnitId }: InUnit) =>
  selectShown(db)
    .where('c.businessUnitId', '=', businessUnitId)
    .orderBy('c.createdAt', 'desc')
    .orderBy('c.id')
    .execute();

export const findShownClaim = (db: Database, claimId: string) =>
  selectShown(db).where('c.id', '=', claimId).executeTakeFirst();

/** What is neither paid nor waived, the oldest first; of all units for the operator. */
export const listOpenClaims = (
  db: Database,
  { businessUnitIds, limit }: { readonly businessUnitIds?: readonly string[]; readonly limit: number },
) =>
  selectShown(db)
    .where('c.waivedAt', 'is', null)
    .where('c.paidAt', 'is', null)
    .$if(businessUnitIds !== undefined, (query) => query.where('c.businessUnitId', 'in', businessUnitIds ?? []))
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(limit)
    .execute();

/** All claims of some invoices, whatever became of them. */
export async function listClaimsOfInvoices(db: Database, invoiceIds: readonly string[]) {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('dunningClaim')
    .select(['invoiceId', 'kind', 'toOn'])
    .where('invoiceId', 'in', invoiceIds)
    .execute();
}

type Waiver = WhichClaim & { readonly reason: string; readonly userId: string; readonly now: Date };

export async function waiveClaim(
  trx: Transaction,
  { businessUnitId, claimId, reason, userId, now }: Waiver,
): Promise<void> {
  await trx
    .updateTable('dunningClaim')
    .set((eb) => ({ waivedAt: now, waivedBy: userId, waivedReason: reason, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', claimId)
    .execute();
}

type Paid = WhichClaim & { readonly paymentId: string | null; readonly userId: string; readonly now: Date };

/** What is unused of the payment follows, in the database. */
export async function payClaim(
  trx: Transaction,
  { businessUnitId, claimId, paymentId, userId, now }: Paid,
): Promise<void> {
  await trx
    .updateTable('dunningClaim')
    .set((eb) => ({ paidAt: now, paidBy: userId, paymentId, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', claimId)
    .execute();
}

/** The invoices whose claims were paid with a payment. */
export const listClaimsPaidWith = (db: Database, paymentId: string) =>
  db.selectFrom('dunningClaim').select(['id', 'invoiceId', 'cents']).where('paymentId', '=', paymentId).execute();

/** What a payment has paid is open again, and its money unused: one by one, because the database counts after each. */
export async function reopenClaim(trx: Transaction, { businessUnitId, claimId }: WhichClaim): Promise<void> {
  await trx
    .updateTable('dunningClaim')
    .set((eb) => ({ paidAt: null, paidBy: null, paymentId: null, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', claimId)
    .execute();
}

/** Claims that are open although their invoice was settled before a day: somebody insists on them or waives them. */
export async function listClaimsToDecide(
  db: Database,
  { settledBefore, limit }: { readonly settledBefore: Date; readonly limit: number },
) {
  const { rows } = await sql<ClaimToDecide>`
    select c.id, c.business_unit_id, b.name as company, c.invoice_id, i.number as invoice_number, c.kind, c.cents,
      settled.at as settled_at
    from dunning_claim c
    join invoice_account a on a.invoice_id = c.invoice_id and a.open_cents = 0
    join invoice i on i.id = c.invoice_id
    join business_unit b on b.id = c.business_unit_id
    join lateral (select max(created_at) as at from settlement where invoice_id = c.invoice_id) settled on true
    where c.waived_at is null and c.paid_at is null and settled.at < ${settledBefore}
    order by settled.at, c.id limit ${limit}`.execute(db);
  return rows;
}
export type ClaimToDecide = {
  readonly id: string;
  readonly businessUnitId: string;
  readonly company: string;
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly kind: ClaimRow['kind'];
  readonly cents: number;
  readonly settledAt: Date;
};

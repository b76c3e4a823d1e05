import { sql, type Insertable } from 'kysely';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { Database, Transaction } from '../client.ts';
import { isOfOrders, type WhichOrder } from '../order/which-order.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };

/** What is open and what is unused moves with it, in the database. */
export async function insertSettlement(trx: Transaction, settlement: Insertable<Tables['settlement']>): Promise<void> {
  await trx.insertInto('settlement').values(settlement).execute();
}

/** What a payment settles, without what was taken back. */
export const listLiveSettlements = (db: Database, paymentId: string) =>
  db
    .selectFrom('settlement as s')
    .leftJoin('settlement as r', 'r.reversesId', 's.id')
    .select(['s.id', 's.paymentId', 's.invoiceId', 's.cents'])
    .where('s.paymentId', '=', paymentId)
    .where('s.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('s.invoiceId')
    .execute();

/** What was written off by itself when a payment had settled the rest, in the same moment. */
export const listSmallDifferences = (
  db: Database,
  { businessUnitId, paymentId }: InUnit & { readonly paymentId: string },
) =>
  db
    .selectFrom('settlement as s')
    .innerJoin('payment as w', 'w.id', 's.paymentId')
    .innerJoin('settlement as paid', (join) =>
      join
        .onRef('paid.invoiceId', '=', 's.invoiceId')
        .onRef('paid.createdAt', '=', 's.createdAt')
        .on('paid.paymentId', '=', paymentId)
        .on('paid.reversesId', 'is', null),
    )
    .leftJoin('settlement as r', 'r.reversesId', 's.id')
    .select(['s.id', 's.paymentId', 's.invoiceId', 's.cents'])
    .where('s.businessUnitId', '=', businessUnitId)
    // Whoever takes the write-off itself back has it already.
    .where('s.paymentId', '<>', paymentId)
    .where('w.kind', '=', 'writeOff')
    .where('w.note', 'is', null)
    .where('s.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('s.invoiceId')
    .execute();

/** What a credit note was set against by a person, without what was taken back: not the document that it corrects. */
export const listLiveOffsets = (
  db: Database,
  { businessUnitId, creditNoteId }: InUnit & { readonly creditNoteId: string },
) =>
  db
    .selectFrom('settlement as s')
    .innerJoin('invoice as c', 'c.id', 's.creditNoteId')
    .leftJoin('settlement as r', 'r.reversesId', 's.id')
    .select(['s.id', 's.invoiceId', 's.cents'])
    .where('s.businessUnitId', '=', businessUnitId)
    .where('s.creditNoteId', '=', creditNoteId)
    .whereRef('s.invoiceId', 'is distinct from', 'c.correctsId')
    .where('s.reversesId', 'is', null)
    .where('r.id', 'is', null)
    .orderBy('s.invoiceId')
    .execute();

/**
 * Locks the orders of some documents, and one that money was held for, then the accounts of those documents, each in the
 * order of their ids. Documents of others are left out.
 */
export async function lockAccounts(
  trx: Transaction,
  {
    businessUnitId,
    invoiceIds,
    heldFor = null,
  }: InUnit & { readonly invoiceIds: readonly string[]; readonly heldFor?: string | null },
) {
  if (invoiceIds.length === 0) return [];
  await trx
    .selectFrom('customerOrder')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where((eb) =>
      eb.or([
        eb('id', '=', heldFor),
        eb('id', 'in', (of) =>
          of
            .selectFrom('invoice')
            .select('orderId')
            .where('businessUnitId', '=', businessUnitId)
            .where('id', 'in', invoiceIds),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return trx
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select(['a.invoiceId', 'a.openCents', 'a.status', 'a.dunningLevel', 'i.kind', 'i.number', 'i.orderId'])
    .where('a.businessUnitId', '=', businessUnitId)
    .where('a.invoiceId', 'in', invoiceIds)
    .orderBy('a.invoiceId')
    .forUpdate('a')
    .execute();
}
export type LockedAccount = Awaited<ReturnType<typeof lockAccounts>>[number];

/** The documents of orders with what is open of them. */
export const listOrderDocuments = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('invoice as i')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'i.id')
    .leftJoin('invoiceByTransfer as t', 't.invoiceId', 'i.id')
    .select(['i.orderId', 'i.id', 'i.kind', 'a.grossCents', 'a.openCents', 'a.dueOn', 'a.status'])
    // What was to be collected may have been turned to transfer.
    .select(
      sql<PaymentMethod>`case when t.invoice_id is null then i.payment_method else 'transfer' end`.as('paymentMethod'),
    )
    .where(isOfOrders('i.businessUnitId', 'i.orderId', orders))
    .execute();

/** Zero if there is no such document. */
export async function findOpenCents(
  db: Database,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
): Promise<number> {
  const account = await db
    .selectFrom('invoiceAccount')
    .select('openCents')
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirst();
  return account?.openCents ?? 0;
}

/** What is not paid any more is told apart from what was. */
export async function markWrittenOff(
  trx: Transaction,
  { businessUnitId, invoiceId }: InUnit & { readonly invoiceId: string },
): Promise<void> {
  await trx
    .updateTable('invoiceAccount')
    .set((eb) => ({ status: 'writtenOff', version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('openCents', '=', 0)
    .execute();
}

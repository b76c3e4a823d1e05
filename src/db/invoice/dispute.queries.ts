import { sql, type Insertable } from 'kysely';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly businessUnitId: string; readonly invoiceId: string };

/**
 * The account of a document, which nobody else changes until the transaction ends. Its order is locked before it, as by
 * whoever bills or settles.
 */
export async function lockAccount(
  trx: Transaction,
  { scope, invoiceId }: { readonly scope: Scope; readonly invoiceId: string },
) {
  await trx
    .selectFrom('customerOrder as o')
    .select('o.id')
    .where(inScope('o.businessUnitId', scope))
    .where('o.id', '=', (eb) => eb.selectFrom('invoice').select('orderId').where('id', '=', invoiceId))
    .forUpdate()
    .execute();
  return trx
    .selectFrom('invoiceAccount as a')
    .innerJoin('invoice as i', 'i.id', 'a.invoiceId')
    .select([
      'a.invoiceId',
      'a.businessUnitId',
      'a.status',
      'a.openCents',
      'a.dueOn',
      'i.kind',
      'i.number',
      'i.orderId',
    ])
    .where('a.invoiceId', '=', invoiceId)
    .where(inScope('a.businessUnitId', scope))
    .forUpdate('a')
    .executeTakeFirst();
}

export async function changeAccount(
  trx: Transaction,
  { businessUnitId, invoiceId, ...changes }: Which & { readonly status: 'open' | 'disputed'; readonly dueOn?: string },
): Promise<void> {
  await trx
    .updateTable('invoiceAccount')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .execute();
}

export async function insertDispute(trx: Transaction, dispute: Insertable<Tables['dispute']>): Promise<void> {
  await trx.insertInto('dispute').values(dispute).execute();
}

export const findOpenDispute = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('dispute')
    .select(['id', 'openedAt', 'openedBy'])
    .where('businessUnitId', '=', businessUnitId)
    .where('invoiceId', '=', invoiceId)
    .where('decidedAt', 'is', null)
    .executeTakeFirst();

type Decision = Which & {
  readonly disputeId: string;
  readonly decision: 'accepted' | 'rejected';
  readonly answer: string;
  readonly decidedBy: string;
  readonly now: Date;
};

export async function decideDispute(
  trx: Transaction,
  { businessUnitId, disputeId, decision, answer, decidedBy, now }: Decision,
): Promise<void> {
  await trx
    .updateTable('dispute')
    .set({ decision, answer, decidedBy, decidedAt: now })
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', disputeId)
    .execute();
}

/** What was last said about a document. */
export const findNewestDispute = (db: Database, { businessUnitId, invoiceId }: Which) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('userAccount as u', 'u.id', 'd.openedBy')
    .select(['d.id', 'd.reason', 'd.openedAt', 'd.decidedAt', 'd.decision', 'd.answer', 'd.openedBy as openedById'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('openedBy'))
    .where('d.businessUnitId', '=', businessUnitId)
    .where('d.invoiceId', '=', invoiceId)
    .orderBy('d.openedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
export type DisputeRow = NonNullable<Awaited<ReturnType<typeof findNewestDispute>>>;

/** Of any unit: for jobs that an outbox row sent. */
export const findDisputeOfAnyUnit = (db: Database, disputeId: string) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .innerJoin('invoiceAccount as a', 'a.invoiceId', 'd.invoiceId')
    .select(['d.businessUnitId', 'd.invoiceId', 'd.openedBy', 'd.decision', 'd.answer'])
    .select(['i.number', 'i.orderId', 'a.openCents', 'a.dueOn'])
    .where('d.id', '=', disputeId)
    .executeTakeFirst();

/** All that a unit has said is wrong about its documents, the newest first, and what was answered. */
export const listDisputesOfUnit = (db: Database, { businessUnitId }: Pick<Which, 'businessUnitId'>) =>
  db
    .selectFrom('dispute as d')
    .innerJoin('invoice as i', 'i.id', 'd.invoiceId')
    .innerJoin('userAccount as u', 'u.id', 'd.openedBy')
    .select(['i.number as invoiceNumber', 'd.openedAt', 'd.reason', 'd.decidedAt', 'd.decision', 'd.answer'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('openedBy'))
    .where('d.businessUnitId', '=', businessUnitId)
    .orderBy('d.openedAt', 'desc')
    .orderBy('d.id')
    .execute();

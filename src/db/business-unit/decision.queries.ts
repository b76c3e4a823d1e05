import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export async function insertDecision(
  trx: Transaction,
  decision: Insertable<Tables['businessUnitDecision']>,
): Promise<void> {
  await trx.insertInto('businessUnitDecision').values(decision).execute();
}

/** What was decided last about each of some companies. */
export const listLastDecisions = (db: Database, businessUnitIds: readonly string[]) =>
  db
    .selectFrom('businessUnitDecision as d')
    .leftJoin('userAccount as u', 'u.id', 'd.decidedBy')
    .distinctOn('d.businessUnitId')
    .select(['d.businessUnitId', 'd.decision', 'd.ground', 'd.reason', 'd.decidedAt'])
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstName', 'u.lastName']).as('by'))
    .where((eb) => eb('d.businessUnitId', '=', eb.fn.any(eb.val(businessUnitIds))))
    .orderBy('d.businessUnitId')
    .orderBy('d.id', 'desc')
    .execute();

/** Why a company was turned away last, as its people are told. */
export const findLastRejection = (db: Database, { businessUnitId }: { readonly businessUnitId: string }) =>
  db
    .selectFrom('businessUnitDecision')
    .select('ground')
    .where('businessUnitId', '=', businessUnitId)
    .where('decision', '=', 'reject')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

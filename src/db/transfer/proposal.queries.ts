import { type Insertable, sql } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

/** Of several that reckon at once, one after the other. */
export const lockProposals = async (trx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('transfer_proposal', 0))`.execute(trx);
};

/** Ways on which somebody did not want to send a trailer, since a moment. */
export const listDismissedWays = (db: Database, since: Date) =>
  db
    .selectFrom('transferProposal')
    .select(['type', 'fromDepotId', 'toDepotId'])
    .where('dismissedAt', '>=', since)
    .execute();

type Found = {
  readonly proposals: readonly Insertable<Tables['transferProposal']>[];
  readonly shortages: readonly Insertable<Tables['depotShortage']>[];
  readonly surpluses: readonly Insertable<Tables['depotSurplus']>[];
  readonly dismissedSince: Date;
};

/** What was found takes the place of what was found before. */
export async function replaceProposals(
  trx: Transaction,
  { proposals, shortages, surpluses, dismissedSince }: Found,
): Promise<void> {
  await trx
    .deleteFrom('transferProposal')
    .where(({ or, eb }) => or([eb('dismissedAt', 'is', null), eb('dismissedAt', '<', dismissedSince)]))
    .execute();
  await trx.deleteFrom('depotShortage').execute();
  await trx.deleteFrom('depotSurplus').execute();
  if (proposals.length > 0) await trx.insertInto('transferProposal').values(proposals).execute();
  if (shortages.length > 0) await trx.insertInto('depotShortage').values(shortages).execute();
  if (surpluses.length > 0) await trx.insertInto('depotSurplus').values(surpluses).execute();
}

export const listShortages = (db: Database) => db.selectFrom('depotShortage').select(['depotId', 'type']).execute();

export const listSurpluses = (db: Database) =>
  db.selectFrom('depotSurplus').select(['depotId', 'type', 'foreseenUntil']).execute();

const open = (db: Database, id: string) =>
  db.selectFrom('transferProposal').selectAll().where('id', '=', id).where('dismissedAt', 'is', null);

export const findProposal = (db: Database, id: string) => open(db, id).executeTakeFirst();

export const lockProposal = (trx: Transaction, id: string) => open(trx, id).forUpdate().executeTakeFirst();
export type ProposalRow = NonNullable<Awaited<ReturnType<typeof lockProposal>>>;

export const dismiss = (
  trx: Transaction,
  { id, at, reason }: { readonly id: string; readonly at: Date; readonly reason: string },
) =>
  trx.updateTable('transferProposal').set({ dismissedAt: at, dismissedReason: reason }).where('id', '=', id).execute();

/** It is planned: one depot lacks one less, and the other has one less to spare. */
export async function fulfil(trx: Transaction, { id, fromDepotId, toDepotId, type }: ProposalRow): Promise<void> {
  await trx.deleteFrom('transferProposal').where('id', '=', id).execute();
  await trx
    .deleteFrom('depotShortage')
    .where('depotId', '=', toDepotId)
    .where('type', '=', type)
    .where('missing', '=', 1)
    .execute();
  await trx
    .updateTable('depotShortage')
    .set((eb) => ({ missing: eb('missing', '-', 1) }))
    .where('depotId', '=', toDepotId)
    .where('type', '=', type)
    .execute();
  const surplus = { depotId: fromDepotId, type };
  await trx
    .deleteFrom('depotSurplus')
    .where(({ and }) => and({ ...surplus, spare: 1 }))
    .execute();
  await trx
    .updateTable('depotSurplus')
    .set((eb) => ({ spare: eb('spare', '-', 1) }))
    .where(({ and }) => and(surplus))
    .execute();
}

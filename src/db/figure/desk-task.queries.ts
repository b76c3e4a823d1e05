import { type Updateable, sql } from 'kysely';
import type { TaskKind } from '#domain/admin/task-kind.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

type Which = { readonly kind: TaskKind; readonly objectId: string };

/** More than the desk can keep in mind; what has not been touched for long is swept. */
const MOST_HELD = 5000;

const holds = (db: Database) =>
  db
    .selectFrom('deskTask as d')
    .leftJoin('userAccount as u', 'u.id', 'd.ownerId')
    // Only kinds of the table are ever written.
    .select([sql<TaskKind>`d.kind`.as('kind'), 'd.objectId', 'd.ownerId', 'd.restsUntil', 'd.version'])
    .select((eb) => eb.fn<string>('concat_ws', [eb.val(' '), 'u.firstName', 'u.lastName']).as('ownerName'));

/** What somebody has taken or put off. */
export const listHolds = (db: Database) =>
  holds(db)
    .where((eb) => eb.or([eb('d.ownerId', 'is not', null), eb('d.restsUntil', 'is not', null)]))
    .orderBy('d.changedAt', 'desc')
    .limit(MOST_HELD)
    .execute();
export type HoldRow = Awaited<ReturnType<typeof listHolds>>[number];

/** Makes the row if there is none, so that whoever comes second waits for the first. */
export async function lockHold(trx: Transaction, { kind, objectId, now }: Which & { readonly now: Date }) {
  await trx
    .insertInto('deskTask')
    .values({ kind, objectId, changedAt: now, version: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'objectId']).doNothing())
    .execute();
  await trx
    .selectFrom('deskTask')
    .select('version')
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .forUpdate()
    .execute();
  return findHold(trx, { kind, objectId });
}

export const findHold = (db: Database, { kind, objectId }: Which) =>
  holds(db).where('d.kind', '=', kind).where('d.objectId', '=', objectId).executeTakeFirstOrThrow();

export async function updateHold(
  trx: Transaction,
  { kind, objectId, changes }: Which & { readonly changes: Updateable<Tables['deskTask']> },
): Promise<void> {
  await trx
    .updateTable('deskTask')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .execute();
}

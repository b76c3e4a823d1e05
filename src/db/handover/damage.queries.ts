import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type DamageRow = Selectable<Tables['damage']>;

type KnownDamageQuestion = {
  readonly trailerId: string;
  /** Damages that this handover itself has found are not known from before. */
  readonly notOf: string;
  /** When the handover was closed, or now. */
  readonly at: Date;
};

/** The damages that a trailer had at a time: found before, and not repaired until then. */
export const listKnownDamages = (db: Database, { trailerId, notOf, at }: KnownDamageQuestion) =>
  db
    .selectFrom('damage')
    .selectAll()
    .where('trailerId', '=', trailerId)
    .where('foundAt', '<=', at)
    .where(({ or, eb }) => or([eb('handoverId', 'is', null), eb('handoverId', '!=', notOf)]))
    .where(({ or, eb }) => or([eb('repairedAt', 'is', null), eb('repairedAt', '>', at)]))
    .orderBy('foundAt')
    .orderBy('id')
    .execute();

export async function insertDamages(trx: Transaction, damages: readonly Insertable<Tables['damage']>[]): Promise<void> {
  if (damages.length > 0) await trx.insertInto('damage').values(damages).execute();
}

/** Of these ids, those that name damages of the trailer which another handover has found. */
export async function findTakenDamageIds(
  db: Database,
  { trailerId, ids, notOf }: { readonly trailerId: string; readonly ids: readonly string[]; readonly notOf: string },
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('damage')
    .select('id')
    .where('trailerId', '=', trailerId)
    .where('id', 'in', ids)
    .where(({ or, eb }) => or([eb('handoverId', 'is', null), eb('handoverId', '!=', notOf)]))
    .execute();
  return rows.map(({ id }) => id);
}

import { sql, type Insertable, type Selectable } from 'kysely';
import { RETURN_CODES } from '#domain/debit/return-code.ts';
import { keysOf } from '#domain/table.ts';
import type { Database, Transaction } from '../client.ts';
import { isOfOrders, type WhichOrder } from '../order/which-order.ts';
import { prepared } from '../prepared.ts';
import type { Tables } from '../schema.ts';

type InUnit = { readonly businessUnitId: string };
export type MandateRow = Omit<Selectable<Tables['mandate']>, 'ibanEncrypted'>;

const SHOWN = [
  'id',
  'businessUnitId',
  'reference',
  'scheme',
  'ibanMasked',
  'accountHolder',
  'place',
  'signedOn',
  'consentedAt',
  'createdBy',
  'createdAt',
  'status',
  'revokedAt',
  'bankConfirmedOn',
  'lastCollectedOn',
  'blockedReason',
  'version',
] as const satisfies readonly (keyof MandateRow)[];

export const findActiveMandate = (db: Database, { businessUnitId }: { businessUnitId: string }) =>
  db
    .selectFrom('mandate')
    .select(SHOWN)
    .where('businessUnitId', '=', businessUnitId)
    // Part of the text, so that a kept plan can use the index of those that are active.
    .where('status', '=', sql.lit('active'))
    .modifyEnd(prepared)
    .executeTakeFirst();

/** Those by which orders are paid, each with its order. */
export const listMandatesOfOrders = (db: Database, orders: readonly WhichOrder[]) =>
  db
    .selectFrom('customerOrder as o')
    .innerJoin('mandate as m', (join) =>
      join.onRef('m.id', '=', 'o.mandateId').onRef('m.businessUnitId', '=', 'o.businessUnitId'),
    )
    .select('o.id as orderId')
    .select(SHOWN.map((name) => `m.${name}` as const))
    .where(isOfOrders('o.businessUnitId', 'o.id', orders))
    .execute();
export type UsedMandate = Omit<Awaited<ReturnType<typeof listMandatesOfOrders>>[number], 'orderId'>;

/** Still sealed. */
export const findMandateIban = (db: Database, { businessUnitId, mandateId }: InUnit & { readonly mandateId: string }) =>
  db
    .selectFrom('mandate')
    .select('ibanEncrypted')
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', mandateId)
    .executeTakeFirst();

/** Of all units. What is in a batch is collected before. */
export const lapseMandates = (
  trx: Transaction,
  { unusedSince, now }: { readonly unusedSince: string; readonly now: Date },
) =>
  trx
    .updateTable('mandate')
    .set((eb) => ({ status: 'revoked', revokedAt: now, version: eb('version', '+', 1) }))
    .where('status', '=', 'active')
    .where(sql<boolean>`coalesce(last_collected_on, signed_on) < ${unusedSince}::date`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('debit')
            .select('debit.id')
            .whereRef('debit.mandateId', '=', 'mandate.id')
            .where('debit.status', 'in', ['planned', 'exported']),
        ),
      ),
    )
    .returning(['id', 'businessUnitId', 'reference'])
    .execute();

/** Its reference is the next number; at most one mandate of a unit is active, so the old one is revoked first. */
export const createMandate = (trx: Transaction, mandate: Omit<Insertable<Tables['mandate']>, 'reference'>) =>
  trx
    .insertInto('mandate')
    .values({ ...mandate, reference: sql<string>`'TY-' || lpad(nextval('mandate_number')::text, 6, '0')` })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();

/** Undefined if there is none, or if it has another version than the one expected. */
export const revokeMandate = (
  trx: Transaction,
  { businessUnitId, version, now }: { businessUnitId: string; version?: number | undefined; now: Date },
) =>
  trx
    .updateTable('mandate')
    .set((eb) => ({ status: 'revoked', revokedAt: now, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('status', '=', 'active')
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(SHOWN)
    .executeTakeFirst();

/** Undefined unless it is active, has this version, and waits for it. */
export const confirmMandate = (
  trx: Transaction,
  { businessUnitId, version, on }: InUnit & { readonly version?: number | undefined; readonly on: string },
) =>
  trx
    .updateTable('mandate')
    .set((eb) => ({ bankConfirmedOn: on, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('status', '=', 'active')
    .where('bankConfirmedOn', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning(SHOWN)
    .executeTakeFirst();

/** Nothing is collected with it any more; the first reason stays. */
export const blockMandate = (
  trx: Transaction,
  { businessUnitId, mandateId, reason }: InUnit & { readonly mandateId: string; readonly reason: string },
) =>
  trx
    .updateTable('mandate')
    .set((eb) => ({ blockedReason: reason, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', mandateId)
    .where('blockedReason', 'is', null)
    .returning('reference')
    .executeTakeFirst();

/** Too much came back: nothing is collected from the unit any more, whatever mandate it has. */
export async function blockDebitsOfUnit(
  trx: Transaction,
  { businessUnitId, mandateId }: InUnit & { readonly mandateId: string },
): Promise<void> {
  await trx
    .updateTable('mandate')
    .set((eb) => ({ blockedReason: 'returns', version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where((eb) => eb.or([eb('id', '=', mandateId), eb('status', '=', 'active')]))
    .execute();
}

/** What was blocked for a code is not any more. */
export async function releaseMandate(
  trx: Transaction,
  { businessUnitId, mandateId, reason }: InUnit & { readonly mandateId: string; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('mandate')
    .set((eb) => ({ blockedReason: null, version: eb('version', '+', 1) }))
    .where('businessUnitId', '=', businessUnitId)
    .where('id', '=', mandateId)
    .where('blockedReason', '=', reason)
    .execute();
}

/**
 * Lets collect from the unit again; a mandate of which a bank has said that it is of no use stays blocked for that. False
 * if nothing was blocked.
 */
export async function releaseDebitsOfUnit(trx: Transaction, { businessUnitId }: InUnit): Promise<boolean> {
  const codes = keysOf(RETURN_CODES).filter((code) => RETURN_CODES[code] === 'blockMandate');
  const { rows } = await sql<{ id: string }>`
    update mandate m set version = m.version + 1, blocked_reason = (
      select d.return_code from debit d
      where d.mandate_id = m.id and d.return_code = any(${codes}) order by d.returned_on limit 1
    )
    where m.business_unit_id = ${businessUnitId} and m.blocked_reason = 'returns' returning m.id`.execute(trx);
  return rows.length > 0;
}

/** Whether nothing is collected from the unit any more. */
export async function areDebitsBlocked(db: Database, { businessUnitId }: InUnit): Promise<boolean> {
  const blocked = await db
    .selectFrom('mandate')
    .select('id')
    .where('businessUnitId', '=', businessUnitId)
    .where('blockedReason', '=', 'returns')
    .limit(1)
    .executeTakeFirst();
  return blocked !== undefined;
}

/** All that the unit has ever granted, the newest first. */
export const listMandatesOfUnit = (db: Database, { businessUnitId }: { readonly businessUnitId: string }) =>
  db
    .selectFrom('mandate')
    .select(SHOWN)
    .where('businessUnitId', '=', businessUnitId)
    .orderBy('createdAt', 'desc')
    .execute();

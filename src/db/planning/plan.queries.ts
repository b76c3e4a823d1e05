import { sql, type Insertable, type Selectable } from 'kysely';
import type { AllocationKind } from '#domain/booking/allocation.ts';
import type { PlanState } from '#domain/planning/plan-change.ts';
import type { Database, Transaction } from '../client.ts';
import type { Tables } from '../schema.ts';

export type PlanDraftRow = Selectable<Tables['planDraft']>;
export type PlanChangeRow = Selectable<Tables['planChange']>;

export const insertPlan = (trx: Transaction, draft: Insertable<Tables['planDraft']>) =>
  trx.insertInto('planDraft').values(draft).returningAll().executeTakeFirstOrThrow();

export const findPlan = (db: Database, draftId: string) =>
  db
    .selectFrom('planDraft as p')
    .innerJoin('userAccount as u', 'u.id', 'p.createdBy')
    .selectAll('p')
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('author'))
    .where('p.id', '=', draftId)
    .executeTakeFirst();

/** Of two who change, carry out or discard one plan, one waits for the other. */
export const lockPlan = (trx: Transaction, draftId: string) =>
  trx.selectFrom('planDraft').selectAll().where('id', '=', draftId).forUpdate().executeTakeFirst();

export const listPlanChanges = (db: Database, draftId: string) =>
  db.selectFrom('planChange').selectAll().where('draftId', '=', draftId).orderBy('position').execute();

/** The open ones first, then what was carried out last. */
export const listPlans = (db: Database, limit: number) =>
  db
    .selectFrom('planDraft as p')
    .innerJoin('userAccount as u', 'u.id', 'p.createdBy')
    .selectAll('p')
    .select([
      sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('author'),
      sql<number>`(select count(*)::int4 from plan_change c where c.draft_id = p.id)`.as('changes'),
    ])
    .where('p.status', '<>', 'discarded')
    .orderBy(sql`p.status <> 'open'`)
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute();

type NewChange = Omit<Insertable<Tables['planChange']>, 'draftId' | 'position'>;

export async function putPlanChanges(
  trx: Transaction,
  { draftId, changes }: { readonly draftId: string; readonly changes: readonly NewChange[] },
): Promise<void> {
  await trx.deleteFrom('planChange').where('draftId', '=', draftId).execute();
  if (changes.length === 0) return;
  const rows = changes.map((change, position) => ({ ...change, draftId, position }));
  await trx.insertInto('planChange').values(rows).execute();
}

/** Remembers what a planned stay has become, for whoever takes it back. */
export async function noteMade(
  trx: Transaction,
  { draftId, position, allocationId }: Pick<PlanChangeRow, 'draftId' | 'position'> & { readonly allocationId: string },
): Promise<void> {
  await trx
    .updateTable('planChange')
    .set({ allocationId })
    .where('draftId', '=', draftId)
    .where('position', '=', position)
    .execute();
}

type PlanChanged = {
  readonly name?: string;
  readonly ends?: { readonly as: PlanState; readonly by: string; readonly at: Date };
};

export const updatePlan = (trx: Transaction, draftId: string, { name, ends }: PlanChanged) =>
  trx
    .updateTable('planDraft')
    .set((eb) => ({
      version: eb('version', '+', 1),
      ...(name !== undefined && { name }),
      ...(ends && { status: ends.as, endedBy: ends.by, endedAt: ends.at }),
    }))
    .where('id', '=', draftId)
    .returningAll()
    .executeTakeFirstOrThrow();

/** What has a trailer, with the booking if it is a rental. */
export type PlannedAllocation = {
  readonly id: string;
  readonly trailerId: string;
  readonly kind: AllocationKind;
  readonly version: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly note: string | null;
  readonly bookingId: string | null;
  /** Of what moves it. */
  readonly toDepotId: string | null;
  readonly hasLeft: boolean;
};

type Which = { readonly bookingIds: readonly string[]; readonly trailerIds: readonly string[]; readonly now: Date };

/** The rentals of bookings, and all that trailers are taken for from now on; lapsed holds are none. */
export async function listAllocations(
  db: Database,
  { bookingIds, trailerIds, now }: Which,
): Promise<readonly PlannedAllocation[]> {
  const { rows } = await sql<PlannedAllocation>`
    select
      a.id, a.trailer_id, a.kind, a.version, a.starts_at, a.ends_at, a.note, a.booking_id, a.to_depot_id,
      exists (select from transfer r where r.id = a.id and r.departed_at is not null) as has_left
    from allocation a
    where (a.booking_id = any(${bookingIds}::uuid[]) or (a.trailer_id = any(${trailerIds}::uuid[]) and a.ends_at > ${now}))
      and (a.expires_at is null or a.expires_at > ${now})
    order by a.trailer_id, a.starts_at`.execute(db);
  return rows;
}

/** Trailers that a plan names, whatever has become of them. */
export const listNamedTrailers = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('trailer')
    .select(['id', 'number', 'type', 'subType', 'depotId', 'status'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

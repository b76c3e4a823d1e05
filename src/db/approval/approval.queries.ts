import { type Insertable, sql } from 'kysely';
import type { ApprovalKind } from '#domain/approval/approval-kind.ts';
import type { ApprovalState } from '#domain/approval/approval-state.ts';
import type { Scope } from '#domain/team/scope.ts';
import type { Database, Transaction } from '../client.ts';
import { inScope } from '../in-scope.ts';
import { type Keyset, pageBy, type Place } from '../keyset.ts';
import type { RowOf } from '../row-of.ts';
import type { Tables } from '../schema.ts';

export const APPROVAL_ORDERS = {
  askedAt: [
    { by: sql`a.asked_at`, type: 'instant' },
    { by: sql`a.id`, type: 'uuid' },
  ],
} as const satisfies Record<string, Keyset['columns']>;

/** What people call the thing that it is about: a document by its number, money by its day, a list by its name. */
const NAME = sql<string>`coalesce(i.number, to_char(p.booked_on, 'YYYY-MM-DD'), l.number || ' · ' || l.name, '')`;

const selectApprovals = (db: Database) =>
  db
    .selectFrom('approval as a')
    .innerJoin('userAccount as u', 'u.id', 'a.askedBy')
    .leftJoin('userAccount as d', 'd.id', 'a.decidedBy')
    .leftJoin('businessUnit as b', 'b.id', 'a.businessUnitId')
    .leftJoin('invoice as i', 'i.id', 'a.objectId')
    .leftJoin('payment as p', 'p.id', 'a.objectId')
    .leftJoin('priceList as l', 'l.id', 'a.objectId')
    .select(['a.id', 'a.kind', 'a.objectId', 'a.businessUnitId', 'b.name as company', 'a.cents', 'a.reason'])
    .select(['a.askedBy', 'a.askedAt', 'a.state', 'a.decidedBy', 'a.decidedAt', 'a.words', 'a.input'])
    .select([
      NAME.as('name'),
      sql<boolean>`i.id is not null`.as('isInvoice'),
      sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('askedByName'),
      sql<string | null>`d.first_name || ' ' || d.last_name`.as('decidedByName'),
    ]);
export type ApprovalRow = RowOf<typeof findApproval>;

type Question = {
  readonly q?: string | undefined;
  readonly kinds?: readonly ApprovalKind[] | undefined;
  readonly states?: readonly ApprovalState[] | undefined;
  readonly objectId?: string | undefined;
  readonly scope: Scope;
  readonly keyset: Keyset;
  readonly after: Place | undefined;
  readonly limit: number;
};

export function listApprovals(db: Database, { q, kinds, states, objectId, scope, keyset, ...page }: Question) {
  let query = selectApprovals(db).where(inScope('a.businessUnitId', scope));
  // There are few, so that what is looked for needs no index.
  if (q)
    query = query.where(sql<boolean>`position(lower(${q}) in lower(concat_ws(' ', ${NAME}, b.name, a.reason))) > 0`);
  if (kinds !== undefined) query = query.where('a.kind', 'in', kinds);
  if (states !== undefined) query = query.where('a.state', 'in', states);
  if (objectId !== undefined) query = query.where('a.objectId', '=', objectId);
  return pageBy(query, keyset, page).execute();
}

export const findApproval = (db: Database, approvalId: string) =>
  selectApprovals(db).where('a.id', '=', approvalId).executeTakeFirst();

/** For the list of tasks, the oldest first. */
export const listApprovalTasks = (db: Database, { ids }: { readonly ids: readonly string[] }) =>
  selectApprovals(db)
    .where(sql<boolean>`a.id = any(${ids}::uuid[])`)
    .orderBy('a.askedAt')
    .orderBy('a.id')
    .execute();

export const findWaiting = (
  db: Database,
  { kind, objectId }: { readonly kind: ApprovalKind; readonly objectId: string },
) =>
  db
    .selectFrom('approval')
    .select('id')
    .where('kind', '=', kind)
    .where('objectId', '=', objectId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

/** None if one waits already. */
export const insertApproval = (trx: Transaction, row: Omit<Insertable<Tables['approval']>, 'id' | 'state'>) =>
  trx
    .insertInto('approval')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();

/** Whoever decides waits here for whoever decides at the same time. */
export async function lockApproval(trx: Transaction, approvalId: string): Promise<ApprovalRow | undefined> {
  await trx.selectFrom('approval').select('id').where('id', '=', approvalId).forUpdate().execute();
  return findApproval(trx, approvalId);
}

type Decision = {
  readonly approvalId: string;
  readonly state: Exclude<ApprovalState, 'waiting'>;
  readonly decidedBy: string | null;
  readonly decidedAt: Date;
  readonly words?: string | null;
};

export async function decideApproval(trx: Transaction, { approvalId, ...decision }: Decision): Promise<void> {
  await trx.updateTable('approval').set(decision).where('id', '=', approvalId).execute();
}

/** What was said about a company goes with it; that somebody asked and somebody decided stays. */
export async function forgetApprovals(
  trx: Transaction,
  { businessUnitId, now }: { readonly businessUnitId: string; readonly now: Date },
): Promise<void> {
  const ofUnit = trx.updateTable('approval').where('businessUnitId', '=', businessUnitId);
  await ofUnit.set({ state: 'lapsed', decidedAt: now }).where('state', '=', 'waiting').execute();
  await ofUnit.set({ reason: null, words: null, input: '{}' }).execute();
}

/** Of a payment or a credit note, what was sent back of it and not taken back. */
export async function sumRefunded(
  db: Database,
  { businessUnitId, id }: { readonly businessUnitId: string; readonly id: string },
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      coalesce((
        select -sum(p.cents) from payment p
        where p.returns_id = ${id} and p.kind = 'refund' and p.business_unit_id = ${businessUnitId}
      ), 0)
      + coalesce((
        select sum(s.cents) from settlement s join payment p on p.id = s.payment_id and p.kind = 'refund'
        where s.invoice_id = ${id} and s.business_unit_id = ${businessUnitId}
      ), 0)
    )::bigint as cents`.execute(db);
  return rows[0]?.cents ?? 0;
}

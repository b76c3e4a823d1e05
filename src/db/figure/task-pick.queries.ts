import { type RawBuilder, sql } from 'kysely';
import type { ApprovalKind } from '#domain/approval/approval-kind.ts';
import type { ForeseenTask, ObjectTask } from '#domain/admin/task-kind.ts';
import type { Database } from '../client.ts';

/** Where the objects of a kind of task are found, in the words of the indexes, and in which order. */
type Source = {
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly by: RawBuilder<unknown>;
  readonly type: 'timestamptz' | 'date' | 'text';
};

export type TaskMoment = {
  readonly now: Date;
  /** By the operator's calendar. */
  readonly today: string;
  readonly pickedUpBefore: Date;
  readonly lapsesBefore: Date;
  /** Who looks, and what others ask for that they may agree to. */
  readonly decider: { readonly userId: string; readonly kinds: readonly ApprovalKind[] };
};

export type PickedTask = Exclude<ObjectTask, ForeseenTask>;

const SOURCES = {
  pickUpStopped: () => ({
    from: sql`handover h join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
      where h.stopped_at is not null and h.signed_at is null`,
    id: sql`k.id`,
    by: sql`h.stopped_at`,
    type: 'timestamptz',
  }),
  pickUpToSign: () => ({
    from: sql`handover h join booking k on k.id = h.booking_id and k.trailer_id = h.trailer_id and k.status = 'reserved'
      where h.waiting_since is not null and h.signed_at is null`,
    id: sql`k.id`,
    by: sql`h.waiting_since`,
    type: 'timestamptz',
  }),
  returnToConfirm: () => ({
    from: sql`booking k where k.handed_back_at is not null and k.status in ('onRent', 'returnAnnounced')`,
    id: sql`k.id`,
    by: sql`k.handed_back_at`,
    type: 'timestamptz',
  }),
  overdue: ({ now }) => ({
    from: sql`booking k where k.status in ('onRent', 'returnAnnounced') and k.handed_back_at is null and k.ends_at <= ${now}`,
    id: sql`k.id`,
    by: sql`k.ends_at`,
    type: 'timestamptz',
  }),
  misplaced: () => ({
    from: sql`trailer t where t.misplaced_at is not null`,
    id: sql`t.id`,
    by: sql`t.misplaced_at`,
    type: 'timestamptz',
  }),
  transferTight: () => ({
    from: sql`transfer r where r.too_tight and r.status in ('planned', 'underway')`,
    id: sql`r.id`,
    by: sql`r.starts_at`,
    type: 'timestamptz',
  }),
  extensionAsked: ({ now }) => ({
    from: sql`extension_request r where r.state = 'asked' and r.previous_ends_at > ${now}`,
    id: sql`r.id`,
    by: sql`r.previous_ends_at`,
    type: 'timestamptz',
  }),
  certificateExpired: ({ today }) => ({
    from: sql`trailer t where t.status <> 'retired' and t.certified_until < ${today}::date`,
    id: sql`t.id`,
    by: sql`t.certified_until`,
    type: 'date',
  }),
  approvalLapsing: ({ lapsesBefore }) => ({
    from: sql`customer_order o where o.status = 'pendingApproval' and o.lapses_at <= ${lapsesBefore}`,
    id: sql`o.id`,
    by: sql`o.lapses_at`,
    type: 'timestamptz',
  }),
  secondPair: ({ decider: { userId, kinds } }) => ({
    from: sql`approval a where a.state = 'waiting' and a.asked_by <> ${userId} and a.kind = any(${kinds}::text[])`,
    id: sql`a.id`,
    by: sql`a.asked_at`,
    type: 'timestamptz',
  }),
  advancePayment: () => ({
    from: sql`customer_order o where o.status = 'placed'`,
    id: sql`o.id`,
    by: sql`o.lapses_at`,
    type: 'timestamptz',
  }),
  notPickedUp: ({ pickedUpBefore }) => ({
    from: sql`booking k join customer_order o on o.id = k.order_id and o.status in ('confirmed', 'active')
      where k.status = 'reserved' and k.starts_at <= ${pickedUpBefore}`,
    id: sql`k.id`,
    by: sql`k.starts_at`,
    type: 'timestamptz',
  }),
  transferLate: ({ now }) => ({
    from: sql`transfer r join allocation a on a.trailer_id = r.trailer_id and a.id = r.id
      where r.status in ('planned', 'underway') and a.ends_at <= ${now}`,
    id: sql`r.id`,
    by: sql`a.ends_at`,
    type: 'timestamptz',
  }),
  depotShort: () => ({
    from: sql`(select depot_id, min(first_on) as first_on from depot_shortage group by depot_id) s where true`,
    id: sql`s.depot_id`,
    by: sql`s.first_on`,
    type: 'date',
  }),
  signUp: () => ({
    from: sql`business_unit b where b.status = 'pendingReview'`,
    id: sql`b.id`,
    by: sql`b.created_at`,
    type: 'timestamptz',
  }),
  noteDue: ({ today }) => ({
    from: sql`note n where n.kind = 'task' and n.done_at is null and n.due_on <= ${today}::date`,
    id: sql`n.id`,
    by: sql`n.due_on`,
    type: 'date',
  }),
  trailerIncomplete: () => ({
    from: sql`trailer t where t.status <> 'retired'
      and (t.certified_until is null or not is_price_class_of(t.type, t.price_class))`,
    id: sql`t.id`,
    by: sql`t.number`,
    type: 'text',
  }),
} as const satisfies Record<PickedTask, (at: TaskMoment) => Source>;

/** Those that are wanted, or those that are not. */
export type Wanted = { readonly only: readonly string[] } | { readonly except: readonly string[] };
/** Of a task that a person wrote down, its owner stands with it. */
export type OwnedBy = { readonly ownerId: string };

export type TaskQuestion = {
  readonly kind: PickedTask;
  readonly wanted: Wanted | OwnedBy;
  /** What the page before ended with: the value that it is ordered by, and the id. */
  readonly after?: { readonly place: string; readonly id: string } | undefined;
};

/** What follows a `where`. */
function narrow({ id, by, type }: Source, { wanted, after }: Omit<TaskQuestion, 'kind'>): RawBuilder<unknown> {
  const which =
    'ownerId' in wanted
      ? sql`and n.owner_id = ${wanted.ownerId}`
      : 'only' in wanted
        ? sql`and ${id} = any(${wanted.only}::uuid[])`
        : sql`and ${id} <> all(${wanted.except}::uuid[])`;
  return after === undefined
    ? which
    : sql`${which} and (${by}, ${id}) > (${after.place}::${sql.raw(type)}, ${after.id}::uuid)`;
}

export type PickedRow = { readonly kind: PickedTask; readonly id: string; readonly place: string };

/** The objects of some kinds of tasks, at most so many of each, in one statement. */
export async function pickTasks(
  db: Database,
  questions: readonly TaskQuestion[],
  { limit, ...at }: TaskMoment & { readonly limit: number },
): Promise<readonly PickedRow[]> {
  if (questions.length === 0) return [];
  const parts = questions.map(({ kind, ...question }) => {
    const source: Source = SOURCES[kind](at);
    const { id, by, from } = source;
    return sql`(
      select ${sql.lit(kind)} as kind, ${id}::text as id, (${by})::text as place
      from ${from} ${narrow(source, question)} order by ${by}, ${id} limit ${limit}
    )`;
  });
  const { rows } = await sql<PickedRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** How many there are of each, in one statement; no table is read for it but through the index of the kind. */
export async function countTasks(
  db: Database,
  questions: readonly TaskQuestion[],
  at: TaskMoment,
): Promise<ReadonlyMap<PickedTask, number>> {
  if (questions.length === 0) return new Map();
  const parts = questions.map(({ kind, ...question }) => {
    const source: Source = SOURCES[kind](at);
    return sql`select ${sql.lit(kind)} as kind, count(*) as count from ${source.from} ${narrow(source, question)}`;
  });
  const { rows } = await sql<{ kind: PickedTask; count: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

import type { TaskHold, TaskList, TaskQuery } from '#contract/admin-task.ts';
import type { Task } from '#contract/desk-task.ts';
import type { Database } from '#db/client.ts';
import { type HoldRow, listHolds } from '#db/figure/desk-task.queries.ts';
import {
  countTasks,
  type PickedRow,
  type PickedTask,
  pickTasks,
  type TaskMoment,
  type TaskQuestion,
  type Wanted,
} from '#db/figure/task-pick.queries.ts';
import { listNoteVersions } from '#db/note/note.queries.ts';
import { listActiveStaff } from '#db/staff/active-staff.queries.ts';
import {
  ALL_OF_THEM,
  FORESEEN_TASKS,
  type ForeseenTask,
  isForeseen,
  isMoneyTask,
  MONEY_TASKS,
  OBJECT_TASKS,
  TASK_KINDS,
  type TaskKind,
} from '#domain/admin/task-kind.ts';
import { ok } from '#domain/result.ts';
import { APPROVAL_KIND_NAMES } from '#domain/approval/approval-kind.ts';
import type { Actor, PlatformAdmin } from '#domain/team/actor.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { hasStaffRight, staffRoleHasRight } from '#domain/team/staff-right.ts';
import { mayDecide } from '../../approval/to-approval.ts';
import { OWNERS } from '../../note/owners.ts';
import { requireStaff } from '#services/require-actor.ts';
import { DESCRIBE_PICKED } from './describe-picked.ts';
import { findEndangered } from './find-endangered.ts';
import { findListTasks, sizeOfTask } from './find-list-tasks.ts';
import { findTight } from './find-tight.ts';
import { type PickedMoney, pickMoneyTasks, sumMoneyTasks } from './list-money-tasks.ts';
import { objectOfTask } from './object-of-task.ts';
import { readTaskCursor, writeTaskCursor } from './task-cursor.ts';
import { toHold } from './to-hold.ts';

/** Of each kind where all are shown together, and of one on a page of its own. */
const FIRST_OF_A_KIND = 10;
const ON_A_PAGE = 25;
const HOURS_TO_COME = 2;
/** An approval that lapses within these hours needs a call. */
const APPROVAL_HOURS = 4;

const PICKED = OBJECT_TASKS.filter((kind): kind is PickedTask => !isForeseen(kind));

/** What the operator has to do now, most pressing first: the first of each kind, or one kind page by page. */
export async function listTasks(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { kind, show = 'open', cursor }: TaskQuery = {},
): Promise<Outcome<TaskList>> {
  const admin = requireStaff(actor, 'desk.read');
  if (!admin.ok) return admin;
  const after = cursor === undefined ? undefined : readTaskCursor(cursor, kind);
  if (cursor !== undefined && after === undefined) return refuseFields({ cursor: 'unknown' });
  const now = clock.now();
  const hasMoney = Object.keys(settings.sellers).length > 0 && hasStaffRight(admin.value, 'money.read');
  const at = momentOf(now, admin.value);
  const held = await listHolds(db);
  const desk = deskOf(held, { me: admin.value.userId, today: at.today });
  const limit = kind === undefined ? FIRST_OF_A_KIND : ON_A_PAGE;
  const asked = PICKED.filter((one) => kind === undefined || kind === one);
  const [picked, counted, whole, ones, owners] = await Promise.all([
    pickTasks(
      db,
      asked.map((one) => ({ ...desk.ask(one, show), after })),
      { ...at, limit: limit + 1 },
    ),
    countTasks(
      db,
      PICKED.map((one) => desk.ask(one, 'open')),
      at,
    ),
    findWhole(db, { now, hasMoney, desk }),
    hasMoney ? pickMoney(db, { now, kind, show, after, limit: limit + 1, desk }) : [],
    listActiveStaff(db, OWNERS),
  ]);
  const described = await describe(db, { picked, limit, now });
  const others = whole.filter((task) => desk.isShown(task, show) && (kind === undefined || kind === task.kind));
  const alone = [...Map.groupBy(ones, ({ task }) => task.kind).values()].flatMap((some) => some.slice(0, limit));
  const foreseen = others.filter((task): task is Foreseen => isForeseen(task.kind) && 'pickUpAt' in task);
  const ahead = foreseen.filter((task) => isAfter(task, after));
  const items = [
    ...described,
    ...FORESEEN_TASKS.flatMap((one) => ahead.filter((task) => task.kind === one).slice(0, limit)),
    ...others.filter((task) => !isForeseen(task.kind) && !isTakenApart(task, { kind, show, after })),
    ...alone.map(({ task }) => task),
  ].toSorted((a, b) => TASK_KINDS.indexOf(a.kind) - TASK_KINDS.indexOf(b.kind));
  return ok({
    items,
    holds: await holdsOf(db, items, held),
    counts: toCounts(
      counted,
      whole.filter((task) => desk.isShown(task, 'open')),
    ),
    resting: desk.resting,
    owners: owners.map(({ id, firstName, lastName, role }) => {
      return { id, name: `${firstName} ${lastName}`, seesMoney: staffRoleHasRight(role, 'money.read') };
    }),
    nextCursor:
      kind === undefined ? null : nextCursor(kind, { picked: isMoneyTask(kind) ? ones : picked, ahead, limit }),
  });
}

function momentOf(now: Date, reader: PlatformAdmin): TaskMoment {
  return {
    now,
    today: operatorToday(toInstant(now)).toString(),
    pickedUpBefore: new Date(now.getTime() - HOURS_TO_COME * HOUR_MS),
    lapsesBefore: new Date(now.getTime() + APPROVAL_HOURS * HOUR_MS),
    decider: {
      userId: reader.userId,
      kinds: APPROVAL_KIND_NAMES.filter((kind) => mayDecide(reader, kind)),
    },
  };
}

type Show = NonNullable<TaskQuery['show']>;

/** What of all there is the desk has put off, and what of it is mine. */
function deskOf(held: readonly HoldRow[], { me, today }: { readonly me: string; readonly today: string }) {
  const resting = held.filter(({ restsUntil }) => restsUntil !== null && restsUntil > today);
  const mine = held.filter((hold) => hold.ownerId === me && !resting.includes(hold));
  const idsOf = (kind: TaskKind, holds: readonly HoldRow[]) =>
    holds.filter((hold) => hold.kind === kind).map(({ objectId }) => objectId);
  const wantedOf = (kind: TaskKind, show: Show): Wanted => {
    const ids = idsOf(kind, show === 'mine' ? mine : resting).filter((id) => id !== ALL_OF_THEM);
    return show === 'open' ? { except: ids } : { only: ids };
  };
  const ask = (kind: PickedTask, show: Show): TaskQuestion => ({
    kind,
    wanted: show === 'mine' && kind === 'noteDue' ? { ownerId: me } : wantedOf(kind, show),
  });
  const isShown = (task: Task, show: Show): boolean => {
    const among = (holds: readonly HoldRow[]) => idsOf(task.kind, holds).includes(objectOfTask(task));
    return show === 'open' ? !among(resting) : among(show === 'mine' ? mine : resting);
  };
  const isAsleep = (kind: TaskKind): boolean => idsOf(kind, resting).includes(ALL_OF_THEM);
  return { ask, wantedOf, isShown, isAsleep, resting: resting.length };
}
type Desk = ReturnType<typeof deskOf>;

/** Tasks that are found all at once. */
async function findWhole(
  db: Database,
  { now, hasMoney, desk }: { readonly now: Date; readonly hasMoney: boolean; readonly desk: Desk },
): Promise<readonly Task[]> {
  const lists: readonly (readonly Task[])[] = await Promise.all([
    findEndangered(db, now),
    findTight(db, now),
    hasMoney ? sumMoneyTasks(db, { now, wantedOf: (kind) => desk.wantedOf(kind, 'open') }) : [],
    findListTasks(db, now),
  ]);
  return lists.flat();
}

type Asked = { readonly kind: TaskKind | undefined; readonly show: Show; readonly after: Place | undefined };

/** Of money, what waits of a kind is shown one by one where that kind is asked for, and what somebody has taken or put off. */
const pickMoney = async (
  db: Database,
  { kind, show, desk, ...page }: Asked & { readonly now: Date; readonly limit: number; readonly desk: Desk },
): Promise<readonly PickedMoney[]> => {
  const kinds = MONEY_TASKS.filter((one) => (kind === undefined ? show !== 'open' : kind === one));
  const awake = kinds.filter((one) => show !== 'open' || !desk.isAsleep(one));
  return pickMoneyTasks(db, { ...page, kinds: awake, wantedOf: (one) => desk.wantedOf(one, show) });
};

/** The objects of a task stand in its place, or it stood on the first page. */
const isTakenApart = (task: Task, { kind, show, after }: Asked): boolean =>
  isMoneyTask(task.kind) && kind !== undefined && (show === 'open' || after !== undefined);

type Page = { readonly picked: readonly PickedRow[]; readonly limit: number; readonly now: Date };

async function describe(db: Database, { picked, limit, now }: Page): Promise<readonly Task[]> {
  const kinds = [...Map.groupBy(picked, ({ kind }) => kind)];
  const lists: readonly (readonly Task[])[] = await Promise.all(
    kinds.map(([kind, rows]) => DESCRIBE_PICKED[kind](db, { ids: rows.slice(0, limit).map(({ id }) => id), now })),
  );
  return lists.flat();
}

type Foreseen = Task & { readonly kind: ForeseenTask };
type Place = NonNullable<ReturnType<typeof readTaskCursor>>;

/** In the order of their pick-ups, and of two at the same time in that of their bookings. */
const isAfter = ({ pickUpAt, bookingId }: Foreseen, after: Place | undefined): boolean =>
  after === undefined || pickUpAt > after.place || (pickUpAt === after.place && bookingId > after.id);

type Listed = { readonly picked: readonly Place[]; readonly ahead: readonly Foreseen[]; readonly limit: number };

function nextCursor(kind: TaskKind, { picked, ahead, limit }: Listed): string | null {
  if (isForeseen(kind)) {
    const last = ahead.at(limit - 1);
    return ahead.length > limit && last?.kind === kind
      ? writeTaskCursor(kind, { place: last.pickUpAt, id: last.bookingId })
      : null;
  }
  const last = picked.at(limit - 1);
  return picked.length > limit && last ? writeTaskCursor(kind, last) : null;
}

const toCounts = (counted: ReadonlyMap<PickedTask, number>, whole: readonly Task[]): TaskList['counts'] => {
  const sums = new Map<TaskKind, number>(counted);
  for (const task of whole) sums.set(task.kind, (sums.get(task.kind) ?? 0) + sizeOfTask(task));
  return TASK_KINDS.flatMap((kind) => {
    const count = sums.get(kind) ?? 0;
    return count === 0 ? [] : [{ kind, count }];
  });
};

/** Of a task that a person wrote down, owner and version stand with it. */
async function holdsOf(db: Database, items: readonly Task[], held: readonly HoldRow[]): Promise<TaskHold[]> {
  const shown = new Set(items.map((task) => `${task.kind} ${objectOfTask(task)}`));
  const noteIds = items.flatMap((task) => (task.kind === 'noteDue' ? [task.id] : []));
  const notes = noteIds.length === 0 ? [] : await listNoteVersions(db, noteIds);
  return [
    ...held.filter(({ kind, objectId }) => shown.has(`${kind} ${objectId}`)).map(toHold),
    ...notes.map(({ id, ownerId, ownerName, version }) =>
      toHold({ kind: 'noteDue', objectId: id, ownerId, ownerName, restsUntil: null, version }),
    ),
  ];
}

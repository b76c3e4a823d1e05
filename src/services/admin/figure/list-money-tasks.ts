import type { MoneyTask } from '#contract/desk-task.ts';
import type { Database } from '#db/client.ts';
import { listToCollect } from '#db/debit/to-collect.queries.ts';
import { listClaimsToDecide } from '#db/dunning/dunning-claim.queries.ts';
import {
  awaitedClearances,
  draftBatches,
  listUnbilled,
  missingPapers,
  openDisputes,
  pickWaiting,
  purchaseOrdersMissing,
  refundsDue,
  returnedDebits,
  unmatchedMoney,
} from '#db/figure/money-task.queries.ts';
import type { TaskQuestion, Wanted } from '#db/figure/task-pick.queries.ts';
import { ALL_OF_THEM, MONEY_TASKS } from '#domain/admin/task-kind.ts';
import { chargeableDays } from '#domain/booking/chargeable-days.ts';
import { firstCollectDay, latestToSeeTo } from '#domain/debit/debit-day.ts';
import { findDebitObstacle } from '#domain/debit/debit-obstacle.ts';
import { PAPER_LATE_MS } from '#domain/invoice/paper-late.ts';
import { money } from '#domain/money/money.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { toQuestion } from '../../debit/to-question.ts';
import { type MoneyRow, type MoneySum, type Waiting, waitingInDatabase, waitingInRows } from './waiting-money.ts';

/** More trailers than any fleet has, and more debits than a file holds. */
const MOST_TO_COUNT = 20_000;
/** By then a reminder has told the customer, and the list of those follows it. */
const RETURNED_DAYS = 30;
const PAPERS_DAYS = 31;
/** So long after their invoice was settled, claims are insisted on or waived. */
const CLAIM_DAYS = 30;

type Kind = MoneyTask['kind'];
type Moment = { readonly now: Date; readonly today: string };

const WAITING = {
  batchDue: (db, at) => waitingInRows(findBatchDue(db, at)),
  debitReturned: (db, { today }) => waitingInDatabase(db, returnedDebits({ since: addDays(today, -RETURNED_DAYS) })),
  disputeOpen: (db) => waitingInDatabase(db, openDisputes()),
  moneyUnmatched: (db) => waitingInDatabase(db, unmatchedMoney()),
  refundDue: (db) => waitingInDatabase(db, refundsDue()),
  clearanceAwaited: (db) => waitingInDatabase(db, awaitedClearances()),
  unbilled: (db, at) => waitingInRows(findUnbilled(db, at)),
  poMissing: (db) => waitingInDatabase(db, purchaseOrdersMissing()),
  paperMissing: (db, { now }) => waitingInDatabase(db, missingPapers(papersOf(now))),
  claimToDecide: (db, at) => waitingInRows(findClaims(db, at)),
} as const satisfies Record<Kind, (db: Database, at: Moment) => Waiting>;

const papersOf = (now: Date) => ({
  from: new Date(now.getTime() - PAPERS_DAYS * DAY_MS),
  to: new Date(now.getTime() - PAPER_LATE_MS),
});

const waitingOf = (db: Database, kind: Kind, now: Date): Waiting =>
  WAITING[kind](db, { now, today: operatorToday(toInstant(now)).toString() });

/** What waits for whoever looks after the money: one task for each kind, in the order of the kinds. */
export async function sumMoneyTasks(
  db: Database,
  { now, wantedOf }: { readonly now: Date; readonly wantedOf: (kind: Kind) => Wanted },
): Promise<readonly MoneyTask[]> {
  const found = await Promise.all(
    MONEY_TASKS.map(async (kind) => {
      const sum = await waitingOf(db, kind, now).sum(wantedOf(kind));
      return sum === undefined ? [] : [toTask(kind, ALL_OF_THEM, sum)];
    }),
  );
  return found.flat();
}

type Question = Pick<TaskQuestion, 'after'> & {
  readonly now: Date;
  readonly kinds: readonly Kind[];
  readonly wantedOf: (kind: Kind) => Wanted;
  readonly limit: number;
};

export type PickedMoney = { readonly task: MoneyTask; readonly place: string; readonly id: string };

/** The same one by one: of each kind at most so many. */
export async function pickMoneyTasks(
  db: Database,
  { now, kinds, wantedOf, after, limit }: Question,
): Promise<readonly PickedMoney[]> {
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const wanted = wantedOf(kind);
      if ('only' in wanted && wanted.only.length === 0) return [];
      const rows = await waitingOf(db, kind, now).page({ wanted, after, limit });
      return rows.map((row) => ({ task: toTask(kind, row.id, alone(row)), place: row.place, id: row.id }));
    }),
  );
  return found.flat();
}

const alone = (first: MoneyRow): MoneySum => ({
  count: 1,
  cents: first.cents,
  first,
  ...(first.days !== undefined && { days: first.days }),
});

const toTask = (kind: Kind, objectId: string, { count, cents, days, first }: MoneySum): MoneyTask => ({
  kind,
  objectId,
  count,
  amount: cents === null ? null : money(cents),
  days: days ?? null,
  since: first.since.toISOString(),
  first: {
    id: first.id,
    name: first.name,
    invoiceId: first.invoiceId,
    businessUnitId: first.businessUnitId,
    company: first.company ?? '',
  },
});

type Row = Omit<MoneyRow, 'place'>;

/** Debits that no file holds yet and that the bank wants to have in two days of the banks at the latest. */
async function findBatchDue(db: Database, { today }: Moment): Promise<readonly Row[]> {
  const until = latestToSeeTo(today);
  const [rows, drafts] = await Promise.all([
    listToCollect(db, { until, limit: MOST_TO_COUNT }),
    pickWaiting(db, draftBatches({ until }), { wanted: { except: [] }, after: undefined, limit: MOST_TO_COUNT }),
  ]);
  const sound = rows
    .map((row) => ({ ...row, collectOn: firstCollectDay(row.announcedFor, today) }))
    .filter((row) => findDebitObstacle(toQuestion(row), row.collectOn) === undefined)
    .map(({ invoiceId, number: name, businessUnitId, company, openCents: cents, collectOn }) => {
      const since = new Date(`${collectOn}T00:00:00Z`);
      return { id: invoiceId, name, invoiceId, businessUnitId, company, cents, since };
    });
  return [...sound, ...drafts];
}

/** Out past their end: what is not agreed is not billed, until somebody extends it or it comes back. */
async function findUnbilled(db: Database, { now }: Moment): Promise<readonly Row[]> {
  const rows = await listUnbilled(db, { now, limit: MOST_TO_COUNT });
  return rows
    .map((row) => ({ ...row, days: daysOut(row, now) - row.chargeableDays }))
    .filter(({ days }) => days > 0)
    .map(({ id, trailerNumber: name, businessUnitId, company, endsAt: since, days }) => {
      return { id, name, invoiceId: null, businessUnitId, company, cents: null, since, days };
    });
}

const daysOut = ({ startsAt, timeZone }: { readonly startsAt: Date; readonly timeZone: string }, now: Date): number =>
  chargeableDays({ from: toInstant(startsAt), to: toInstant(now), timeZone });

async function findClaims(db: Database, { now }: Moment): Promise<readonly Row[]> {
  const settledBefore = new Date(now.getTime() - CLAIM_DAYS * DAY_MS);
  const rows = await listClaimsToDecide(db, { settledBefore, limit: MOST_TO_COUNT });
  return rows.map(({ id, invoiceNumber: name, invoiceId, businessUnitId, company, cents, settledAt: since }) => {
    return { id, name, invoiceId, businessUnitId, company, cents, since };
  });
}

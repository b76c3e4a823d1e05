import type { MoneyTask } from '#contract/admin-task.ts';
import type { Database } from '#db/client.ts';
import { listToCollect } from '#db/debit/to-collect.queries.ts';
import { listClaimsToDecide } from '#db/dunning/dunning-claim.queries.ts';
import {
  findAwaitedClearances,
  findDraftBatches,
  findMissingPapers,
  findOpenDisputes,
  findPurchaseOrdersMissing,
  findRefundsDue,
  findReturnedDebits,
  findUnmatchedMoney,
  listUnbilled,
  type WaitingMoney,
} from '#db/figure/money-task.queries.ts';
import { MONEY_TASKS } from '#domain/admin/task-kind.ts';
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
  debitReturned: (db, { today }) => findReturnedDebits(db, { since: addDays(today, -RETURNED_DAYS) }),
  moneyUnmatched: (db) => findUnmatchedMoney(db),
  disputeOpen: (db) => findOpenDisputes(db),
  clearanceAwaited: (db) => findAwaitedClearances(db),
  refundDue: (db) => findRefundsDue(db),
  poMissing: (db) => findPurchaseOrdersMissing(db),
  paperMissing: (db, { now }) =>
    findMissingPapers(db, {
      from: new Date(now.getTime() - PAPERS_DAYS * DAY_MS),
      to: new Date(now.getTime() - PAPER_LATE_MS),
    }),
} as const satisfies Partial<Record<Kind, (db: Database, at: Moment) => Promise<WaitingMoney | undefined>>>;

/** What waits for whoever looks after the money: one task for each kind, in the order of the kinds. */
export async function listMoneyTasks(db: Database, now: Date): Promise<readonly MoneyTask[]> {
  const at = { now, today: operatorToday(toInstant(now)).toString() };
  const found = await Promise.all([
    findBatchDue(db, at),
    findUnbilled(db, at),
    findClaims(db, at),
    ...(Object.keys(WAITING) as (keyof typeof WAITING)[]).map(async (kind) =>
      toTask(kind, await WAITING[kind](db, at)),
    ),
  ]);
  return MONEY_TASKS.flatMap((kind) => found.find((task) => task?.kind === kind) ?? []);
}

const toTask = (kind: Kind, waiting: WaitingMoney | undefined): MoneyTask | undefined =>
  waiting && {
    kind,
    count: waiting.count,
    amount: waiting.cents === null ? null : money(waiting.cents),
    days: null,
    since: waiting.since.toISOString(),
    first: {
      id: waiting.id,
      name: waiting.name,
      businessUnitId: waiting.businessUnitId,
      company: waiting.company ?? '',
    },
  };

/** Debits that no file holds yet and that the bank wants to have in two days of the banks at the latest. */
async function findBatchDue(db: Database, { today }: Moment): Promise<MoneyTask | undefined> {
  const until = latestToSeeTo(today);
  const [rows, drafts] = await Promise.all([
    listToCollect(db, { until, limit: MOST_TO_COUNT }),
    findDraftBatches(db, { until }),
  ]);
  const sound = rows
    .map((row) => ({ ...row, collectOn: firstCollectDay(row.announcedFor, today) }))
    .filter((row) => findDebitObstacle(toQuestion(row), row.collectOn) === undefined)
    .toSorted((a, b) => a.collectOn.localeCompare(b.collectOn, 'en'));
  const [first] = sound;
  if (first === undefined) return toTask('batchDue', drafts);
  const cents = sound.reduce((sum, { openCents }) => sum + openCents, drafts?.cents ?? 0);
  return toTask('batchDue', {
    count: sound.length + (drafts?.count ?? 0),
    cents,
    id: first.invoiceId,
    name: first.number,
    businessUnitId: first.businessUnitId,
    company: first.company,
    since: new Date(`${first.collectOn}T00:00:00Z`),
  });
}

/** Out past their end: what is not agreed is not billed, until somebody extends it or it comes back. */
async function findUnbilled(db: Database, { now }: Moment): Promise<MoneyTask | undefined> {
  const rows = await listUnbilled(db, { now, limit: MOST_TO_COUNT });
  const late = rows
    .map((row) => ({ ...row, days: daysOut(row, now) - row.chargeableDays }))
    .filter(({ days }) => days > 0);
  const [first] = late;
  if (first === undefined) return undefined;
  const { id, trailerNumber: name, company, businessUnitId, endsAt: since } = first;
  const task = toTask('unbilled', { count: late.length, cents: null, id, name, company, businessUnitId, since });
  return task && { ...task, days: late.reduce((sum, { days }) => sum + days, 0) };
}

const daysOut = ({ startsAt, timeZone }: { readonly startsAt: Date; readonly timeZone: string }, now: Date): number =>
  chargeableDays({ from: toInstant(startsAt), to: toInstant(now), timeZone });

async function findClaims(db: Database, { now }: Moment): Promise<MoneyTask | undefined> {
  const settledBefore = new Date(now.getTime() - CLAIM_DAYS * DAY_MS);
  const rows = await listClaimsToDecide(db, { settledBefore, limit: MOST_TO_COUNT });
  const [first] = rows;
  if (first === undefined) return undefined;
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  const { id, invoiceNumber: name, businessUnitId, company, settledAt: since } = first;
  return toTask('claimToDecide', { count: rows.length, cents, id, name, businessUnitId, company, since });
}

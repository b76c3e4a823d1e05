import type { DebitOverview } from '#contract/admin-debit.ts';
import { listReturnedDebits } from '#db/debit/debit.queries.ts';
import { listBatches } from '#db/debit/debit-batch.queries.ts';
import { listToCollect, type ToCollect } from '#db/debit/to-collect.queries.ts';
import { firstCollectDay, lastFileDay, latestToSeeTo } from '#domain/debit/debit-day.ts';
import { findDebitObstacle } from '#domain/debit/debit-obstacle.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { toBatchSummary, toDebit } from './to-batch.ts';
import { toQuestion } from './to-question.ts';

const AHEAD_DAYS = 60;
const MOST_DUE = 200;
const LATEST_BATCHES = 20;
const LATEST_RETURNS = 20;

/** What the operator has to know about direct debits today. */
export async function listDebits(
  { db, clock, settings: { sellers } }: ReadsWithSettings,
  actor: Actor,
): Promise<Outcome<DebitOverview>> {
  const admin = requireStaff(actor, 'money.read');
  if (!admin.ok) return admin;
  const today = operatorToday(toInstant(clock.now())).toString();
  const [rows, batches, returned] = await Promise.all([
    listToCollect(db, { until: addDays(today, AHEAD_DAYS), limit: MOST_DUE + 1 }),
    listBatches(db, { limit: LATEST_BATCHES }),
    listReturnedDebits(db, { limit: LATEST_RETURNS, today }),
  ]);
  const taken = new Set(batches.filter(({ status }) => status !== 'discarded').map(({ collectOn }) => collectOn));
  const due = rows.slice(0, MOST_DUE).map((row) => toDue(row, today));
  return ok({
    isBilledHere: Object.keys(sellers).length > 0,
    due,
    isWhole: rows.length <= MOST_DUE,
    days: toDays(due, today).filter(({ collectOn }) => !taken.has(collectOn)),
    batches: batches.map(toBatchSummary),
    returned: returned.map(toDebit),
  });
}

type Due = DebitOverview['due'][number];

function toDue(row: ToCollect, today: string): Due {
  const collectOn = firstCollectDay(row.announcedFor, today);
  return {
    invoiceId: row.invoiceId,
    number: row.number,
    orderNumber: row.orderNumber,
    company: row.company,
    amount: money(row.openCents),
    mandate: row.reference,
    scheme: row.scheme,
    announcedFor: row.announcedFor,
    collectOn,
    obstacle: findDebitObstacle(toQuestion(row), collectOn) ?? null,
  };
}

/** A batch takes along what was announced for an earlier day, so each day adds up with those before. */
function toDays(due: readonly Due[], today: string): DebitOverview['days'] {
  const sound = due.filter(({ obstacle }) => obstacle === null);
  const days = [...new Set(sound.map(({ collectOn }) => collectOn))].toSorted();
  return days.map((collectOn) => {
    const collected = sound.filter((debit) => debit.collectOn <= collectOn);
    return {
      collectOn,
      fileBy: lastFileDay(collectOn),
      debits: collected.length,
      sum: money(collected.reduce((sum, { amount }) => sum + amount.cents, 0)),
      isUrgent: collectOn <= latestToSeeTo(today),
    };
  });
}

import { findToCollect, listToCollect, type ToCollect } from '#db/debit/to-collect.queries.ts';
import { lockAccounts } from '#db/payment/settlement.queries.ts';
import { isConnectionLost } from '#db/postgres-error.ts';
import { inTransaction } from '#db/transaction.ts';
import { firstCollectDay, latestToSeeTo } from '#domain/debit/debit-day.ts';
import { type ByTransferReason, findDebitObstacle } from '#domain/debit/debit-obstacle.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import { toQuestion } from './to-question.ts';
import { TERM_DAYS, turnToTransfer } from './turn-to-transfer.ts';

const MOST = 5000;

export type PlanReport = { readonly toCollect: number; readonly turned: number; readonly failed: number };
type Complain = (cause: unknown, about: { readonly invoice: string }) => void;

/**
 * Looks at what is to be collected in the next days, early enough for a file. What cannot be is turned to transfer, each
 * in a transaction of its own; what is disputed waits for the decision.
 */
export async function planDebits(deps: Reads, complain?: Complain): Promise<PlanReport> {
  const today = operatorToday(toInstant(deps.clock.now())).toString();
  const rows = await listToCollect(deps.db, { until: latestToSeeTo(today), limit: MOST });
  let [turned, failed] = [0, 0];
  for (const row of rows.filter((waiting) => reasonToTurn(waiting, today) !== undefined)) {
    try {
      turned += Number(await turn(deps, row, today));
    } catch (cause) {
      if (isConnectionLost(cause)) throw cause;
      complain?.(cause, { invoice: row.number });
      failed += 1;
    }
  }
  return { toCollect: rows.length - turned - failed, turned, failed };
}

function reasonToTurn(row: ToCollect, today: string): ByTransferReason | undefined {
  const obstacle = findDebitObstacle(toQuestion(row), firstCollectDay(row.announcedFor, today));
  return obstacle === 'settled' || obstacle === 'disputed' ? undefined : obstacle;
}

/** False if it has changed meanwhile. */
const turn = ({ db, clock }: Reads, { businessUnitId, invoiceId }: ToCollect, today: string): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
    const row = await findToCollect(trx, { businessUnitId, invoiceId });
    const reason = row && reasonToTurn(row, today);
    if (account === undefined || reason === undefined) return false;
    const { number, orderId } = account;
    await turnToTransfer(
      trx,
      { businessUnitId, orderId, invoiceId, number, reason, dueOn: addDays(today, TERM_DAYS) },
      { by: { kind: 'system' }, now: clock.now() },
    );
    return true;
  });

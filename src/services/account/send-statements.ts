import { listStatementsToSend, markStatementSent } from '#db/account/statement-sending.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import type { Reads } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

const AT_ONCE = 100;

export type StatementsReport = { readonly month: string; readonly queued: number };

/**
 * Promises the statement of the month before to every company that wants it, each in a transaction of its own that also
 * remembers it: running twice, or on two processes, sends none twice.
 */
export async function sendStatements({ db, clock }: Reads): Promise<StatementsReport> {
  const now = clock.now();
  const today = localDate(now, OPERATOR_ZONE);
  const month = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`;
  let queued = 0;
  let after: string | undefined;
  do {
    const units = await listStatementsToSend(db, { month, after, limit: AT_ONCE });
    for (const businessUnitId of units) {
      const isNew = await inTransaction(db, async (trx) => {
        const isMarked = await markStatementSent(trx, { businessUnitId, month, now });
        if (isMarked) await queueMail(trx, { template: 'statement', businessUnitId, month });
        return isMarked;
      });
      queued += Number(isNew);
    }
    after = units.length < AT_ONCE ? undefined : units.at(-1);
  } while (after !== undefined);
  return { month, queued };
}

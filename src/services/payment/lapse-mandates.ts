import { recordAudit } from '#db/audit/audit.queries.ts';
import { lapseMandates as lapse } from '#db/payment/mandate.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { addMonths } from '#domain/debit/add-months.ts';
import { MANDATE_MONTHS } from '#domain/debit/debit-obstacle.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { Reads } from '../deps.ts';

/** Mandates with which nothing was collected for so long that no bank honours them any more: the company needs a new one. */
export async function lapseMandates({ db, clock }: Reads): Promise<{ readonly lapsed: number }> {
  const now = clock.now();
  const unusedSince = addMonths(operatorToday(toInstant(now)).toString(), -MANDATE_MONTHS);
  return inTransaction(db, async (trx) => {
    const lapsed = await lapse(trx, { unusedSince, now });
    for (const { id, businessUnitId, reference } of lapsed) {
      const about = { businessUnitId, action: 'mandate.lapse', objectId: id } as const;
      await recordAudit(trx, { actor: { kind: 'system' }, ...about, data: { reference }, now });
    }
    return { lapsed: lapsed.length };
  });
}

import type { Transaction } from '#db/client.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { PastDocument } from './issue-past.ts';
import { runAt } from './run-days.ts';

/** Of how many nights the console knows what was billed in them. */
const NIGHTS = 30;

/** The runs of the last nights, whether they found something to bill or not. */
export async function writeRuns(trx: Transaction, documents: readonly PastDocument[], last: string): Promise<void> {
  const issued = Map.groupBy(documents, ({ document }) => document.issuedOn);
  const runs = Array.from({ length: NIGHTS }, (_, i) => {
    const runOn = addDays(last, -i);
    const own = issued.get(runOn) ?? [];
    const startedAt = runAt(runOn);
    return {
      runOn,
      askedAt: startedAt,
      startedAt,
      finishedAt: new Date(startedAt.getTime() + MINUTE_MS),
      orders: new Set(own.map(({ bill }) => bill.order.id)).size,
      documents: own.length,
      problems: 0,
    };
  });
  await trx.insertInto('billingRun').values(runs).execute();
}

import { canCollectOn } from '#domain/debit/debit-day.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { getBatch } from '#services/debit/get-batch.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { dayText } from './day-text.server.ts';
import { toDebitView } from './to-debit-view.server.ts';

/** One batch in words, with what can be done to it today. */
export async function loadDebitBatch({ deps, format, config, getActor }: PageRequest, batchId: string) {
  const batch = requireValue(await getBatch(deps, await getActor(), batchId));
  const { id, number, collectOn, fileBy, status, debits, sum, items, sha256, version } = batch;
  const today = operatorToday(toInstant(deps.clock.now())).toString();
  const ofScheme = (scheme: 'CORE' | 'B2B') =>
    items.filter((item) => item.scheme === scheme && item.status !== 'withdrawn').length;
  return {
    title: `${number} · ${config.productName}`,
    id,
    number,
    status,
    version,
    day: dayText(format, collectOn),
    fileBy: dayText(format, fileBy),
    createdAt: recordTime(format, batch.createdAt),
    exportedAt: batch.exportedAt && recordTime(format, batch.exportedAt),
    debits,
    schemes: `CORE ${ofScheme('CORE')} · B2B ${ofScheme('B2B')}`,
    sum: format.money(sum),
    sha256,
    isLate: status === 'draft' && !canCollectOn(collectOn, today),
    canBeBooked: status === 'exported' && collectOn <= today,
    items: items.map((debit) => toDebitView(debit, format)),
  };
}
export type BatchView = Awaited<ReturnType<typeof loadDebitBatch>>;

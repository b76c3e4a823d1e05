import type { Transaction } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { inChunks } from '../in-chunks.ts';
import { demoId } from '../random.ts';
import { BOOKKEEPER } from './bookkeeper.ts';
import type { PastDocument } from './issue-past.ts';

/** Until somebody has entered what a platform has answered. */
const DAYS_TO_CLEAR = 3;

/** Documents that do not go by mail alone. What a platform clears has its number after some days; the latest wait for it. */
export async function writeChannels(trx: Transaction, documents: readonly PastDocument[], now: Date): Promise<void> {
  const rows = documents.flatMap(({ channel, document, rows: { invoice } }) => {
    // Compensation is no invoice for any platform.
    if (channel === 'mail' || document.taxClass === 'claim') return [];
    const waitsSince = new Date(invoice.issuedAt);
    const clearedAt = new Date(waitsSince.getTime() + DAYS_TO_CLEAR * DAY_MS);
    const isCleared = channel === 'clearance' && clearedAt <= now;
    return [
      {
        invoiceId: invoice.id,
        businessUnitId: invoice.businessUnitId,
        channel,
        waitsSince,
        clearanceNumber: isCleared ? clearanceNumber(document.number) : null,
        clearedAt: isCleared ? clearedAt : null,
        clearedBy: isCleared ? BOOKKEEPER.userId : null,
      },
    ];
  });
  for (const chunk of inChunks(rows)) await trx.insertInto('invoiceChannel').values(chunk).execute();
}

const clearanceNumber = (number: string): string =>
  `${number.slice(5, 7)}${demoId(`clearance of ${number}`).slice(0, 8).toUpperCase()}`;

import { lapseRequests } from '#db/booking/extension-request.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Reads } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

const AT_ONCE = 50;

/** Ends wishes to the desk whose rental has ended without an answer, and says so to whoever asked. How many it ended. */
export async function lapseExtensionRequests({ db, clock }: Reads): Promise<number> {
  for (let ended = 0; ;) {
    const lapsed = await inTransaction(db, async (trx) => {
      const rows = await lapseRequests(trx, { now: clock.now(), limit: AT_ONCE });
      for (const { bookingId, askedBy, endsAt } of rows) {
        const news = { kind: 'extensionLapsed', to: endsAt.toISOString() } as const;
        await queueMail(trx, { template: 'bookingNews', bookingId, userId: askedBy, news });
      }
      return rows.length;
    });
    ended += lapsed;
    if (lapsed < AT_ONCE) return ended;
  }
}

import type { ChangeNews } from '#contract/mail.ts';
import type { Transaction } from '#db/client.ts';
import { queueMail } from '#services/mail/queue-mail.ts';

export type Told = { readonly userId: string; readonly bookingId: string; readonly news: ChangeNews };

/** One mail to each customer, however many of their bookings a plan has changed. */
export async function tellChanged(trx: Transaction, told: readonly Told[]): Promise<void> {
  for (const [userId, own] of Map.groupBy(told, (one) => one.userId)) {
    const [first, ...others] = own;
    if (first === undefined) continue;
    const moved = own.flatMap(({ bookingId, news }) =>
      news.kind === 'trailerSwapped' ? [{ bookingId, oldTrailer: news.oldTrailer, newTrailer: news.newTrailer }] : [],
    );
    if (others.length === 0) {
      await queueMail(trx, { template: 'bookingNews', bookingId: first.bookingId, news: first.news });
    } else if (moved.length === own.length) {
      await queueMail(trx, { template: 'trailersMoved', userId, moved });
    } else {
      const changed = own.map(({ bookingId, news }) => ({ bookingId, news }));
      await queueMail(trx, { template: 'bookingsChanged', userId, changed });
    }
  }
}

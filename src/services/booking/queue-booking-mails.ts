import type { Transaction } from '#db/client.ts';
import type { OrderRow } from '#db/order/order.queries.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { BookingActor } from './act-on-booking.ts';

/** A promised mail that lacks nothing but its reader. */
type News = MailRequest extends infer Request ? (Request extends BookingNews ? Omit<Request, 'userId'> : never) : never;
type BookingNews = Extract<
  MailRequest,
  { readonly template: 'bookingExtended' | 'bookingRebooked' | 'bookingCancelled' | 'returnAnnounced' }
>;

type Readers = {
  readonly actor: BookingActor;
  readonly orders: readonly OrderRow[];
  /** Who has asked the operator for it. */
  readonly askedBy?: string | undefined;
};

/** Tells whoever acted for the unit or asked for it, and the authors of the orders. */
export async function queueBookingMails(
  trx: Transaction,
  { actor, orders, askedBy, news }: Readers & { readonly news: News },
): Promise<void> {
  const readers = new Set([
    ...(actor.kind === 'member' ? [actor.userId] : []),
    ...(askedBy === undefined ? [] : [askedBy]),
    ...orders.map(({ createdBy }) => createdBy),
  ]);
  for (const userId of readers) await queueMail(trx, { ...news, userId });
}

import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import type { PlatformAdmin, System } from '#domain/team/actor.ts';
import { refuse } from '../failure.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { actOnBooking } from './act-on-booking.ts';
import { bringBack } from './bring-back.ts';

type Confirmation = {
  readonly bookingId: string;
  readonly version?: number | undefined;
  /** Where it is, if somebody says otherwise than the customer. */
  readonly depotId?: string | undefined;
  readonly now: Date;
  /** What proves it, for the log. */
  readonly data?: Readonly<Record<string, unknown>>;
};

/** The trailer of a return that the customer signed alone is there. It is settled by when the customer signed. */
export const confirmReturn = (
  trx: Transaction,
  actor: PlatformAdmin | System,
  { bookingId, version, depotId, now, data = {} }: Confirmation,
) =>
  actOnBooking(trx, actor, { bookingId, version, action: 'confirmReturn', now }, async (subject) => {
    const { handedBackAt: at } = subject.booking;
    if (at === null) return refuse('illegal-state');
    const change = await bringBack(trx, subject, { at, depotId, now, data });
    await queueMail(trx, {
      template: 'bookingNews',
      bookingId,
      news: { kind: 'returnConfirmed', at: at.toISOString() },
    });
    return ok(change);
  });

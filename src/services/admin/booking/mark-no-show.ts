import { noShowFee } from '#domain/booking/cancellation-fee.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chargeFee } from '../../booking/charge-fee.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

/** Nobody came: the trailer is free again, and the fee is charged. */
export const markNoShow = (deps: ReadsWithSettings, actor: Actor, which: WhichBooking) =>
  changeBooking(deps, actor, { ...which, action: 'markNoShow' }, async (trx, { booking }, now) => {
    const { id: bookingId, priceTrace, netCents } = booking;
    const fee = noShowFee({ dayRateCents: priceTrace.dayRateCents, net: money(netCents) });
    await chargeFee(trx, booking, { kind: 'noShow', fee, now });
    await queueMail(trx, { template: 'bookingNews', bookingId, news: { kind: 'noShow', feeCents: fee.cents } });
    return ok({ data: { feeCents: fee.cents } });
  });

import type { NoShowInput } from '#contract/admin-booking-input.ts';
import { noShowFee } from '#domain/booking/cancellation-fee.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { chargeFee } from '../../booking/charge-fee.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

type NoShow = WhichBooking & { readonly input: NoShowInput };

/** Nobody came: the trailer is free again, and the fee is charged. */
export const markNoShow = (deps: ReadsWithSettings, actor: Actor, { input: { reason, feeCents }, ...which }: NoShow) =>
  changeBooking(deps, actor, { ...which, action: 'markNoShow' }, async (trx, { booking }, now) => {
    const { id: bookingId, priceTrace, netCents } = booking;
    const rule = noShowFee({ dayRateCents: priceTrace.dayRateCents, net: money(netCents) }, booking);
    const fee = await chargeFee(trx, booking, { kind: 'noShow', rule, feeCents, now });
    if (!fee.ok) return fee;
    await queueMail(trx, {
      template: 'bookingNews',
      bookingId,
      news: { kind: 'noShow', feeCents: fee.value.feeCents },
    });
    return ok({ data: { ...fee.value, ...toLoggedReason(reason) } });
  });

import type { AgreeLateFeeInput } from '#contract/admin-booking-input.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toLoggedReason } from '../../booking/to-logged-reason.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';

type Agreement = WhichBooking & { readonly input: AgreeLateFeeInput };

/** Says what a late return costs at most before it is settled: a delay that is not the customer's fault, or goodwill. */
export const agreeLateFee = (
  deps: ReadsWithSettings,
  actor: Actor,
  { input: { cents, reason }, ...which }: Agreement,
) =>
  changeBooking(deps, actor, { ...which, action: 'agreeLateFee' }, async (_trx, { booking }) =>
    ok({
      changes: { lateFeeCents: cents },
      data: {
        changes: { feeCents: [booking.lateFeeCents, cents] },
        ...(cents !== null && { feeCents: cents }),
        ...toLoggedReason(reason),
      },
    }),
  );

import type { AdminBooking } from '#contract/admin-booking.ts';
import type { AgreeToExtensionInput } from '#contract/admin-booking-input.ts';
import { answerRequest, findOpenRequest } from '#db/booking/extension-request.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { extendBooking } from '../../booking/extend-booking.ts';
import type { ExtensionDeps } from '../../booking/preview-extension.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import type { WhichBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';
import { requireOpenRequest } from './require-open-request.ts';

type Agreement = WhichBooking & { readonly input: AgreeToExtensionInput };

/**
 * Extends a booking as its customer has asked the desk for: with the moves that the desk has seen, or without any where the
 * trailer has become free meanwhile. The wish is answered in the same transaction, or nothing is done.
 */
export async function agreeToExtension(
  deps: ExtensionDeps & ReadsWithSettings,
  actor: Actor,
  { bookingId, version, input: { moves = [], answer } }: Agreement,
): Promise<Outcome<AdminBooking>> {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  const seen = await findOpenRequest(deps.db, { bookingId });
  if (seen === undefined) {
    const known = await getBooking(deps, actor, bookingId);
    return known.ok ? refuse('illegal-state') : known;
  }
  const now = deps.clock.now();
  const extended = await extendBooking(deps, admin.value, {
    bookingId,
    input: { to: seen.endsAt.toISOString() },
    agreed: {
      moves,
      answer: async (trx, subject) => {
        const open = await requireOpenRequest(trx, admin.value, { subject, version: version ?? seen.version, now });
        if (!open.ok) return open;
        const { id, askedBy } = open.value;
        const given = { answeredBy: admin.value.userId, answeredAt: now, answer: answer || null };
        await answerRequest(trx, { id, state: 'agreed', ...given });
        return ok({ askedBy });
      },
    },
  });
  return extended.ok ? getBooking(deps, actor, bookingId) : extended;
}

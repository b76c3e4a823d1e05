import type { DeclineExtensionInput } from '#contract/admin-booking-input.ts';
import { answerRequest } from '#db/booking/extension-request.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireStaff } from '../../require-actor.ts';
import { changeBooking, type WhichBooking } from './change-booking.ts';
import { requireOpenRequest } from './require-open-request.ts';

type Refusal = WhichBooking & { readonly input: DeclineExtensionInput };

/** What the customer has asked for is not to be had; whoever asked is told why. Takes the version of the wish. */
export async function declineExtension(
  deps: ReadsWithSettings,
  actor: Actor,
  { bookingId, version, input: { answer } }: Refusal,
) {
  const admin = requireStaff(actor, 'orders.write');
  if (!admin.ok) return admin;
  return changeBooking(deps, actor, { bookingId, action: 'declineExtension' }, async (trx, subject, now) => {
    const open = await requireOpenRequest(trx, admin.value, { subject, version, now });
    if (!open.ok) return open;
    const { id, askedBy, endsAt } = open.value;
    await answerRequest(trx, { id, state: 'declined', answeredBy: admin.value.userId, answeredAt: now, answer });
    const news = { kind: 'extensionDeclined', to: endsAt.toISOString(), answer } as const;
    await queueMail(trx, { template: 'bookingNews', bookingId, userId: askedBy, news });
    return ok({ data: { newEnd: endsAt.toISOString(), note: answer } });
  });
}

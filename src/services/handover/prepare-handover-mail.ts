import { HANDOVER_MAILS, type PreparedMail } from '#contract/mail.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findHandoverById } from '#db/handover/handover.queries.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { GUEST } from '#domain/team/actor.ts';
import { DEFAULT_LOCALE } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { issueProtocol } from './issue-protocol.ts';
import { describeHandover } from './load-handover.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'imageEncoder' | 'pdf' | 'settings' | 'storage'>;
type Request = Extract<MailRequest, { template: 'handover' }>;

/** Sends a signed protocol in the unit's language and in German. Nothing goes to people who have left the unit. */
export async function prepareHandoverMail(
  deps: Needs,
  { handoverId, userId }: Request,
): Promise<PreparedMail | undefined> {
  const { db, clock } = deps;
  const row = await findHandoverById(db, handoverId);
  const user = await findUser(db, userId);
  if (row === undefined || user === undefined || user.businessUnitId !== row.businessUnitId) return undefined;
  const { bookingId, businessUnitId, kind, trailerId } = row;
  const booking = await findHandoverBooking(db, { scope: { unit: businessUnitId }, bookingId, trailerId, kind });
  const unit = await findBusinessUnit(db, businessUnitId);
  if (booking === undefined || unit === undefined) return undefined;
  const handover = await describeHandover(db, { handover: row, booking }, { actor: GUEST, now: clock.now() });
  const attachments = [];
  for (const locale of new Set([unit.defaultLocale, DEFAULT_LOCALE])) {
    attachments.push({
      filename: await deps.pdf.nameFile({ kind: `${kind}Protocol`, number: booking.number, locale }),
      contentType: 'application/pdf',
      bytes: await issueProtocol(deps, { row, locale, readHandover: async () => handover }),
    });
  }
  return {
    to: user.email,
    locale: user.locale,
    userId,
    businessUnitId,
    content: { template: HANDOVER_MAILS[kind], name: user.firstName, handover, path: `/booking/${bookingId}` },
    about: { orderId: booking.orderId, bookingId },
    attachments,
  };
}

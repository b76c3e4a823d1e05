import type { PreparedMail } from '#contract/mail.ts';
import { findDisputeOfAnyUnit } from '#db/invoice/dispute.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Request = Extract<MailRequest, { template: 'disputeAnswered' }>;

/** Tells whoever disputed a document what was decided, and what is left to pay, unless they have left the unit. */
export async function prepareDisputeMail(
  { db }: Pick<Deps, 'db'>,
  { disputeId }: Request,
): Promise<PreparedMail | undefined> {
  const dispute = await findDisputeOfAnyUnit(db, disputeId);
  const user = dispute && (await findUser(db, dispute.openedBy));
  if (dispute === undefined || user === undefined) return undefined;
  const { businessUnitId, invoiceId, orderId, number, decision, answer, openCents, dueOn } = dispute;
  if (user.businessUnitId !== businessUnitId || decision === null || answer === null) return undefined;
  const { email: to, locale, firstName: name, id: userId } = user;
  const due = openCents > 0 && dueOn !== null ? { openCents, on: dueOn } : null;
  return {
    to,
    locale,
    userId,
    businessUnitId,
    content: { template: 'disputeAnswered', name, number, decision, answer, due, path: `/invoices/${invoiceId}` },
    about: { orderId },
  };
}

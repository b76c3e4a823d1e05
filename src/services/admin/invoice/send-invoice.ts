import { recordAudit } from '#db/audit/audit.queries.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findInvoiceDocument } from '#db/document/document.queries.ts';
import { findChannel } from '#db/invoice/invoice-channel.queries.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';
import { isPaperLate } from '#domain/invoice/paper-late.ts';
import { awaitsClearance } from '#domain/invoice/seller-channel.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../../attempt.ts';
import { ISSUED_TOPIC, type IssuedPayload } from '../../billing/issued-topic.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { requireStaff } from '../../require-actor.ts';

/**
 * Promises the mail that brings a document once more, to where the company wants its invoices by now. A paper that could
 * not be made is tried anew, and sends it.
 */
export async function sendInvoice({ db, clock }: Reads, actor: Actor, invoiceId: string): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  return attempt(db, async (trx) => {
    const invoice = await findInvoiceOfAnyUnit(trx, invoiceId);
    if (invoice === undefined) return refuse('not-found');
    // Nobody is left to write to.
    if ((await findBusinessUnit(trx, invoice.businessUnitId))?.erasedAt) return refuse('illegal-state');
    const { businessUnitId, number } = invoice;
    const now = clock.now();
    if (awaitsClearance(await findChannel(trx, { businessUnitId, invoiceId }))) return refuse('awaiting-clearance');
    if ((await findInvoiceDocument(trx, invoice)) !== undefined)
      await queueMail(trx, { template: 'invoice', invoiceId });
    else if (isPaperLate(invoice.issuedAt, now))
      await addToOutbox(trx, { topic: ISSUED_TOPIC, payload: { invoiceId } satisfies IssuedPayload });
    else return refuse('paper-not-ready');
    await recordAudit(trx, {
      actor,
      businessUnitId,
      action: 'invoice.send',
      objectId: invoiceId,
      data: { number },
      now,
    });
    return ok(undefined);
  });
}

import { findPayment } from '#db/payment/payment.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { undoOffset } from '../ledger/undo-offset.ts';
import { undoPayment } from '../ledger/undo-payment.ts';

/** The operator takes back what was settled with a payment, or what a credit note was set against. */
export async function undoAllocation({ db, clock }: Reads, actor: Actor, id: string): Promise<Outcome<void>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const acting = { by: admin.value, now: clock.now() };
  return attempt(db, async (trx) =>
    (await findPayment(trx, id)) === undefined
      ? undoOffset(trx, { creditNoteId: id }, acting)
      : undoPayment(trx, { paymentId: id }, acting),
  );
}

import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import type { Reads } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requirePlatformAdmin } from '../require-actor.ts';
import { undoPayment } from '../ledger/undo-payment.ts';

/** The operator takes back what was settled with a payment. */
export async function undoAllocation({ db, clock }: Reads, actor: Actor, paymentId: string): Promise<Outcome<void>> {
  const admin = requirePlatformAdmin(actor);
  if (!admin.ok) return admin;
  return attempt(db, (trx) => undoPayment(trx, { paymentId }, { by: admin.value, now: clock.now() }));
}

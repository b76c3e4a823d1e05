import type { WrittenOff } from '#contract/admin-payment.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { doOrAsk } from '../approval/do-or-ask.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { requireStaff } from '../require-actor.ts';
import { giveUpInvoice, lockOpenAccount } from './give-up-invoice.ts';

type Wish = { readonly invoiceId: string; readonly reason: string };

/** The operator gives up what is open of a document, and says why. Above a sum, somebody else has to agree first. */
export async function writeOffInvoice(
  { db, clock, settings: { secondPair: limits } }: ReadsWithSettings,
  actor: Actor,
  { invoiceId, reason }: Wish,
): Promise<Outcome<WrittenOff>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const acting = { by: admin.value, now: clock.now() };
  return attempt(db, async (trx) => {
    const account = await lockOpenAccount(trx, invoiceId);
    if (!account.ok) return account;
    const { businessUnitId, openCents: cents } = account.value;
    const act = { kind: 'writeOff', objectId: invoiceId, businessUnitId, cents, input: { reason }, reason } as const;
    const done = await doOrAsk(trx, act, { ...acting, limits }, () =>
      giveUpInvoice(trx, { invoiceId, reason, agreedCents: cents }, acting),
    );
    if (!done.ok) return done;
    return ok({ approvalId: 'approvalId' in done.value ? done.value.approvalId : null });
  });
}

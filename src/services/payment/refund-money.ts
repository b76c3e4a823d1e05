import type { RefundedMoney, RefundInput } from '#contract/admin-payment.ts';
import { sumRefunded } from '#db/approval/approval.queries.ts';
import type { Transaction } from '#db/client.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { findPayment } from '#db/payment/payment.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { doOrAsk } from '../approval/do-or-ask.ts';
import { attempt } from '../attempt.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import { sendMoneyBack } from './send-money-back.ts';

type Wish = { readonly id: string; readonly input: RefundInput; readonly idempotencyKey: string | undefined };

/** The operator has sent back unused money, or what a credit note is about. Above a sum, somebody else has to agree first. */
export async function refundMoney(
  { db, clock, settings: { secretKey, secondPair: limits } }: ReadsWithSettings,
  actor: Actor,
  { id, input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<RefundedMoney>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const now = clock.now();
  const { userId } = admin.value;
  const operation = 'payment.refund';
  const acting = { by: admin.value, now };
  return attempt(db, (trx) =>
    once<RefundedMoney>(trx, { userId, key, operation, input: { id, ...input } }, { secretKey, now }, async () => {
      const { businessUnitId, refundedCents } = await findSource(trx, id);
      const { cents, note } = input;
      const amounts = { cents, measuredCents: cents + refundedCents };
      const act = { kind: 'refund', objectId: id, businessUnitId, ...amounts, input, reason: note || null } as const;
      const done = await doOrAsk(trx, act, { ...acting, limits }, () => sendMoneyBack(trx, { id, input }, acting));
      if (!done.ok) return done;
      return ok('done' in done.value ? { ...done.value.done, approvalId: null } : { id: null, ...done.value });
    }),
  );
}

/** Whose it is, and what was sent back of it before: several small parts of one sum are that sum. */
async function findSource(trx: Transaction, id: string) {
  const payment = await findPayment(trx, id);
  const businessUnitId = payment ? payment.businessUnitId : (await findInvoiceOfAnyUnit(trx, id))?.businessUnitId;
  if (!businessUnitId) return { businessUnitId: null, refundedCents: 0 };
  return { businessUnitId, refundedCents: await sumRefunded(trx, { businessUnitId, id }) };
}

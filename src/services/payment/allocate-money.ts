import type { AllocateInput, MadePayment } from '#contract/admin-payment.ts';
import type { Transaction } from '#db/client.ts';
import { findPayment } from '#db/payment/payment.queries.ts';
import { lockAccounts } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { attempt } from '../attempt.ts';
import { claimLastInterest } from '../dunning/claim-last-interest.ts';
import type { ReadsWithSettings } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { type Created, once } from '../once.ts';
import { requireStaff } from '../require-actor.ts';
import type { Acting } from '../ledger/acting.ts';
import { offsetCredit } from '../ledger/offset-credit.ts';
import { refreshOrders } from '../ledger/refresh-order-payment.ts';
import { settleInvoices } from '../ledger/settle-invoices.ts';

type Wish = { readonly id: string; readonly input: AllocateInput; readonly idempotencyKey: string | undefined };

/** The operator pays invoices of a company with money that is unused, or with a credit note that waits. */
export async function allocateMoney(
  { db, clock, settings: { secretKey } }: ReadsWithSettings,
  actor: Actor,
  { id, input, idempotencyKey: key }: Wish,
): Promise<Outcome<Created<MadePayment>>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  if (key === undefined) return refuse('idempotency-key-required');
  const now = clock.now();
  const { userId } = admin.value;
  const operation = 'payment.settle';
  return attempt(db, (trx) =>
    once<MadePayment>(trx, { userId, key, operation, input: { id, ...input } }, { secretKey, now }, async () => {
      const acting = { by: admin.value, now };
      const isMoney = (await findPayment(trx, id)) !== undefined;
      const settled = isMoney
        ? await settleInvoices(trx, { ...input, paymentId: id }, acting)
        : await useCredit(trx, { ...input, creditNoteId: id }, acting);
      return settled.ok ? ok({ id }) : settled;
    }),
  );
}

async function useCredit(
  trx: Transaction,
  { businessUnitId, creditNoteId, shares }: AllocateInput & { readonly creditNoteId: string },
  acting: Acting,
): Promise<Outcome<void>> {
  const invoiceIds = [...new Set(shares.map(({ invoiceId }) => invoiceId))];
  const accounts = await lockAccounts(trx, { businessUnitId, invoiceIds: [creditNoteId, ...invoiceIds] });
  const credit = accounts.find(({ invoiceId }) => invoiceId === creditNoteId);
  if (credit?.kind !== 'creditNote' || accounts.length < invoiceIds.length + 1) return refuse('not-found');
  if (accounts.some(({ invoiceId, kind }) => kind === 'creditNote' && invoiceId !== creditNoteId)) {
    return refuse('illegal-state');
  }
  const asked = (invoiceId?: string): number =>
    shares.reduce(
      (sum, share) => sum + (invoiceId === undefined || share.invoiceId === invoiceId ? share.cents : 0),
      0,
    );
  const isTooMuch = accounts.some(({ invoiceId, openCents }) =>
    invoiceId === creditNoteId ? asked() > openCents : asked(invoiceId) > openCents,
  );
  if (isTooMuch) return refuse('amount-too-high');
  for (const share of shares) await offsetCredit(trx, { businessUnitId, creditNoteId, ...share }, acting);
  await claimLastInterest(trx, { businessUnitId, invoiceIds }, acting);
  await refreshOrders(trx, { businessUnitId, orderIds: accounts.map(({ orderId }) => orderId) }, acting.now);
  return ok(undefined);
}

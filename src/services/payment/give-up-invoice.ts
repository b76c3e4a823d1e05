import type { Transaction } from '#db/client.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { lockAccounts, markWrittenOff } from '#db/payment/settlement.queries.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { AgreedActing } from '../ledger/acting.ts';
import { refreshOrders } from '../ledger/refresh-order-payment.ts';
import { writeOff } from '../ledger/write-off.ts';

type GivenUp = {
  readonly invoiceId: string;
  readonly reason: string;
  /** Not another amount than this one. */
  readonly agreedCents: number;
};

/** Gives up what is open of a document. */
export async function giveUpInvoice(
  trx: Transaction,
  { invoiceId, reason, agreedCents }: GivenUp,
  acting: AgreedActing,
): Promise<Outcome<void>> {
  const account = await lockOpenAccount(trx, invoiceId);
  if (!account.ok) return account;
  const { businessUnitId, orderId, openCents: cents } = account.value;
  if (cents !== agreedCents) return refuse('illegal-state');
  await writeOff(trx, { businessUnitId, invoiceId, cents, reason }, acting);
  await markWrittenOff(trx, { businessUnitId, invoiceId });
  await refreshOrders(trx, { businessUnitId, orderIds: [orderId] }, acting.now);
  return ok(undefined);
}

type OpenAccount = { readonly businessUnitId: string; readonly orderId: string; readonly openCents: number };

/** A document of which something is open that can be given up. */
export async function lockOpenAccount(trx: Transaction, invoiceId: string): Promise<Outcome<OpenAccount>> {
  const found = await findInvoiceOfAnyUnit(trx, invoiceId);
  if (found === undefined) return refuse('not-found');
  const { businessUnitId, orderId } = found;
  const [account] = await lockAccounts(trx, { businessUnitId, invoiceIds: [invoiceId] });
  // A credit is not ours to give up, and money that is being collected may still come.
  if (account === undefined || account.kind === 'creditNote' || account.openCents === 0) return refuse('illegal-state');
  if (account.status !== 'open') return refuse('illegal-state');
  return ok({ businessUnitId, orderId, openCents: account.openCents });
}

import * as z from 'zod/mini';
import { refundInput, writeOffInput } from '#contract/admin-payment.ts';
import type { ApprovalRow } from '#db/approval/approval.queries.ts';
import type { Transaction } from '#db/client.ts';
import type { ApprovalKind } from '#domain/approval/approval-kind.ts';
import type { Outcome } from '../failure.ts';
import { refuse } from '../failure.ts';
import type { AgreedActing } from '../ledger/acting.ts';
import { giveUpInvoice } from '../payment/give-up-invoice.ts';
import { sendMoneyBack } from '../payment/send-money-back.ts';
import { putListInForce } from '../admin/price/put-list-in-force.ts';

type CarryOut = (trx: Transaction, approval: ApprovalRow, acting: AgreedActing) => Promise<Outcome<unknown>>;

const publishInput = z.strictObject({ version: z.number() });

/** What each kind of request does once somebody else has agreed: the same act, judged anew. */
export const CARRY_OUT = {
  writeOff: async (trx, { objectId, cents, input }, acting) => {
    const { success, data } = writeOffInput.safeParse(input);
    // What is open now must be what was agreed to.
    return success
      ? giveUpInvoice(trx, { invoiceId: objectId, ...data, agreedCents: cents }, acting)
      : refuse('illegal-state');
  },
  refund: async (trx, { objectId, input }, acting) => {
    const { success, data } = refundInput.safeParse(input);
    return success ? sendMoneyBack(trx, { id: objectId, input: data }, acting) : refuse('illegal-state');
  },
  priceList: async (trx, { objectId, input }, acting) => {
    const { success, data } = publishInput.safeParse(input);
    return success ? putListInForce(trx, { id: objectId, version: data.version }, acting) : refuse('illegal-state');
  },
} as const satisfies Record<ApprovalKind, CarryOut>;

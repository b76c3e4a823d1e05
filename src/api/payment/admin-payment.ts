import { adminPaymentCalls } from '#contract/admin-payment.ts';
import { getAccount } from '#services/account/get-account.ts';
import { writeAccount } from '#services/account/write-account.ts';
import type { Deps } from '#services/deps.ts';
import { allocateMoney } from '#services/payment/allocate-money.ts';
import { recordPayment } from '#services/payment/record-payment.ts';
import { refundMoney } from '#services/payment/refund-money.ts';
import { undoAllocation } from '#services/payment/undo-allocation.ts';
import { writeOffInvoice } from '#services/payment/write-off-invoice.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** Money of companies, for the operator. */
export const implementAdminPayment = (deps: Deps) =>
  implement(adminPaymentCalls, {
    'GET /api/admin/accounts/{id}': ({ actor, params }) => getAccount(deps, actor, params.id),
    'GET /api/admin/accounts/{id}/entries.csv': ({ c, actor, params }) =>
      respondCsv(c, 'account', (reader) => writeAccount(deps, actor, params.id, reader)),
    'POST /api/admin/payments': ({ actor, body, key }) =>
      recordPayment(deps, actor, { input: body, idempotencyKey: key }),
    'POST /api/admin/payments/{id}/allocate': ({ actor, params, body, key }) =>
      allocateMoney(deps, actor, { id: params.id, input: body, idempotencyKey: key }),
    'POST /api/admin/payments/{id}/refund': ({ actor, params, body, key }) =>
      refundMoney(deps, actor, { id: params.id, input: body, idempotencyKey: key }),
    'POST /api/admin/payments/{id}/undo': ({ actor, params }) => undoAllocation(deps, actor, params.id),
    'POST /api/admin/invoices/{id}/write-off': ({ actor, params, body }) =>
      writeOffInvoice(deps, actor, { invoiceId: params.id, reason: body.reason }),
  });

import type { BillingProblemReason } from '#contract/admin-billing.ts';
import { codeOf } from '#db/postgres-error.ts';

/** Why an order cannot be billed, and what exactly stands in the way, in plain words for the operator. */
export type BillingProblem = { readonly reason: BillingProblemReason; readonly says: readonly string[] };

/** What nobody has thought of is the order's problem alone, and stops no other. The log has the rest of it. */
export const toUnexpected = (cause: unknown): BillingProblem => ({
  reason: 'unexpected',
  says: [codeOf(cause) ?? (cause instanceof Error ? cause.name : 'Error')],
});

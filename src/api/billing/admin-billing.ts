import { adminBillingCalls } from '#contract/admin-billing.ts';
import { askForRun } from '#services/billing/ask-for-run.ts';
import { previewBilling } from '#services/billing/preview-billing.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** What is billed when, for the operator. */
export const implementAdminBilling = (deps: Deps) =>
  implement(adminBillingCalls, {
    'GET /api/admin/billing/preview': ({ actor, query }) => previewBilling(deps, actor, query),
    'POST /api/admin/billing/run': ({ actor, key }) => askForRun(deps, actor, { idempotencyKey: key }),
  });

import { adminBillingCalls } from '#contract/admin-billing.ts';
import { billingTermsCalls } from '#contract/admin-billing-terms.ts';
import { changeBillingTerms } from '#services/admin/business-unit/change-billing-terms.ts';
import { getBillingTerms } from '#services/admin/business-unit/get-billing-terms.ts';
import { askForRun } from '#services/billing/ask-for-run.ts';
import { writeRuns } from '#services/billing/list-runs.ts';
import { previewBilling } from '#services/billing/preview-billing.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** What is billed when, for the operator. */
export const implementAdminBilling = (deps: Deps) =>
  implement(
    { ...adminBillingCalls, ...billingTermsCalls },
    {
      'GET /api/admin/billing/preview': ({ actor, query }) => previewBilling(deps, actor, query),
      'GET /api/admin/billing/runs.csv': ({ c, actor }) =>
        respondCsv(c, 'billing-runs', (reader) => writeRuns(deps, actor, reader)),
      'POST /api/admin/billing/run': ({ actor, key }) => askForRun(deps, actor, { idempotencyKey: key }),
      'GET /api/admin/business-units/{id}/billing-terms': ({ actor, params }) =>
        getBillingTerms(deps, actor, params.id),
      'PATCH /api/admin/business-units/{id}/billing-terms': ({ actor, params, body, version }) =>
        changeBillingTerms(deps, actor, { businessUnitId: params.id, input: body, version }),
    },
  );

import { adminDunningCalls } from '#contract/admin-dunning.ts';
import type { Deps } from '#services/deps.ts';
import { holdDunning } from '#services/dunning/hold-dunning.ts';
import { listBaseRates } from '#services/dunning/list-base-rates.ts';
import { listProposals } from '#services/dunning/list-proposals.ts';
import { payClaim } from '#services/dunning/pay-claim.ts';
import { putBaseRate } from '#services/dunning/put-base-rate.ts';
import { sendDunning } from '#services/dunning/send-dunning.ts';
import { waiveClaim } from '#services/dunning/waive-claim.ts';
import { implement } from '../implement.ts';

/** What is late and what is written about it, for the operator. */
export const implementAdminDunning = (deps: Deps) =>
  implement(adminDunningCalls, {
    'GET /api/admin/dunning/proposals': ({ actor }) => listProposals(deps, actor),
    'POST /api/admin/dunning/send': ({ actor, body, key }) =>
      sendDunning(deps, actor, { input: body, idempotencyKey: key }),
    'POST /api/admin/dunning/hold': ({ actor, body }) => holdDunning(deps, actor, body),
    'POST /api/admin/dunning/claims/{id}/waive': ({ actor, params, body, version }) =>
      waiveClaim(deps, actor, { claimId: params.id, version, reason: body.reason }),
    'POST /api/admin/dunning/claims/{id}/pay': ({ actor, params, body, version }) =>
      payClaim(deps, actor, { claimId: params.id, version, input: body }),
    'GET /api/admin/base-rates': ({ actor }) => listBaseRates(deps, actor),
    'PUT /api/admin/base-rates': ({ actor, body }) => putBaseRate(deps, actor, body),
  });

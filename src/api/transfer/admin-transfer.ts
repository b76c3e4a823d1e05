import { adminTransferCalls } from '#contract/admin-transfer.ts';
import { dismissProposal } from '#services/admin/transfer/dismiss-proposal.ts';
import { exportTransfers, listTransfers } from '#services/admin/transfer/list-transfers.ts';
import { planProposal } from '#services/admin/transfer/plan-proposal.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** Transfers between depots, for the operator. */
export const implementAdminTransfers = (deps: Deps) =>
  implement(adminTransferCalls, {
    'GET /api/admin/transfers': ({ actor, query }) => listTransfers(deps, actor, query),
    'GET /api/admin/transfers.csv': ({ c, actor, query }) =>
      respondCsv(c, 'transfers', (reader) => exportTransfers(deps, actor, query, reader)),
    'POST /api/admin/transfers/proposals/{id}/plan': ({ actor, params }) => planProposal(deps, actor, params.id),
    'POST /api/admin/transfers/proposals/{id}/dismiss': ({ actor, params, body }) =>
      dismissProposal(deps, actor, { proposalId: params.id, ...body }),
  });

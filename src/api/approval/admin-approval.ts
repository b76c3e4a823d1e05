import { adminApprovalCalls } from '#contract/admin-approval.ts';
import { approve } from '#services/approval/approve.ts';
import { getApproval } from '#services/approval/get-approval.ts';
import { listApprovals, writeApprovals } from '#services/approval/list-approvals.ts';
import { reject } from '#services/approval/reject.ts';
import { withdraw } from '#services/approval/withdraw.ts';
import type { Deps } from '#services/deps.ts';
import { respondCsv } from '../csv.ts';
import { implement } from '../implement.ts';

/** What needs two people. */
export const implementAdminApprovals = (deps: Deps) =>
  implement(adminApprovalCalls, {
    'GET /api/admin/approvals': ({ actor, query }) => listApprovals(deps, actor, query),
    'GET /api/admin/approvals.csv': ({ c, actor, query }) =>
      respondCsv(c, 'approvals', (reader) => writeApprovals(deps, actor, query, reader)),
    'GET /api/admin/approvals/{id}': ({ actor, params }) => getApproval(deps, actor, params.id),
    'POST /api/admin/approvals/{id}/approve': ({ actor, params, body }) =>
      approve(deps, actor, { ...params, words: body.words }),
    'POST /api/admin/approvals/{id}/reject': ({ actor, params, body }) =>
      reject(deps, actor, { ...params, reason: body.reason }),
    'POST /api/admin/approvals/{id}/withdraw': ({ actor, params }) => withdraw(deps, actor, params.id),
  });

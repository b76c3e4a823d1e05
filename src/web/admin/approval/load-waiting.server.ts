import { hasStaffRight } from '#domain/team/staff-right.ts';
import { listApprovals } from '#services/approval/list-approvals.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { describeApproval } from './describe-approval.server.ts';

type About = { readonly object: string } | { readonly businessUnit: string };

const MOST = 20;

/** What waits for somebody else about a thing or a company; nothing for those who may not know. */
export async function loadWaiting(request: PageRequest, about: About) {
  const actor = await request.getActor();
  if (!hasStaffRight(actor, 'approvals.read')) return [];
  const query = { ...about, state: ['waiting' as const], limit: MOST };
  const { items } = requireValue(await listApprovals(request.deps, actor, query));
  return items.map((approval) => describeApproval(request, approval));
}

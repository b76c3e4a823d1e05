import type { AdminApprovalQuery } from '#contract/admin-approval.ts';
import type { ApprovalKind } from '#domain/approval/approval-kind.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { listApprovals } from '#services/approval/list-approvals.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { describeApproval } from './describe-approval.server.ts';

type About = { readonly object: string } | { readonly businessUnit: string };

const MOST = 100;
/** As long whoever asked is reminded of what somebody else said to it. */
const REJECTED_MS = 14 * DAY_MS;

/**
 * What waits for somebody else about a thing or a company, and what the reader has asked for in vain lately; nothing for
 * those who may not know.
 */
export async function loadWaiting(request: PageRequest, about: About) {
  const actor = await request.getActor();
  if (!hasStaffRight(actor, 'approvals.read')) return [];
  const { deps } = request;
  const since = new Date(deps.clock.now().getTime() - REJECTED_MS).toISOString();
  const states: AdminApprovalQuery['state'] = ['waiting', 'rejected'];
  const { items } = requireValue(await listApprovals(deps, actor, { ...about, state: states, limit: MOST }));
  return items
    .filter(
      ({ state, isOwn, decided, objectId, asked }) =>
        state === 'waiting' ||
        (isOwn &&
          (decided?.at ?? '') > since &&
          // Who has asked again knows.
          !items.some((other) => other.objectId === objectId && other.asked.at > asked.at)),
    )
    .map((approval) => describeApproval(request, approval));
}

/** The request that waits about a thing, or nothing. */
export const findWaiting = (
  waiting: Awaited<ReturnType<typeof loadWaiting>>,
  act: ApprovalKind,
  objectId: string,
): string | null =>
  waiting.find((one) => one.state === 'waiting' && one.kind === act && one.objectId === objectId)?.id ?? null;

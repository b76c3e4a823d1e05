import type { AdminApproval } from '#contract/admin-approval.ts';
import type { ApprovalRow } from '#db/approval/approval.queries.ts';
import { APPROVAL_KINDS } from '#domain/approval/approval-kind.ts';
import { money } from '#domain/money/money.ts';
import type { PlatformAdmin } from '#domain/team/actor.ts';
import { hasStaffRight } from '#domain/team/staff-right.ts';

export function toApproval(row: ApprovalRow, reader: PlatformAdmin): AdminApproval {
  const { id, kind, state, objectId, name, isInvoice, businessUnitId, company, cents, reason } = row;
  const { askedBy, askedByName, askedAt, decidedBy, decidedByName, decidedAt, words } = row;
  const isOwn = askedBy === reader.userId;
  return {
    id,
    kind,
    state,
    objectId,
    name,
    isInvoice,
    company: businessUnitId === null ? null : { id: businessUnitId, name: company ?? '' },
    amount: money(cents),
    reason,
    asked: { at: askedAt.toISOString(), by: { id: askedBy, name: askedByName } },
    decided: decidedAt && {
      at: decidedAt.toISOString(),
      by: decidedBy === null ? null : { id: decidedBy, name: decidedByName ?? '' },
      words,
    },
    canDecide: state === 'waiting' && !isOwn && mayDecide(reader, kind),
    isOwn,
  };
}

export const mayDecide = (actor: PlatformAdmin, kind: ApprovalRow['kind']): boolean =>
  hasStaffRight(actor, 'approvals.decide') && hasStaffRight(actor, APPROVAL_KINDS[kind].right);

import type { AdminApproval } from '#contract/admin-approval.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { recordTime } from '#web/record-time.server.ts';

const pageOf = ({ kind, objectId, isInvoice, company }: AdminApproval): string => {
  if (kind === 'priceList') return `/admin/prices/${objectId}`;
  if (isInvoice) return `/admin/invoices/${objectId}`;
  return `/admin/business-units/${company?.id ?? ''}`;
};

/** A request for a second pair of eyes in the words of the reader. */
export function describeApproval({ format }: Pick<PageRequest, 'format'>, approval: AdminApproval) {
  const { name, asked, decided } = approval;
  return {
    ...approval,
    /** Money has no number; it is called by the day on which it came. */
    name: /^\d{4}-\d\d-\d\d$/.test(name) ? format.date(`${name}T12:00:00Z`, 'UTC') : name,
    amount: format.money(approval.amount),
    person: asked.by.name,
    time: recordTime(format, asked.at),
    decidedTime: decided === null ? null : recordTime(format, decided.at),
    to: pageOf(approval),
  };
}
export type ApprovalView = ReturnType<typeof describeApproval>;

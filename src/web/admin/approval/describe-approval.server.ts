import type { AdminApproval } from '#contract/admin-approval.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { recordMoment } from '../record-moment.server.ts';

const pageOf = ({ kind, objectId, isInvoice, company }: AdminApproval): string => {
  if (kind === 'priceList') return `/admin/prices/${objectId}`;
  if (isInvoice) return `/admin/invoices/${objectId}`;
  return `/admin/business-units/${company?.id ?? ''}`;
};

/** A request for a second pair of eyes in the words of the reader. */
export function describeApproval({ format, deps }: Pick<PageRequest, 'format' | 'deps'>, approval: AdminApproval) {
  const { name, asked, decided } = approval;
  const now = deps.clock.now();
  return {
    ...approval,
    /** Money has no number; it is called by the day on which it came. */
    name: /^\d{4}-\d\d-\d\d$/.test(name) ? format.date(`${name}T12:00:00Z`, 'UTC') : name,
    amount: format.money(approval.amount),
    person: asked.by.name,
    time: recordMoment(format, asked.at, now),
    decidedTime: decided === null ? null : recordMoment(format, decided.at, now),
    to: pageOf(approval),
  };
}
export type ApprovalView = ReturnType<typeof describeApproval>;

import { keysOf } from '../table.ts';
import type { StaffRight } from '../team/staff-right.ts';

/** What needs two people above a sum, and the right that both of them must have. */
export const APPROVAL_KINDS = {
  writeOff: { right: 'money.write' },
  refund: { right: 'money.write' },
  priceList: { right: 'prices.write' },
} as const satisfies Readonly<Record<string, { readonly right: StaffRight }>>;

export type ApprovalKind = keyof typeof APPROVAL_KINDS;
export const APPROVAL_KIND_NAMES = keysOf(APPROVAL_KINDS);

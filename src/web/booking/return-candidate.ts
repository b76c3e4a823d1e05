import type { BookingRowView } from './describe-row.server.ts';

/** What a return needs to know of a booking. */
export type ReturnCandidate = Pick<
  BookingRowView,
  | 'id'
  | 'number'
  | 'version'
  | 'orderId'
  | 'lineItemId'
  | 'actions'
  | 'name'
  | 'trailerNumber'
  | 'plate'
  | 'country'
  | 'depotId'
  | 'depot'
  | 'period'
  | 'return'
>;

export const canComeBack = ({ actions }: Pick<ReturnCandidate, 'actions'>): boolean =>
  actions.includes('announceReturn');

/** Candidates of the same order, which can come back together. */
export const ofSameOrder = (candidates: readonly ReturnCandidate[], chosen: readonly string[]) => {
  const orders = new Set(candidates.filter(({ id }) => chosen.includes(id)).map(({ orderId }) => orderId));
  return candidates.filter((candidate) => orders.has(candidate.orderId) && canComeBack(candidate));
};

import { FormattedMessage } from '#i18n/intl.tsx';
import type { WayPoint } from '#web/ui/way-ahead.tsx';
import { waitingPoints } from '#web/cart/way-ahead-points.tsx';
import type { OrderView } from './describe-order.server.ts';

const OVER: readonly OrderView['status'][] = ['completed', 'rejected', 'cancelled', 'expired'];

/** What happens next to an order, with dates. Nothing happens to one that is over. */
export function orderPoints(order: OrderView): readonly WayPoint[] {
  const { status, lapsesAt, freeUntil, firstPickUp, lastReturn } = order;
  if (OVER.includes(status)) return [];
  const waitsFor = status === 'pendingApproval' ? 'approval' : status === 'placed' ? 'advance' : null;
  return [
    ...waitingPoints({ waitsFor, waitsUntil: lapsesAt, freeUntil }),
    { key: 'pickUp', when: firstPickUp, what: <FormattedMessage id="order.ahead.pickUp" /> },
    { key: 'return', when: lastReturn, what: <FormattedMessage id="order.ahead.return" /> },
  ];
}

import { FormattedMessage } from 'react-intl';
import type { WayPoint } from '#web/ui/way-ahead.tsx';
import type { OrderView } from './describe-order.server.ts';

const OVER: readonly OrderView['status'][] = ['completed', 'rejected', 'cancelled', 'expired'];

/** What happens next to an order, with dates. Nothing happens to one that is over. */
export function orderPoints(order: OrderView): readonly WayPoint[] {
  const { status, lapsesAt, freeUntil, firstPickUp, lastReturn } = order;
  if (OVER.includes(status)) return [];
  const waitsFor = status === 'pendingApproval' ? 'approval' : status === 'placed' ? 'advance' : undefined;
  return [
    ...(waitsFor && lapsesAt !== null
      ? [
          {
            key: 'waits',
            when: <FormattedMessage id="cart.ahead.until" values={{ time: lapsesAt }} />,
            what: <FormattedMessage id={`cart.ahead.${waitsFor}`} />,
          },
        ]
      : []),
    ...(freeUntil === null
      ? []
      : [{ key: 'free', when: freeUntil, what: <FormattedMessage id="cart.ahead.cancel" /> }]),
    { key: 'pickUp', when: firstPickUp, what: <FormattedMessage id="order.ahead.pickUp" /> },
    { key: 'return', when: lastReturn, what: <FormattedMessage id="order.ahead.return" /> },
  ];
}

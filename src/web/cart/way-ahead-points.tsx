import { FormattedMessage } from '#i18n/intl.tsx';
import type { WayPoint } from '#web/ui/way-ahead.tsx';
import type { CartView } from './describe-cart.server.ts';

/** What happens once the order is placed, with dates. */
export function wayAheadPoints(ahead: CartView['ahead']): readonly WayPoint[] {
  if (!ahead) return [];
  const { waitsFor, waitsUntil, freeUntil, pickUp, depots, depot } = ahead;
  return [
    {
      key: 'now',
      when: <FormattedMessage id="cart.ahead.now" />,
      what: <FormattedMessage id={waitsFor ? `cart.ahead.now.${waitsFor}` : 'cart.ahead.now.confirmed'} />,
    },
    ...waitingPoints({ waitsFor, waitsUntil, freeUntil }),
    { key: 'pickUp', when: pickUp, what: <FormattedMessage id="cart.ahead.pickUp" values={{ depots, depot }} /> },
  ];
}

type Waiting = {
  readonly waitsFor: 'approval' | 'advance' | null;
  readonly waitsUntil: string | null;
  readonly freeUntil: string | null;
};

/** Until when an order waits for somebody, and can be cancelled for nothing. */
export const waitingPoints = ({ waitsFor, waitsUntil, freeUntil }: Waiting): readonly WayPoint[] => [
  ...(waitsFor && waitsUntil !== null
    ? [
        {
          key: 'waits',
          when: <FormattedMessage id="cart.ahead.until" values={{ time: waitsUntil }} />,
          what: <FormattedMessage id={`cart.ahead.${waitsFor}`} />,
        },
      ]
    : []),
  ...(freeUntil === null ? [] : [{ key: 'free', when: freeUntil, what: <FormattedMessage id="cart.ahead.cancel" /> }]),
];

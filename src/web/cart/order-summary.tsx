import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import type { CartView } from './describe-cart.server.ts';
import { OrderSums } from './order-sums.tsx';
import { wayAheadPoints } from './way-ahead-points.tsx';

type OrderSummaryProps = {
  readonly cart: CartView;
  /** The next step; the drawer of a phone leaves it to the bar below it. */
  readonly action?: ReactNode;
  readonly notes?: ReactNode;
  /** Above the next step. */
  readonly consent?: ReactNode;
  /** Until when the trailers are kept. */
  readonly countdown?: ReactNode;
};

export function OrderSummary({ cart, action, notes, consent, countdown }: OrderSummaryProps) {
  return (
    <>
      <div className="p-4 md:p-6">
        <OrderSums lines={cart.lines} totals={cart.totals} period={cart.period} />
        {consent !== undefined && <div className="mt-4">{consent}</div>}
        {action !== undefined && <div className="mt-5">{action}</div>}
        <div className="mt-4 space-y-1.5 text-center text-sm text-balance text-asphalt-600 empty:hidden">
          {notes}
          <LimitNote cart={cart} />
          {countdown}
        </div>
      </div>
      <div className="border-t border-line bg-paper p-4 md:p-6">
        <h3 className="text-h4 mb-4">
          <FormattedMessage id="cart.ahead" />
        </h3>
        <WayAhead points={wayAheadPoints(cart.ahead)} />
      </div>
    </>
  );
}

function LimitNote({ cart: { limit } }: { readonly cart: CartView }) {
  if (!limit) return null;
  const { isExceeded, net, limit: most } = limit;
  return (
    <p>
      <FormattedMessage id={isExceeded ? 'cart.limit.exceeded' : 'cart.limit.kept'} values={{ net, limit: most }} />
    </p>
  );
}

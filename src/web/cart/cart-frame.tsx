import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { CartStep } from '#domain/cart/cart-step.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageBody, WithSide } from '#web/ui/page-body.tsx';
import { CartSteps } from './cart-steps.tsx';
import type { CartView } from './describe-cart.server.ts';
import { OrderBar } from './order-bar.tsx';
import { OrderSummary } from './order-summary.tsx';

type CartFrameProps = {
  readonly step: CartStep;
  readonly title: ReactNode;
  readonly cart: CartView;
  /** The one button that leads on, with its amount beside it wherever one looks. */
  readonly action: ReactNode;
  /** Why it does not lead on yet. */
  readonly notes?: ReactNode;
  readonly countdown?: ReactNode;
  /** What has to be agreed to beside the button. Where it stands at the bottom, the page holds it. */
  readonly consent?: ReactNode;
  readonly barAside?: ReactNode;
  readonly children: ReactNode;
};

/** Every step: the way so far, the work in the middle, and a summary that never hides. */
export function CartFrame({
  step,
  title,
  cart,
  action,
  notes,
  countdown,
  consent,
  barAside,
  children,
}: CartFrameProps) {
  const parts = { notes, countdown };
  const { reviewWorkingDays } = usePageScope().config;
  return (
    <PageBody className="max-xl:pb-0 md:pt-8">
      <WithSide
        side={
          <Card tone="strong" isFlush className="hidden overflow-hidden xl:block">
            <h2 className="text-h3 px-6 pt-6 -mb-2">
              <FormattedMessage id="word.yourOrder" />
            </h2>
            <OrderSummary cart={cart} action={action} consent={consent} {...parts} />
          </Card>
        }
      >
        <CartSteps step={step} />
        <h1 className="text-h1 mt-6 md:mt-8">{title}</h1>
        {!cart.isUnitActive && (
          <div data-missing={step === 'checkout' ? '' : undefined} className="mt-5">
            <Notice title={<FormattedMessage id="cart.inReview" />}>
              <FormattedMessage id="cart.inReview.text" values={{ days: reviewWorkingDays }} />
            </Notice>
          </div>
        )}
        <div className="mt-6 space-y-4 md:mt-7">{children}</div>
      </WithSide>
      <OrderBar gross={cart.totals.gross} action={action} notes={notes} aside={barAside}>
        <OrderSummary cart={cart} {...parts} />
      </OrderBar>
    </PageBody>
  );
}

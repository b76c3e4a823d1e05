import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { BillingCard } from '#web/booking/billing-card.tsx';
import { OrderSums } from '#web/cart/order-sums.tsx';
import { TaxReasons } from '#web/cart/tax-reasons.tsx';
import { TrailerLine } from '#web/cart/trailer-line.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PageBody, WithSide } from '#web/ui/page-body.tsx';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { BooksDialog } from './books-dialog.tsx';
import type { OrderView } from './describe-order.server.ts';
import { OrderFiles } from './order-files.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderTasks } from './order-tasks.tsx';
import { orderPoints } from './order-points.tsx';

/** What was ordered, what is left to do, and what happens when. */
export function PlacedOrder({ order }: { readonly order: OrderView }) {
  const { lines, totals, period } = order;
  const points = orderPoints(order);
  return (
    <PageBody>
      <OrderHead order={order} />
      <WithSide
        side={
          <Card tone="strong" isFlush className="overflow-hidden">
            <div className="p-4 md:p-6">
              <CardHeader title={<FormattedMessage id="word.yourOrder" />} />
              <OrderSums lines={lines} totals={totals} period={period} settlement={order.settlement} />
            </div>
            {points.length > 0 && (
              <div className="border-t border-line bg-paper p-4 md:p-6">
                <h3 className="text-h4 mb-4">
                  <FormattedMessage id="cart.ahead" />
                </h3>
                <WayAhead points={points} />
              </div>
            )}
          </Card>
        }
      >
        <div className="space-y-4">
          <OrderTasks order={order} />
          <Card isFlush className="divide-y divide-line">
            {lines.map((line) => (
              <TrailerLine
                key={line.id}
                line={line}
                headingLevel={2}
                actions={
                  <TextLink to={`/booking/${line.bookingId}`} isAlone>
                    <FormattedMessage id="order.booking" values={{ number: line.bookingNumber }} />
                  </TextLink>
                }
              >
                {line.promise !== null && <p className="mt-3 text-body-s text-asphalt-600">{line.promise}</p>}
              </TrailerLine>
            ))}
          </Card>
          {order.billing !== null && !order.isWaiting && <BillingCard billing={order.billing} />}
          <OrderFiles order={order} />
          <OrderNotes order={order} />
          <TaxReasons totals={totals} />
          <div className="flex flex-wrap gap-3 pt-4">
            <LinkButton to="/booking" tone={order.isWaiting ? 'outline' : 'ink'}>
              <FormattedMessage id="cart.toBookings" />
            </LinkButton>
            <LinkButton to="/trailers">
              <FormattedMessage id="order.more" />
            </LinkButton>
          </div>
        </div>
      </WithSide>
    </PageBody>
  );
}

/** What the customer's own books say about the order. */
function OrderNotes({ order }: { readonly order: OrderView }) {
  const { poNumber, costCentre, note, mayChangeBooks } = order;
  const [isOpen, setIsOpen] = useState(false);
  const facts = [
    { key: 'po', label: <FormattedMessage id="word.poNumber" />, value: poNumber },
    { key: 'centre', label: <FormattedMessage id="word.costCentre" />, value: costCentre },
    { key: 'note', label: <FormattedMessage id="cart.note" />, value: note },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0 && !mayChangeBooks) return null;
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="cart.accounting" />}
        action={
          mayChangeBooks && (
            <LinkAction className="text-body-s" onClick={() => setIsOpen(true)}>
              <FormattedMessage id="ui.change" />
            </LinkAction>
          )
        }
      />
      {facts.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="order.books.none" />
        </p>
      )}
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {facts.map(({ key, label, value }) => (
          <Fact key={key} label={label} className="break-words whitespace-pre-line">
            {value}
          </Fact>
        ))}
      </dl>
      {isOpen && <BooksDialog order={order} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

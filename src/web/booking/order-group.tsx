import { Undo2 } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useOpenAct } from './booking-acts.tsx';
import { BookingRow } from './booking-row.tsx';
import type { OrderGroupView } from './describe-groups.server.ts';
import { OrderTask } from './order-task.tsx';
import { canComeBack } from './return-candidate.ts';

type OrderGroupProps = {
  readonly group: OrderGroupView;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (bookingId: string, isSelected: boolean) => void;
};

/** An order with those of its bookings that the list shows. */
export function OrderGroup({ group, selected, onSelect }: OrderGroupProps) {
  const { id, number, createdAt, createdBy, poNumber, costCentre, bookings, hidden } = group;
  const returnable = bookings.filter(canComeBack);
  const facts = [
    { key: 'po', id: 'word.poNumber', value: poNumber },
    { key: 'centre', id: 'word.costCentre', value: costCentre },
  ] as const;
  return (
    <Card isFlush className="overflow-hidden" data-order={number}>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-line bg-paper px-4 py-2.5 text-body-s text-asphalt-600 md:px-6">
        <h2 className="text-base font-bold text-asphalt-950">
          <TextLink to={`/checkout/${id}`} isAlone>
            <FormattedMessage id="booking.order" values={{ number }} />
          </TextLink>
        </h2>
        <span>
          <FormattedMessage id="word.nameAndTime" values={{ name: createdBy, time: createdAt }} />
        </span>
        {facts.map(
          ({ key, id: label, value }) =>
            value !== null && (
              <span key={key} className="min-w-0 wrap-anywhere">
                <FormattedMessage id={label} /> <b className="font-semibold text-asphalt-950">{value}</b>
              </span>
            ),
        )}
        {hidden > 0 && (
          <span>
            <FormattedMessage id="bookings.hidden" values={{ count: hidden }} />
          </span>
        )}
        {returnable.length > 1 && <ReturnAll bookingIds={returnable.map(({ id: booking }) => booking)} />}
      </header>
      <OrderTask group={group} />
      <div className="divide-y divide-line">
        {bookings.map((booking) => (
          <BookingRow
            key={booking.id}
            booking={booking}
            isSelected={selected.has(booking.id)}
            onSelect={(isSelected) => onSelect(booking.id, isSelected)}
          />
        ))}
      </div>
    </Card>
  );
}

function ReturnAll({ bookingIds }: { readonly bookingIds: readonly string[] }) {
  const open = useOpenAct();
  return (
    <Button size="s" tone="quiet" className="md:ms-auto" onClick={() => open({ act: 'announceReturn', bookingIds })}>
      <Undo2 aria-hidden="true" className="size-5" />
      <FormattedMessage id="bookings.returnAll" values={{ count: bookingIds.length }} />
    </Button>
  );
}

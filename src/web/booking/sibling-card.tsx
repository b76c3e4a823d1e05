import { Undo2 } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useOpenAct } from './booking-acts.tsx';
import type { BookingData } from './load-booking.server.ts';
import { canComeBack } from './return-candidate.ts';

/** The other trailers of the same order; those on the road can come back together. */
export function SiblingCard({ booking }: { readonly booking: BookingData }) {
  const open = useOpenAct();
  const { siblings, order } = booking;
  if (siblings.length === 0) return null;
  const returnable = [booking, ...siblings].filter(canComeBack).map(({ id }) => id);
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="booking.siblings" values={{ number: order.number, count: siblings.length }} />}
        action={
          returnable.length > 1 && (
            <Button size="s" onClick={() => open({ act: 'announceReturn', bookingIds: returnable })}>
              <Undo2 aria-hidden="true" className="size-5" />
              <FormattedMessage id="bookings.returnAll" values={{ count: returnable.length }} />
            </Button>
          )
        }
      />
      <ul className="divide-y divide-line border-y border-line">
        {siblings.map((sibling) => (
          <li key={sibling.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-body-s">
            <span className="flex min-w-52 flex-1 flex-wrap items-center gap-2">
              <Plate number={sibling.plate} country={sibling.country} size="s" />
              <TextLink to={`/booking/${sibling.id}`} isAlone>
                {sibling.name}
                <span className="sr-only">{sibling.number}</span>
              </TextLink>
            </span>
            <span className="text-asphalt-600">{sibling.state}</span>
            <span className="text-asphalt-600">{sibling.return}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

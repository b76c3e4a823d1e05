import type { ReactNode } from 'react';
import type { BlockingBooking } from '#contract/admin-trailer.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { useFormat } from '#web/words/use-format.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PageLink } from '../frame/page-link.tsx';

export type WayBooking = BlockingBooking;

interface InTheWayProps {
  readonly title: ReactNode;
  readonly bookings: readonly WayBooking[];
  readonly action?: ReactNode;
}

const MOST_SHOWN = 8;

/** Says which bookings stand in the way, and leads to each. */
export function InTheWay({ title, bookings, action }: InTheWayProps) {
  if (bookings.length === 0) return null;
  return (
    <Notice tone="warn" isAlert title={title} action={action}>
      <BookingLines bookings={bookings} />
    </Notice>
  );
}

function BookingLines({ bookings }: { readonly bookings: readonly WayBooking[] }) {
  const format = useFormat();
  const left = bookings.length - MOST_SHOWN;
  return (
    <ul className="space-y-2">
      {bookings.slice(0, MOST_SHOWN).map(({ id, number, company, trailer, from, to, timeZone }) => (
        <li key={id}>
          <PageLink to={`/admin/bookings/${id}`} isAlone>
            {number}
          </PageLink>
          <span className="ms-2">{company}</span>
          <span className="block text-asphalt-600">
            {trailer} · {wallTimeText(format, toWallTime(from, timeZone))} –{' '}
            {wallTimeText(format, toWallTime(to, timeZone))}
          </span>
        </li>
      ))}
      {left > 0 && <li>+ {left}</li>}
    </ul>
  );
}

import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Facts } from '../frame/facts.tsx';
import { CalendarStrip } from './calendar-strip.tsx';
import type { OverviewView } from './load-overview.server.ts';
import { SituationBadge } from './trailer-badges.tsx';
import { VerdictCell } from './verdict-cell.tsx';
import { PageLink } from '../frame/page-link.tsx';

/** What a trailer does now, what comes next, and when it can be had. */
export function NowCard({ view }: { readonly view: OverviewView }) {
  const { trailer, verdict, strip, current, next, workshop, netAmount, rentals, percentOut } = view;
  const [stay] = workshop;
  const ahead = next ? <BookingLine booking={next} /> : stay ? stay.period : undefined;
  return (
    <TitledCard title="adminTrailer.nowAndNext">
      <Facts
        facts={[
          { label: 'adminTrailer.now', value: <SituationBadge situation={trailer.situation} /> },
          { label: 'word.noun.depot', value: `${trailer.depot.name} (${trailer.depot.code})` },
          { label: 'adminTrailer.currentBooking', value: current && <BookingLine booking={current} /> },
          {
            label: 'adminTrailer.nextBooking',
            value: ahead ?? <FormattedMessage id="adminTrailer.nothingAhead" />,
          },
          { label: 'adminTrailer.availability', value: <VerdictCell verdict={verdict} /> },
          { label: 'adminTrailer.calendar', value: strip && <CalendarStrip {...strip} /> },
        ]}
      />
      <dl className="mt-6 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        {(
          [
            ['adminTrailer.utilisation', percentOut],
            ['adminTrailer.rentals', rentals],
            ['adminTrailer.revenue', netAmount],
          ] as const
        )
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-label text-asphalt-600">
                <FormattedMessage id={label} />
              </dt>
              <dd className="text-h3 tabular-nums">{value}</dd>
            </div>
          ))}
      </dl>
    </TitledCard>
  );
}

const BookingLine = ({ booking }: { readonly booking: OverviewView['bookings'][number] }) => (
  <>
    <PageLink to={`/admin/bookings/${booking.id}`} data-ahead="hover">
      {booking.number}
    </PageLink>{' '}
    {booking.company}
    <span className="block text-sm text-asphalt-600">{booking.period}</span>
  </>
);

import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { BookingBadge } from '../frame/booking-badge.tsx';
import type { OverviewView } from './load-overview.server.ts';
import { PageLink } from '../frame/page-link.tsx';

/** Who has, had and is going to have the trailer. */
export function HistoryCard({
  bookings,
  number,
}: {
  readonly bookings: OverviewView['bookings'];
  readonly number: string;
}) {
  return (
    <TitledCard
      title="adminTrailer.history"
      action={
        <PageLink to={`/admin/bookings?q=${encodeURIComponent(number)}`} data-ahead="hover">
          <FormattedMessage id="word.bookings" />
        </PageLink>
      }
    >
      {bookings.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.history.none" />
        </p>
      )}
      <ul>
        {bookings.map(({ id, number: name, company, status, period, amount }) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line py-3 text-body-s first:border-t-0 first:pt-0"
          >
            <span className="min-w-0">
              <PageLink to={`/admin/bookings/${id}`} data-ahead="hover" className="font-semibold">
                {name}
              </PageLink>{' '}
              {company}
            </span>
            <BookingBadge status={status} />
            <span className="text-asphalt-600">{period}</span>
            <span className="text-end tabular-nums">{amount}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

import { ArrowDownLeft, ArrowUpRight, Check } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { useMay } from '../frame/may.tsx';
import { RowLink } from '../list/row-link.tsx';
import type { SheetView } from './load-day-sheet.server.ts';

/** The work of one day at one depot, to be ticked off on paper. Every depot begins a sheet of its own. */
export function DaySheet({ sheet: { name, day, codeOfDay, events } }: { readonly sheet: SheetView }) {
  const { opens } = useMay();
  // Those who do not see what a booking costs go straight to what they have to do.
  const pathOf = ({ kind, orderId, bookingId }: SheetView['events'][number]): string =>
    opens(`/admin/bookings/${bookingId}`)
      ? `/admin/bookings/${bookingId}`
      : `/trailer-${kind === 'pickUp' ? 'checkout' : 'checkin'}/${orderId}/${bookingId}`;
  return (
    <section className="mb-8 break-after-page last:break-after-auto">
      <h2 className="text-h3 flex flex-wrap items-baseline justify-between gap-x-4">
        {name}
        <span className="font-sans text-body-s font-normal text-asphalt-600">{day}</span>
      </h2>
      {codeOfDay !== null && (
        <p className="mt-1 text-body-s text-asphalt-600">
          <b className="font-condensed text-lg text-asphalt-950">
            <FormattedMessage id="adminFigure.code" values={{ code: codeOfDay }} />
          </b>{' '}
          <FormattedMessage id="adminFigure.code.hint" />
        </p>
      )}
      {events.length === 0 && (
        <p className="mt-3">
          <FormattedMessage id="adminFigure.daySheet.none" />
        </p>
      )}
      <ul className="mt-3 empty:hidden overflow-hidden rounded-card border border-line bg-sheet print:rounded-none print:border-x-0">
        {events.map((event) => {
          const Icon = event.kind === 'pickUp' ? ArrowUpRight : ArrowDownLeft;
          return (
            <li
              key={`${event.kind} ${event.bookingId}`}
              className="grid grid-cols-[1.75rem_4.5rem_minmax(0,1fr)] items-start gap-x-3 gap-y-1 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[1.75rem_5rem_9rem_11rem_minmax(0,1fr)_minmax(0,1fr)] print:break-inside-avoid print:grid-cols-[1.75rem_4.5rem_7rem_9rem_minmax(0,1fr)_minmax(0,1fr)] print:px-0"
            >
              <span
                role="img"
                aria-label={event.doneLabel}
                className="mt-0.5 grid size-5.5 place-items-center rounded-badge border-2 border-asphalt-950"
              >
                {event.isDone && <Check aria-hidden="true" className="size-4" />}
              </span>
              <span className="flex items-center gap-1.5 font-condensed text-lg leading-6 font-bold">
                <Icon aria-hidden="true" className="size-4.5" />
                {event.localTime}
                <span className="sr-only">
                  <FormattedMessage id={`word.handover.${event.kind}`} />
                </span>
              </span>
              <span className="font-bold">
                <RowLink to={pathOf(event)}>{event.trailerNumber}</RowLink>
                <span className="block text-body-s font-normal text-asphalt-600">{event.type}</span>
              </span>
              <span className="col-start-3 font-condensed text-lg leading-6 font-bold md:col-start-auto print:col-start-auto">
                {event.plate}
                {event.isWaiting && (
                  <span className="block">
                    <WordBadge tone="warn" mark="dot" word="adminFigure.daySheet.waiting" />
                  </span>
                )}
              </span>
              <span className="col-start-3 min-w-0 md:col-start-auto print:col-start-auto">
                {event.company}
                <span className="block text-body-s text-asphalt-600">{event.phone}</span>
              </span>
              <span className="col-start-3 min-w-0 text-body-s leading-6 md:col-start-auto print:col-start-auto">
                {event.driver}
                {event.driverPhone !== null && <span className="block whitespace-nowrap">{event.driverPhone}</span>}
                {event.note !== null && <span className="block text-asphalt-600">{event.note}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { MapPin, User } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isDropped } from '#domain/booking/booking-state.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { ActButton, MoreActs } from './act-buttons.tsx';
import type { BookingRowView } from './describe-row.server.ts';
import { NoteLine } from './note-line.tsx';
import { type CustomerAct, planActions } from './plan-actions.ts';
import { canComeBack } from './return-candidate.ts';

type BookingRowProps = {
  readonly booking: BookingRowView;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
};

/** One booking of the list: drawing, plate and number together, its time and place, how it stands, what can be done. */
export function BookingRow({ booking, isSelected, onSelect }: BookingRowProps) {
  const { formatMessage } = useIntl();
  const { id, number, name, plate, country, trailerNumber, badges, driver, status } = booking;
  const { primary, beside } = planActions(booking);
  const isOver = isDropped(status);
  return (
    <article
      aria-labelledby={`booking-${id}`}
      data-booking={number}
      className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 px-4 py-4 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,15rem)] md:gap-x-5 md:px-6 xl:grid-cols-[8rem_minmax(0,1fr)_minmax(0,0.9fr)_22rem]"
    >
      <div className="relative self-start">
        <Stage className="h-14 rounded-control p-1.5 md:h-18">
          <TrailerPicture {...booking} isFree={!isOver} />
        </Stage>
        {canComeBack(booking) && (
          <div className="mt-1 print:hidden">
            <Checkbox
              isSelected={isSelected}
              onChange={onSelect}
              aria-label={formatMessage({ id: 'chosen.one' }, { number })}
            >
              <span aria-hidden="true" className="text-sm text-asphalt-600">
                <FormattedMessage id="bookings.tick" />
              </span>
            </Checkbox>
          </div>
        )}
      </div>
      <div className="min-w-0">
        <h3 id={`booking-${id}`} className="text-card-title">
          <TextLink to={`/booking/${id}`}>{name}</TextLink>
        </h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Plate number={plate} country={country} size="s" />
          <span className="font-condensed text-sm text-asphalt-600">
            {trailerNumber} · {number}
          </span>
        </p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          {badges.map(({ key, tone, mark, text }) => (
            <Badge key={key} tone={tone} mark={mark}>
              {text}
            </Badge>
          ))}
        </p>
      </div>
      <div className="min-w-0 text-body-s max-md:col-span-2">
        <dl className="flex gap-x-6 md:max-xl:flex-col md:max-xl:gap-y-2">
          <Fact label={<FormattedMessage id="word.handover.pickUp" />}>{booking.pickUp}</Fact>
          <Fact label={<FormattedMessage id={booking.returned === null ? 'word.handover.return' : 'word.returned'} />}>
            {booking.returned ?? booking.return}
          </Fact>
        </dl>
        <p className="mt-2 flex items-start gap-2 text-asphalt-600">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {booking.returnDepot === null ? booking.depot : `${booking.depot} → ${booking.returnDepot}`}
        </p>
        {driver !== '' && (
          <p className="mt-1 flex items-start gap-2 text-asphalt-600">
            <User aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {driver}
          </p>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3 max-xl:col-span-full xl:items-end">
        <p className="text-body-s xl:text-end">
          <b className="text-lg font-bold">{booking.amounts.due}</b>{' '}
          <span className="text-asphalt-600">
            <FormattedMessage id="booking.netForDays" values={{ days: booking.days }} />
          </span>
          {booking.amounts.change !== null && (
            <span className="block text-sm text-asphalt-600">{booking.amounts.change.words}</span>
          )}
        </p>
        <div className="flex flex-wrap gap-2 xl:justify-end">
          {beside.map((act) => (
            <ActButton key={act} act={act} booking={booking} size="s" />
          ))}
          {primary && (
            <ActButton
              act={primary}
              booking={booking}
              size="s"
              tone={isPressing(booking, primary) ? 'ink' : 'outline'}
            />
          )}
          <MoreActs booking={booking} />
        </div>
      </div>
      <div className="col-span-full md:col-start-2">
        {booking.announced && (
          <p className="mb-2 text-body-s text-asphalt-600">
            <FormattedMessage
              id="booking.announced"
              values={{ time: booking.announced.for, reference: booking.announced.reference }}
            />
          </p>
        )}
        <NoteLine booking={booking} />
      </div>
    </article>
  );
}

/** Whether the next step is what the booking waits for. */
const isPressing = ({ attention }: BookingRowView, act: CustomerAct): boolean =>
  attention === 'overdue' || (attention === 'pickUpToday' && act === 'pickUp');

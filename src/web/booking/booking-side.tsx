import { ChevronDown } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isDropped } from '#domain/booking/booking-state.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Card, Stage } from '#web/ui/card.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Fact } from '#web/ui/fact.tsx';
import type { BookingData } from './load-booking.server.ts';
import { MyTime } from './my-time.tsx';

const BREAKING = 'leading-5.5 wrap-anywhere';

/** The trailer on its stage, its time and place, and what it costs. */
export function BookingSide({ booking }: { readonly booking: BookingData }) {
  const { formatMessage } = useIntl();
  const { period, price } = booking;
  return (
    <Card isFlush className="overflow-hidden">
      <Stage className="h-40 px-6 py-4">
        <TrailerPicture {...booking} isFree={!isDropped(booking.status)} isFirst className="max-w-88" />
      </Stage>
      <div className="p-4 md:p-6">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4">
          <Fact label={<FormattedMessage id="word.handover.pickUp" />} className={BREAKING}>
            {booking.pickUp}
            <MyTime instant={period.from} timeZone={period.timeZone} />
          </Fact>
          <Fact
            label={<FormattedMessage id={booking.returned === null ? 'word.handover.return' : 'word.returned'} />}
            className={BREAKING}
          >
            {booking.returned ?? booking.return}
            <MyTime instant={booking.returnedAt ?? period.to} timeZone={booking.returnZone} />
            {booking.returned !== null && booking.returned !== booking.return && (
              <span className="block text-sm font-normal text-asphalt-600">
                <FormattedMessage id="booking.returned.agreed" values={{ time: booking.return }} />
              </span>
            )}
          </Fact>
          <Fact label={<FormattedMessage id="word.noun.depot" />} className={BREAKING}>
            {booking.depot}
          </Fact>
          {booking.returnDepot !== null && (
            <Fact label={<FormattedMessage id="oneWay.place" />} className={BREAKING}>
              {booking.returnDepot}
            </Fact>
          )}
          {booking.returnedDepot !== null && (
            <Fact label={<FormattedMessage id="word.returned" />} className={BREAKING}>
              {booking.returnedDepot}
            </Fact>
          )}
          <Fact label={<FormattedMessage id="word.driver" />} className={BREAKING}>
            {booking.driver === '' ? <FormattedMessage id="booking.driver.none" /> : booking.driver}
          </Fact>
        </dl>
        <p className="mt-3 text-body-s">
          <TextLink to={`/trailers/${booking.trailerId}`} isAlone>
            <FormattedMessage id="booking.toTrailer" />
          </TextLink>
        </p>
        <div className="mt-4 border-t border-line pt-3">
          <Sums caption={formatMessage({ id: 'word.grossTotal' })} lines={price.lines} />
        </div>
        {price.reasons.length > 0 && <Reasons reasons={price.reasons} />}
      </div>
    </Card>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <details className="group mt-4 text-body-s">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-badge font-semibold [&::-webkit-details-marker]:hidden">
        <FormattedMessage id="booking.why" />
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-1 list-decimal space-y-1.5 ps-5 text-asphalt-700">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ol>
    </details>
  );
}

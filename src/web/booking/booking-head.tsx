import { useIntl } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { ActButton, MoreActs } from './act-buttons.tsx';
import type { BookingData } from './load-booking.server.ts';
import { planActions } from './plan-actions.ts';

/** Which trailer, how the booking stands, and the next step. */
export function BookingHead({ booking }: { readonly booking: BookingData }) {
  const { formatMessage } = useIntl();
  const { number, order, name, plate, country, trailerNumber, exchanged, promise, badges } = booking;
  const { primary, beside } = planActions(booking);
  return (
    <header className="mb-6">
      <div className="mb-4">
        <Breadcrumb
          label={formatMessage({ id: 'ui.breadcrumb' })}
          crumbs={[
            { label: formatMessage({ id: 'word.bookings' }), to: '/booking' },
            { label: formatMessage({ id: 'booking.order' }, { number: order.number }), to: `/checkout/${order.id}` },
            { label: number },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h1">{name}</h1>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
            <Plate number={plate} country={country} />
            <span className="font-condensed text-sm text-asphalt-600">{trailerNumber}</span>
            {exchanged.map(({ id, text }) => (
              <span key={id} className="text-body-s text-asphalt-600">
                {text}
              </span>
            ))}
            {badges.map(({ key, tone, mark, text }) => (
              <Badge key={key} tone={tone} mark={mark}>
                {text}
              </Badge>
            ))}
          </p>
          {promise !== null && <p className="mt-2 text-body-s text-asphalt-600">{promise}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3 max-md:hidden">
          <MoreActs booking={booking} size="m" />
          {beside.map((act) => (
            <ActButton key={act} act={act} booking={booking} />
          ))}
          {primary && <ActButton act={primary} booking={booking} tone="signal" hasIcon />}
        </div>
      </div>
    </header>
  );
}

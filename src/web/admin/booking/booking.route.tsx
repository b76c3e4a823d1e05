import { FormattedMessage, useIntl } from 'react-intl';
import { phoneText } from '#domain/user/phone.ts';
import { Timeline } from '#web/booking/timeline.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingBadge } from './booking-badge.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import { loadBooking } from './load-booking.server.ts';
import type { Route } from './+types/booking.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadBooking(getRequest(context), requireId(params.bookingId, url));

export default function BookingPage({ loaderData: booking }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { trailer, company, order, depot, flags } = booking;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/bookings', label: <FormattedMessage id="word.bookings" /> }}
        title={booking.number}
        badges={
          <BookingBadge
            status={booking.status}
            isOverdue={flags.includes('overdue')}
            isToConfirm={flags.includes('toConfirm')}
            isToSign={booking.isToSign}
          />
        }
      >
        <FormattedMessage
          id="adminBooking.head"
          values={{ company: company.name, trailer: trailer.number, depot: depot.city }}
        />
      </ConsoleHeader>
      <BookingActions booking={booking} />
      <StoppedNotice booking={booking} />
      {booking.isToSign && (
        <div className="mb-4">
          <Notice tone="warn">
            <FormattedMessage id="adminBooking.toSign.text" />
          </Notice>
        </div>
      )}
      {(['toConfirm', 'endangered', 'certificateEnding', 'damaged'] as const)
        .filter((flag) => flags.includes(flag))
        .map((flag) => (
          <div key={flag} className="mb-4">
            <Notice tone="warn">
              <FormattedMessage id={`adminBooking.flag.${flag}`} />
            </Notice>
          </div>
        ))}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <Card>
            <CardHeader title={<FormattedMessage id="adminBooking.rental" />} />
            <Facts
              facts={[
                { label: formatMessage({ id: 'word.handover.pickUp' }), value: booking.from },
                { label: formatMessage({ id: 'word.handover.return' }), value: booking.to },
                {
                  label: formatMessage({ id: 'word.noun.trailer' }),
                  value: (
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <TextLink to={`/admin/trailers/${trailer.id}`}>{trailer.number}</TextLink>
                      <Plate number={trailer.plate} country={depot.country} size="s" />
                      <span className="text-asphalt-600">{trailer.name}</span>
                    </span>
                  ),
                },
                { label: formatMessage({ id: 'word.location' }), value: `${depot.name}, ${depot.city}` },
                { label: formatMessage({ id: 'adminBooking.pickedUpAt' }), value: booking.pickedUpAt },
                ...(booking.handedBackAt === null
                  ? []
                  : [{ label: formatMessage({ id: 'adminBooking.handedBackAt' }), value: booking.handedBackAt }]),
                { label: formatMessage({ id: 'word.returned' }), value: booking.returnedAt },
                ...(booking.codeOfDay === null
                  ? []
                  : [
                      {
                        label: formatMessage({ id: 'adminBooking.codeOfDay' }),
                        value: (
                          <span className="font-condensed text-lg font-bold tracking-wider">{booking.codeOfDay}</span>
                        ),
                      },
                    ]),
                { label: formatMessage({ id: 'word.driver' }), value: booking.driverName },
                { label: formatMessage({ id: 'adminBooking.note' }), value: booking.reservationNote },
              ]}
            />
          </Card>
          <Timeline entries={booking.timeline} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Card>
            <CardHeader title={<FormattedMessage id="adminBooking.price" />} />
            <Sums
              caption={formatMessage({ id: 'adminBooking.price' })}
              lines={[
                ...booking.sums.lines,
                {
                  key: 'net',
                  label: <FormattedMessage id="word.netTotal" />,
                  amount: booking.sums.net,
                  kind: 'subtotal',
                },
                ...booking.sums.taxes.map(({ label, amount }) => ({ key: label, label, amount, kind: 'tax' as const })),
                {
                  key: 'gross',
                  label: <FormattedMessage id="adminOrder.gross" />,
                  amount: booking.sums.gross,
                  kind: 'total',
                },
              ]}
            />
          </Card>
          <Card>
            <CardHeader title={<FormattedMessage id="word.customer" />} />
            <Facts
              facts={[
                {
                  label: formatMessage({ id: 'adminOrder.company' }),
                  value: <TextLink to={`/admin/business-units/${company.id}`}>{company.name}</TextLink>,
                },
                {
                  label: formatMessage({ id: 'word.field.phone' }),
                  value: company.phone && (
                    <PlainLink href={`tel:${company.phone}`}>{phoneText(company.phone)}</PlainLink>
                  ),
                },
                {
                  label: formatMessage({ id: 'word.noun.order' }),
                  value: <TextLink to={`/admin/orders/${order.id}`}>{order.number}</TextLink>,
                },
                { label: formatMessage({ id: 'adminOrder.author' }), value: order.createdBy.name },
              ]}
            />
          </Card>
          {booking.addenda.length > 0 && (
            <Card>
              <CardHeader title={<FormattedMessage id="adminOrder.documents" />} />
              <ul className="grid gap-2">
                {booking.addenda.map(({ number, url, at }) => (
                  <li key={url} className="flex flex-wrap justify-between gap-x-4">
                    <PlainLink href={url}>
                      <FormattedMessage id="booking.file.extensionAddendum" values={{ number }} />
                    </PlainLink>
                    <span className="text-body-s text-asphalt-600">{at}</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {booking.protocols.length > 0 && (
            <Card>
              <CardHeader title={<FormattedMessage id="adminBooking.protocols" />} />
              <ul className="grid gap-2">
                {booking.protocols.map(({ id, kind, signedAt, isDisputed, url }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-x-4">
                    {signedAt === null ? (
                      <span>
                        <FormattedMessage id={`word.handover.${kind}`} />
                      </span>
                    ) : (
                      <PlainLink href={url}>
                        <FormattedMessage id={`word.handover.${kind}`} />
                      </PlainLink>
                    )}
                    <span className="text-body-s text-asphalt-600">
                      {signedAt ?? <FormattedMessage id="adminBooking.protocol.open" />}
                      {isDisputed && (
                        <>
                          {', '}
                          <FormattedMessage id="adminBooking.protocol.disputed" />
                        </>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
        </div>
      </div>
    </ConsolePage>
  );
}

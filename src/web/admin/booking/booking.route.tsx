import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Timeline } from '#web/booking/timeline.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { customerFacts } from '../order/customer-facts.tsx';
import { totalLines } from '../order/total-lines.tsx';
import { ChargesCard } from '../charge/charges-card.tsx';
import { NotesCard } from '../note/notes-card.tsx';
import { BookingActions } from './booking-actions.tsx';
import { FeesCard } from './fees-card.tsx';
import { BookingBadge } from '../frame/booking-badge.tsx';
import { TaxCard } from './tax-card.tsx';
import { RequestAnswer } from './request-answer.tsx';
import { StoppedNotice } from './stopped-notice.tsx';
import { type AdminBookingView, loadBooking } from './load-booking.server.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useListBack } from '../list/use-list-back.ts';
import type { Route } from './+types/booking.route.ts';
import { PageLink } from '../frame/page-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadBooking(getRequest(context), requireId(params.bookingId, url));

export default function BookingPage({ loaderData: booking }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const { trailer, company, order, depot, flags, handedBackAt, codeOfDay } = booking;
  const { isShown, ...later } = booking.later;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/bookings'), label: <FormattedMessage id="word.bookings" /> }}
        history={`object=${booking.id}`}
        title={booking.number}
        badges={<BookingBadge {...booking} />}
      >
        <FormattedMessage
          id="adminBooking.head"
          values={{ company: company.name, trailer: trailer.number, depot: depot.city }}
        />
      </ConsoleHeader>
      <BookingActions booking={booking} />
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        <StoppedNotice booking={booking} />
        {booking.request && <RequestAnswer booking={booking} request={booking.request} />}
        {booking.isToSign && (
          <Notice tone="warn">
            <FormattedMessage id="adminBooking.toSign.text" />
          </Notice>
        )}
        {(['toConfirm', 'endangered', 'certificateEnding', 'damaged'] as const)
          .filter((flag) => flags.includes(flag))
          .map((flag) => (
            <Notice key={flag} tone="warn">
              <FormattedMessage id={`adminBooking.flag.${flag}`} />
            </Notice>
          ))}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-4">
          <TitledCard title="adminBooking.rental">
            <Facts
              facts={[
                { label: 'word.handover.pickUp', value: booking.from },
                { label: 'word.handover.return', value: booking.to },
                {
                  label: 'word.noun.trailer',
                  value: (
                    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <PageLink to={`/admin/trailers/${trailer.id}`}>{trailer.number}</PageLink>
                      <Plate number={trailer.plate} country={depot.country} size="s" />
                      <span className="text-asphalt-600">{trailer.name}</span>
                      {booking.exchanged.map(({ id, text }) => (
                        <span key={id} className="basis-full text-body-s text-asphalt-600">
                          {text}
                        </span>
                      ))}
                    </span>
                  ),
                },
                { label: 'booking.unit', value: <FormattedMessage id={`booking.unit.${booking.unitChoice}`} /> },
                { label: 'word.location', value: `${depot.name}, ${depot.city}` },
                ...(booking.returnDepot === null
                  ? []
                  : [
                      {
                        label: 'oneWay.place',
                        value: `${booking.returnDepot.name}, ${booking.returnDepot.city}`,
                      } as const,
                    ]),
                { label: 'adminBooking.pickedUpAt', value: booking.pickedUpAt },
                ...(handedBackAt === null
                  ? []
                  : [{ label: 'adminBooking.handedBackAt', value: handedBackAt } as const]),
                {
                  label: 'word.returned',
                  value: [booking.returnedAt, booking.returnedDepot?.name].filter(Boolean).join(' · ') || null,
                },
                ...(codeOfDay === null
                  ? []
                  : [
                      {
                        label: 'adminBooking.codeOfDay',
                        value: <span className="font-condensed text-lg font-bold tracking-wider">{codeOfDay}</span>,
                      } as const,
                    ]),
                { label: 'word.driver', value: booking.driver },
                { label: 'adminBooking.note', value: booking.reservationNote },
              ]}
            />
          </TitledCard>
          {isShown && <ChargesCard bookingId={booking.id} {...later} />}
          {booking.notes && <NotesCard notes={booking.notes} />}
          <Timeline entries={booking.timeline} />
        </div>
        <div className="grid min-w-0 gap-4">
          <TitledCard title="adminBooking.price">
            <Sums
              caption={formatMessage({ id: 'adminBooking.price' })}
              lines={[...booking.sums.lines, ...totalLines(booking.sums)]}
            />
          </TitledCard>
          <FeesCard booking={booking} />
          {booking.tax && <TaxCard bookingId={booking.id} tax={booking.tax} />}
          <TitledCard title="word.customer">
            <Facts
              facts={[
                ...customerFacts(company),
                {
                  label: 'word.noun.order',
                  value: <PageLink to={`/admin/orders/${order.id}`}>{order.number}</PageLink>,
                },
                { label: 'adminOrder.author', value: order.createdBy.name },
              ]}
            />
          </TitledCard>
          {booking.addenda.length > 0 && (
            <TitledCard title="word.files">
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
            </TitledCard>
          )}
          {booking.protocols.length > 0 && (
            <TitledCard title="adminBooking.protocols">
              <ul className="grid gap-2">
                {booking.protocols.map((protocol) => (
                  <ProtocolLine key={protocol.id} protocol={protocol} />
                ))}
              </ul>
            </TitledCard>
          )}
        </div>
      </div>
    </ConsolePage>
  );
}

function ProtocolLine({ protocol }: { readonly protocol: AdminBookingView['protocols'][number] }) {
  const { kind, trailer, path, signedAt, isDisputed, url } = protocol;
  const name = (
    <>
      <FormattedMessage id={`word.handover.${kind}`} />
      {path !== null && ` · ${trailer}`}
    </>
  );
  const open = path === null ? <span>{name}</span> : <TextLink to={path}>{name}</TextLink>;
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      {signedAt === null ? open : <PlainLink href={url}>{name}</PlainLink>}
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
  );
}

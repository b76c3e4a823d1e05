import { Eye, Landmark } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ActButton } from './act-buttons.tsx';
import { RequestNotice } from './request-notice.tsx';
import type { BookingData } from './load-booking.server.ts';

/** What everybody has to know first: what the booking waits for, since when it is overdue, who may only look. */
export function BookingNotices({ booking }: { readonly booking: BookingData }) {
  const { attention, announced, dispute, handedBackAt, isOnlooker, order, pickUpFrom, toSign, actions } = booking;
  return (
    <>
      {attention === 'overdue' && (
        <Notice tone="danger" title={<FormattedMessage id="booking.notice.overdue" />}>
          <FormattedMessage id="booking.notice.overdue.text" values={{ time: booking.return, depot: booking.depot }} />
        </Notice>
      )}
      {handedBackAt !== null && (
        <Notice tone="info" title={<FormattedMessage id="booking.toConfirm" values={{ time: handedBackAt }} />}>
          <FormattedMessage id="word.settledOnceSeen" />
        </Notice>
      )}
      {booking.request && <RequestNotice request={booking.request} />}
      {dispute && (
        <Notice
          tone="danger"
          title={<FormattedMessage id="booking.disputed" />}
          action={actions.includes('return') && <ActButton act="return" booking={booking} size="s" tone="ink" />}
        >
          <FormattedMessage id="booking.disputed.text" values={dispute} />
        </Notice>
      )}
      {toSign.length > 0 && (
        <Notice
          tone="warn"
          action={toSign.map(({ id, kind, trailer, path }) => (
            <LinkButton key={id} to={path} size="s" tone="ink">
              <FormattedMessage id={`booking.sign.${kind}`} values={{ trailer }} />
            </LinkButton>
          ))}
        >
          <FormattedMessage id="booking.notice.exchanged" />
        </Notice>
      )}
      {(attention === 'approval' || attention === 'advancePayment') && (
        <Notice
          tone="warn"
          action={
            <LinkButton to={`/checkout/${order.id}`} size="s" tone="ink">
              <FormattedMessage id={attention === 'approval' ? 'word.decide' : 'bookings.pay'} />
            </LinkButton>
          }
        >
          <FormattedMessage id={`booking.notice.${attention}`} />
        </Notice>
      )}
      {order.isTransferOpen && attention !== 'advancePayment' && (
        <Notice
          tone="info"
          icon={<Landmark aria-hidden="true" className="size-5" />}
          action={
            order.payPath !== null && (
              <LinkButton to={order.payPath} size="s" tone="outline">
                <FormattedMessage id="bookings.pay" />
              </LinkButton>
            )
          }
        >
          <FormattedMessage id="booking.notice.transfer" values={{ number: order.number }} />
        </Notice>
      )}
      {announced && booking.isOut && (
        <Notice tone="done">
          <FormattedMessage id="booking.announced" values={{ time: announced.for, reference: announced.reference }} />
        </Notice>
      )}
      {pickUpFrom !== null && actions.includes('extend') && !actions.includes('pickUp') && (
        <Notice tone="info">
          <FormattedMessage id="booking.notice.pickUpFrom" values={{ time: pickUpFrom }} />
        </Notice>
      )}
      {isOnlooker && (
        <Notice tone="info" icon={<Eye aria-hidden="true" className="size-5" />}>
          <FormattedMessage id="booking.notice.onlooker" />
        </Notice>
      )}
    </>
  );
}

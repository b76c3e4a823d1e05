import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { FeeDrawer } from './fee-drawer.tsx';
import { LateFeeDrawer } from './late-fee-drawer.tsx';
import type { AdminBookingView } from './load-booking.server.ts';
import { May } from '../frame/may.tsx';

/** In the place of the id of a fee that is not there yet. */
const LATE = 'late';

/** What is asked for because a rental went otherwise than agreed, and the way to ask for less. */
export function FeesCard({ booking }: { readonly booking: AdminBookingView }) {
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState<string>();
  const { lateFee } = booking;
  if (booking.fees.length === 0 && lateFee === null) return null;
  return (
    <TitledCard title="adminBooking.fees">
      <ul className="grid gap-3">
        {booking.fees.map((fee) => (
          <li key={fee.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              {fee.name}: {fee.amount}
              {fee.rule !== null && (
                <span className="block text-body-s text-asphalt-600">
                  <FormattedMessage id="adminBooking.fee.rule" values={{ amount: fee.rule }} />
                </span>
              )}
            </span>
            <May right="orders.write">
              <Button
                size="s"
                aria-label={`${formatMessage({ id: 'adminBooking.fee.change' })}: ${fee.name}`}
                onClick={() => setOpen(fee.id)}
              >
                <FormattedMessage id="adminBooking.fee.change" />
              </Button>
            </May>
            {open === fee.id && <FeeDrawer booking={booking} fee={fee} onClose={() => setOpen(undefined)} />}
          </li>
        ))}
        {lateFee !== null && (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              <FormattedMessage id="adminBooking.charge.lateReturn" />:{' '}
              {lateFee.amount === null ? (
                <FormattedMessage id="adminBooking.lateFee.rule" />
              ) : (
                <FormattedMessage id="adminBooking.lateFee.most" values={{ amount: lateFee.amount }} />
              )}
            </span>
            <May right="orders.write">
              <Button
                size="s"
                aria-label={`${formatMessage({ id: 'adminBooking.fee.change' })}: ${formatMessage({ id: 'adminBooking.charge.lateReturn' })}`}
                onClick={() => setOpen(LATE)}
              >
                <FormattedMessage id="adminBooking.fee.change" />
              </Button>
            </May>
            {open === LATE && (
              <LateFeeDrawer booking={booking} agreedCents={lateFee.cents} onClose={() => setOpen(undefined)} />
            )}
          </li>
        )}
      </ul>
    </TitledCard>
  );
}

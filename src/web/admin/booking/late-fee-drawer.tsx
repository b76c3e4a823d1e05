import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import type { AdminBookingView } from './load-booking.server.ts';
import { useBookingAct } from './use-booking-act.ts';

interface LateFeeDrawerProps {
  readonly booking: AdminBookingView;
  readonly agreedCents: number | null;
  readonly onClose: () => void;
}

/** What a late return costs at most, before anybody knows how late it is, and why. */
export function LateFeeDrawer({ booking, agreedCents, onClose }: LateFeeDrawerProps) {
  const { act, isPending, conflict } = useBookingAct();
  const { draft, reason } = useReason('changeFee');
  const [cents, setCents] = useState(agreedCents);
  const agree = async () => {
    if (reason === undefined) return;
    const send = () =>
      api.post('/api/admin/bookings/{id}/late-fee', {
        params: { id: booking.id },
        ifMatch: booking.version,
        body: { cents, reason },
      });
    await act(send, { done: 'adminBooking.lateFee.done', onDone: onClose });
  };
  const isPossible = cents !== agreedCents && (cents === null || cents >= 0);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.lateFee.title" />}
      note={<FormattedMessage id="adminBooking.lateFee.text" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={!isPossible || reason === undefined}
            isPending={isPending}
            onClick={() => void agree()}
          >
            <FormattedMessage id="adminBooking.fee.change" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={booking.period.timeZone} />
      <EuroField
        name="lateFeeCents"
        label={<FormattedMessage id="adminBooking.fee.amount" />}
        description={<FormattedMessage id="adminBooking.lateFee.hint" />}
        value={cents}
        onChange={setCents}
      />
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

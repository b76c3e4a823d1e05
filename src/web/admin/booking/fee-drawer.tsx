import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { FeeField } from './fee-field.tsx';
import type { AdminBookingView } from './load-booking.server.ts';
import { useBookingAct } from './use-booking-act.ts';

interface FeeDrawerProps {
  readonly booking: AdminBookingView;
  readonly fee: AdminBookingView['fees'][number];
  readonly onClose: () => void;
}

/** Another amount for a fee, and why. */
export function FeeDrawer({ booking, fee, onClose }: FeeDrawerProps) {
  const { act, isPending, conflict } = useBookingAct();
  const { draft, reason } = useReason('changeFee');
  const [cents, setCents] = useState<number | null>(fee.cents);
  const change = async () => {
    if (reason === undefined || cents === null) return;
    const send = () =>
      api.post('/api/admin/bookings/{id}/fees/{chargeId}', {
        params: { id: booking.id, chargeId: fee.id },
        ifMatch: booking.version,
        body: { cents, reason },
      });
    await act(send, { done: 'adminBooking.fee.done', onDone: onClose });
  };
  const isPossible = cents !== null && cents >= 0 && cents <= fee.mostCents && cents !== fee.cents;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.fee.title" values={{ fee: fee.name }} />}
      note={<FormattedMessage id="adminBooking.fee.text" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={!isPossible || reason === undefined}
            isPending={isPending}
            onClick={() => void change()}
          >
            <FormattedMessage id="adminBooking.fee.change" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={booking.period.timeZone} />
      <FeeField cents={cents} most={fee.most} mostCents={fee.mostCents} onChange={setCents} />
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

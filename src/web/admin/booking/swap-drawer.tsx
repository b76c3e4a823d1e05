import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { PromiseNotice, SwapChoice } from './swap-choice.tsx';
import { toAgreed } from './to-agreed.ts';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

/** Another trailer for a coming booking: free ones first, then those for which others make room, the rest with the reason why not. */
export function SwapDrawer({ booking, isOpen, onClose }: BookingDrawerProps) {
  const { act, isPending, conflict } = useBookingAct();
  // Asked for anew whenever the drawer opens: what is free changes by the minute.
  const { answer } = useQuestion(
    isOpen ? booking.id : undefined,
    (signal) => api.get('/api/admin/bookings/{id}/swap', { params: { id: booking.id }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const candidates = answer?.items;
  const { draft, reason } = useReason('swapTrailer');
  const [chosen, setChosen] = useState('');
  const first = candidates?.find(({ free }) => free)?.id ?? '';
  const trailerId = chosen === '' ? first : chosen;
  const moves = candidates?.find(({ id }) => id === trailerId)?.moves;

  const swap = async () => {
    if (reason === undefined) return;
    const send = () =>
      api.post('/api/admin/bookings/{id}/swap', {
        params: { id: booking.id },
        ifMatch: booking.version,
        body: { trailerId, discardsProtocol: booking.isHandoverOpen, reason, ...(moves && { moves: toAgreed(moves) }) },
      });
    await act(send, { done: 'adminBooking.swap.done', onDone: onClose });
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.swap.title" values={{ trailer: booking.trailer.number }} />}
      note={<FormattedMessage id="adminBooking.swap.text" values={{ company: booking.company.name }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={trailerId === '' || reason === undefined}
            isPending={isPending}
            onClick={() => void swap()}
          >
            <FormattedMessage id="adminBooking.swap.confirm" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={booking.period.timeZone} />
      {booking.isHandoverOpen && (
        <div className="mb-5">
          <Notice
            tone="warn"
            isAlert
            title={<FormattedMessage id="adminBooking.swap.discards" values={{ trailer: booking.trailer.number }} />}
          >
            <FormattedMessage id="adminBooking.swap.discards.text" />
          </Notice>
        </div>
      )}
      {answer && <PromiseNotice stay={answer.stay} />}
      {candidates === undefined && <Spinner className="mx-auto my-8 size-6" />}
      {candidates?.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBooking.swap.none" values={{ depot: booking.depot.city }} />
        </p>
      )}
      {candidates !== undefined && candidates.length > 0 && (
        <SwapChoice candidates={candidates} country={booking.depot.country} value={trailerId} onChange={setChosen} />
      )}
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

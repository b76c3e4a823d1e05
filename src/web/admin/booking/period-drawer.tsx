import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { type PeriodPreview } from '#contract/admin-booking.ts';
import { previewPeriodInput } from '#contract/admin-booking-input.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { ConflictNotice } from '#web/booking/conflict-notice.tsx';
import { api } from '#web/client/api-client.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { PeriodOutcome } from './period-outcome.tsx';
import { type BookingDrawerProps, useBookingAct } from './use-booking-act.ts';

type Wish = { readonly from: string; readonly to: string };

const toWall = (value: CalendarDateTime): string => value.toString().slice(0, 16);

/** Another period for a booking, with what it costs and what stands in its way before anything is changed. */
export function PeriodDrawer({ booking, isOpen, onClose }: BookingDrawerProps) {
  const { period, id, version } = booking;
  const { act, isPending, conflict, showConflict } = useBookingAct();
  const [wish, setWish] = useState<Wish>({ from: period.localFrom, to: period.localTo });
  const { draft, reason } = useReason('correctPeriod');
  const isChanged = wish.from !== period.localFrom || wish.to !== period.localTo;
  const isInOrder = previewPeriodInput.safeParse(wish).success;
  const { preview, correctBy } = usePreview(id, wish, isOpen && isChanged && isInOrder);

  const correct = async () => {
    if (reason === undefined) return;
    const send = () =>
      api.post('/api/admin/bookings/{id}/period', { params: { id }, ifMatch: version, body: { ...wish, reason } });
    await act(send, {
      done: 'adminBooking.period.done',
      onDone: onClose,
      // A newer version begins this drawer anew, without what was chosen.
      isOutdatedBy: () => false,
      onRefused: (problem) => {
        correctBy(problem);
        return showConflict(problem);
      },
    });
  };
  const choose = (name: keyof Wish) => (value: CalendarDateTime | null) => {
    if (value !== null) setWish((now) => ({ ...now, [name]: toWall(value) }));
  };
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.period.title" values={{ number: booking.number }} />}
      note={<FormattedMessage id="adminBooking.period.text" values={{ zone: period.timeZone }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            disabled={preview?.possible !== true || reason === undefined}
            isPending={isPending}
            onClick={() => void correct()}
          >
            <FormattedMessage id="adminBooking.period.confirm" />
          </Button>
        </>
      }
    >
      <ConflictNotice conflict={conflict} timeZone={period.timeZone} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={<FormattedMessage id="word.handover.pickUp" />}
          granularity="minute"
          isDisabled={isOut(booking.status)}
          value={parseDateTime(wish.from)}
          onChange={choose('from')}
        />
        <DatePicker
          label={<FormattedMessage id="word.handover.return" />}
          granularity="minute"
          value={parseDateTime(wish.to)}
          onChange={choose('to')}
        />
      </div>
      <div className="mt-5" aria-live="polite">
        {!isInOrder && (
          <Notice tone="danger">
            <FormattedMessage id="error.field.before-from" />
          </Notice>
        )}
        {isChanged && isInOrder && preview && <PeriodOutcome preview={preview} />}
        {!isChanged && (
          <p className="text-asphalt-600">
            <FormattedMessage id="adminBooking.period.unchanged" />
          </p>
        )}
      </div>
      <ReasonFields draft={draft} />
    </Drawer>
  );
}

/** What the wish would mean. */
function usePreview(bookingId: string, { from, to }: Wish, isAsked: boolean) {
  const [obstacle, setObstacle] = useState<Pick<PeriodPreview, 'conflicts'> & { readonly of: PeriodPreview }>();
  const { answer, problem } = useQuestion(
    isAsked ? `${bookingId} ${from} ${to}` : undefined,
    (signal) =>
      api.post('/api/admin/bookings/{id}/period/preview', { params: { id: bookingId }, body: { from, to }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const known = isAsked && !problem ? answer : undefined;
  /** Something got in the way meanwhile: the refusal says what. */
  const correctBy = ({ code, details }: ProblemError) => {
    if (code === 'trailer-taken' && known) setObstacle({ of: known, conflicts: details.conflicts ?? [] });
  };
  const isBlocked = known !== undefined && obstacle?.of === known;
  return { preview: isBlocked ? { ...known, possible: false, conflicts: obstacle.conflicts } : known, correctBy };
}

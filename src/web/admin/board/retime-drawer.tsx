import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import type { AdminBooking } from '#contract/admin-booking.ts';
import { previewPeriodInput } from '#contract/admin-booking-input.ts';
import { isOut } from '#domain/booking/booking-state.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { fromWallTime } from '#domain/time/wall-clock.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { PeriodOutcome } from '../booking/period-outcome.tsx';
import { ReasonFields } from '../frame/reason-fields.tsx';
import { useReason } from '../frame/use-reason.ts';
import { ExtensionOutcome } from './extension-outcome.tsx';
import { findClash } from './find-clash.ts';
import { withSpan } from './lay-plan.ts';
import { toWall } from './retime.ts';
import type { Planning } from './use-plan.ts';
import type { Retimed } from './use-retime.ts';

interface RetimeDrawerProps {
  readonly retimed: Retimed;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** The same question however a booking got another time: an extension where that is one, else another period. */
export function RetimeDrawer({ retimed, planning, onClose }: RetimeDrawerProps) {
  const { row, bar } = retimed;
  const [, , , , , id, number] = bar;
  const { answer: booking } = useQuestion(
    id,
    (signal) => api.get('/api/admin/bookings/{id}', { params: { id }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const { isDrafting, plan } = planning;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBoard.retime.title" values={{ number: number ?? '', trailer: row.number }} />}
      note={
        isDrafting ? (
          <FormattedMessage id="adminBoard.move.drafted" values={{ name: plan?.name ?? '' }} />
        ) : (
          <FormattedMessage id="adminBooking.period.text" values={{ zone: retimed.depot.timeZone }} />
        )
      }
    >
      {booking === undefined ? (
        <Spinner className="mx-auto my-8 size-6" />
      ) : (
        <RetimeForm retimed={retimed} booking={booking} planning={planning} onClose={onClose} />
      )}
    </Drawer>
  );
}

type Wish = { readonly from: string; readonly to: string };

const toWallText = (value: CalendarDateTime): string => value.toString().slice(0, 16);

function RetimeForm({ retimed, booking, planning, onClose }: RetimeDrawerProps & { readonly booking: AdminBooking }) {
  const { row, bar } = retimed;
  const { id, version, period, actions, status } = booking;
  const { timeZone } = period;
  const { isDrafting } = planning;
  const [wish, setWish] = useState<Wish>(() => firstWish(retimed, booking, planning));
  const { draft, reason } = useReason('correctPeriod');
  const { write, isPending } = useWrite();
  const isInOrder = previewPeriodInput.safeParse(wish).success;
  const isChanged = wish.from !== period.localFrom || wish.to !== period.localTo;
  const isLonger = wish.from === period.localFrom && wish.to > period.localTo;
  const isAsked = isChanged && isInOrder;
  const question = isAsked ? `${id} ${wish.from} ${wish.to}` : undefined;
  const mayExtend = isLonger && !isDrafting && actions.includes('extend');
  const extension = useQuestion(mayExtend ? question : undefined, (signal) =>
    api.post('/api/bookings/{id}/extension/preview', {
      params: { id },
      body: { to: fromWallTime(wish.to, timeZone) },
      signal,
    }),
  );
  const correction = useQuestion(
    question,
    (signal) => api.post('/api/admin/bookings/{id}/period/preview', { params: { id }, body: wish, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const isExtension = mayExtend && extension.current?.possible === true;
  const preview = correction.current;
  const clash = isAsked
    ? findClash(row, withSpan(bar, toMinute(wish.from, timeZone), toMinute(wish.to, timeZone)))
    : undefined;
  // While an extension may be the answer, nothing else is offered.
  const isReady = mayExtend && extension.isAsking ? false : isExtension || preview?.possible === true;

  const choose = (name: keyof Wish) => (value: CalendarDateTime | null) => {
    if (value !== null) setWish((now) => ({ ...now, [name]: toWallText(value) }));
  };
  const send = () => {
    if (isDrafting) {
      void planning.change({ add: [{ kind: 'period', bookingId: id, ...wish }] }, { onDone: onClose });
    } else if (isExtension && extension.current) {
      const { to } = extension.current.period;
      void write(() => api.post('/api/bookings/{id}/extension', { params: { id }, body: { to }, ifMatch: version }), {
        done: 'adminBoard.retime.extended',
        onDone: onClose,
      });
    } else if (reason) {
      const call = { params: { id }, ifMatch: version, body: { ...wish, reason } };
      void write(() => api.post('/api/admin/bookings/{id}/period', call), {
        done: 'adminBooking.period.done',
        onDone: onClose,
      });
    }
  };
  const isPossible = isDrafting ? isAsked && preview !== undefined : isReady && (isExtension || reason !== undefined);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={<FormattedMessage id="word.handover.pickUp" />}
          granularity="minute"
          isDisabled={isOut(status)}
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
      <div aria-live="polite" aria-busy={correction.isAsking} className="grid gap-4">
        {!isInOrder && (
          <Notice tone="danger">
            <FormattedMessage id="error.field.before-from" />
          </Notice>
        )}
        {!isChanged && (
          <p className="text-asphalt-600">
            <FormattedMessage id="adminBooking.period.unchanged" />
          </p>
        )}
        {isAsked && mayExtend && extension.current && (
          <ExtensionOutcome preview={extension.current} trailer={row.number} />
        )}
        {isDrafting && clash && (
          <Notice tone="danger">
            <FormattedMessage id="adminBoard.plan.problem.taken" values={{ trailer: row.number }} />
          </Notice>
        )}
        {isAsked && !isExtension && preview && !(mayExtend && extension.isAsking) && (
          // In a plan its own rows tell what stands in the way.
          <PeriodOutcome preview={isDrafting ? { ...preview, conflicts: [] } : preview} />
        )}
      </div>
      {!isDrafting && !isExtension && isReady && <ReasonFields draft={draft} />}
      <div className="safe-bottom sticky -bottom-6 z-10 -mx-4 mt-auto -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-4 py-4 md:-mx-7 md:px-7">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <Button tone="signal" disabled={!isPossible} isPending={isPending || planning.isPending} onClick={send}>
          <FormattedMessage
            id={
              isDrafting
                ? 'adminBoard.intoPlan'
                : isExtension
                  ? 'adminBoard.retime.extend'
                  : 'adminBooking.period.confirm'
            }
          />
        </Button>
      </div>
    </div>
  );
}

const toMinute = (wall: string, timeZone: string): number => Date.parse(fromWallTime(wall, timeZone)) / MINUTE_MS;

/** What was dragged, else what the plan has, else how it is. */
function firstWish({ bar, times = {} }: Retimed, { id, period }: AdminBooking, { plan }: Planning): Wish {
  const { timeZone, localFrom, localTo } = period;
  const isPlanned = plan?.changes.some(({ kind, booking }) => kind === 'period' && booking?.id === id) ?? false;
  const from = times.from ?? (isPlanned ? bar[1] : undefined);
  const to = times.due ?? (isPlanned ? bar[2] : undefined);
  return {
    from: from === undefined ? localFrom : toWall(from, timeZone),
    to: to === undefined ? localTo : toWall(to, timeZone),
  };
}

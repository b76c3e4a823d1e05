import { type CalendarDateTime, parseDateTime } from '@internationalized/date';
import { useState } from 'react';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { transferMoveInput } from '#contract/transfer.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { fromWallTime, toWallTime } from '#domain/time/wall-clock.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { InTheWay, type WayBooking } from '../trailer/in-the-way.tsx';
import { findMet } from './find-met.ts';
import { toWall } from './retime.ts';
import { useBarWords } from './use-bar-words.ts';
import type { Planning } from './use-plan.ts';
import type { Retimed } from './use-retime.ts';

interface ShiftDrawerProps {
  readonly shifted: Retimed;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** The same question however a transfer was moved in time: when it leaves, when it arrives, now or in the plan. */
export function ShiftDrawer({ shifted, planning, onClose }: ShiftDrawerProps) {
  const { row, bar } = shifted;
  const { answer } = useQuestion(
    row.id,
    (signal) => api.get('/api/admin/trailers/{id}', { params: { id: row.id }, signal }),
    ({ messageKey }) => toast.error(messageKey),
  );
  const transfer = answer?.transfer;
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={
        <FormattedMessage id="adminBoard.plan.transfer" values={{ trailer: row.number, depot: bar[9]?.[1] ?? '' }} />
      }
      note={
        planning.isDrafting ? (
          <FormattedMessage id="adminBoard.move.drafted" values={{ name: planning.plan?.name ?? '' }} />
        ) : (
          <FormattedMessage id="adminTrailer.transfer.about" />
        )
      }
    >
      {answer === undefined && <Spinner className="mx-auto my-8 size-6" />}
      {answer && transfer?.id !== bar[5] && (
        <Notice tone="warn">
          <FormattedMessage id="adminBoard.shift.notNext" values={{ trailer: row.number }} />
        </Notice>
      )}
      {transfer?.id === bar[5] && (
        <ShiftForm shifted={shifted} transfer={transfer} planning={planning} onClose={onClose} />
      )}
    </Drawer>
  );
}

type ShiftFormProps = ShiftDrawerProps & { readonly transfer: NonNullable<AdminTrailer['transfer']> };

const toText = (value: CalendarDateTime): string => value.toString().slice(0, 16);
const toMinute = (wall: string, timeZone: string): number => Date.parse(fromWallTime(wall, timeZone)) / MINUTE_MS;

function ShiftForm({ shifted, transfer, planning, onClose }: ShiftFormProps) {
  const { row, bar, depot, times = {} } = shifted;
  const { id: transferId, toDepot, reason, version } = transfer;
  const say = useBarWords();
  const [wish, setWish] = useState(() => ({
    from: times.from === undefined ? toWallTime(transfer.from, depot.timeZone) : toWall(times.from, depot.timeZone),
    to: times.due === undefined ? toWallTime(transfer.to, toDepot.timeZone) : toWall(times.due, toDepot.timeZone),
  }));
  const [taken, setTaken] = useState<readonly WayBooking[]>();
  const { form, isPending } = useSubmit({
    schema: transferMoveInput,
    read: () => wish,
    send: async (body): Promise<unknown> => {
      setTaken(undefined);
      if (!planning.isDrafting) {
        const params = { id: row.id, transferId };
        return api.patch('/api/admin/trailers/{id}/transfers/{transferId}', { params, body, ifMatch: version });
      }
      const drop = { kind: 'drop' as const, trailerId: row.id, allocationId: transferId, version: bar[8] };
      const again = {
        kind: 'transfer' as const,
        trailerId: row.id,
        toDepotId: toDepot.id,
        reason: reason ?? '',
        ...body,
      };
      planning.take(await planning.send({ add: [drop, again] }));
      return undefined;
    },
    // The plan is newer than the page already.
    ...(planning.isDrafting ? { refresh: async () => {} } : { done: 'adminTrailer.saved' as const }),
    notDone: 'adminTrailer.notSaved',
    onDone: onClose,
    onRefused: ({ code, details }) => {
      if (code !== 'trailer-taken') return false;
      setTaken(details.inTheWay ?? []);
      return true;
    },
  });
  const met = findMet(row, bar, {
    from: toMinute(wish.from, depot.timeZone),
    due: toMinute(wish.to, toDepot.timeZone),
  });
  const choose = (name: 'from' | 'to') => (value: CalendarDateTime | null) => {
    if (value !== null) setWish((now) => ({ ...now, [name]: toText(value) }));
  };
  return (
    <Form {...form} className="min-h-full">
      <div aria-live="polite">
        {met && (
          <Notice tone="danger">
            <FormattedMessage id="adminBoard.carry.refused" values={{ trailer: row.number, reason: say(met) }} />
          </Notice>
        )}
      </div>
      {taken?.length === 0 && (
        <Notice tone="warn" isAlert>
          <FormattedMessage id="adminTrailer.transfer.held" />
        </Notice>
      )}
      <InTheWay bookings={taken ?? []} title={<FormattedMessage id="adminTrailer.transfer.taken" />} />
      <DatePicker
        name="from"
        granularity="minute"
        label={<FormattedMessage id="adminTrailer.transfer.leaves" />}
        value={parseDateTime(wish.from)}
        onChange={choose('from')}
      />
      <DatePicker
        name="to"
        granularity="minute"
        label={<FormattedMessage id="adminTrailer.transfer.arrives" />}
        value={parseDateTime(wish.to)}
        onChange={choose('to')}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

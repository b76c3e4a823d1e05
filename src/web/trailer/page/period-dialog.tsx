import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { countDays } from '#web/trailer/results/count-days.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Period } from '#web/ui/period.tsx';
import { RangeCalendar } from '#web/ui/range-calendar.tsx';
import { Select } from '#web/ui/select.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import { isBusyFor, markDay } from './day-marks.ts';
import type { PeriodChoice } from './period-choice.ts';

type PeriodDialogProps = PeriodChoice & { readonly onClose: () => void };

const dayOf = (wall: string) => wall.slice(0, 10);
const timeOf = (wall: string) => wall.slice(11);

/** Days and times of pick-up and return, taken over together. */
export default function PeriodDialog(props: PeriodDialogProps) {
  const { period, calendar, depot, returnTimes = depot.times, lastFreeDay, onChoose, onClose } = props;
  const { intl, format } = useWords();
  const { local } = period;
  const [days, setDays] = useState({ start: parseDate(dayOf(local.from)), end: parseDate(dayOf(local.to)) });
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const [times, setTimes] = useState({ from: timeOf(local.from), to: timeOf(local.to) });
  const lastDay = useLastRentalDay();
  const busy = isBusyFor(calendar.busyDays);

  const wanted = { from: `${days.start.toString()}T${times.from}`, to: `${days.end.toString()}T${times.to}` };
  const toText = (wall: string) => wallTimeText(format, wall);
  const apply = () => {
    onChoose(wanted);
    onClose();
  };
  const options = (open: readonly string[], chosen: string) =>
    [...new Set([...open, chosen])].toSorted().map((time) => ({ id: time, label: time }));

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="l"
      title={<FormattedMessage id="trailer.period.title" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button tone="signal" disabled={started !== null || wanted.from >= wanted.to} onClick={apply}>
            <FormattedMessage id="ui.apply" />
          </Button>
        </>
      }
    >
      <Period
        className="mb-4 rounded-control border border-line px-4 py-3"
        start={toText(started ? `${started.toString()}T${times.from}` : wanted.from)}
        end={started ? <FormattedMessage id="ui.chooseReturn" /> : toText(wanted.to)}
        days={!started && <FormattedMessage id="ui.days" values={{ days: countDays(wanted.from, wanted.to) }} />}
      />
      <RangeCalendar
        label={intl.formatMessage({ id: 'trailer.period.title' })}
        timeZone={period.timeZone}
        value={days}
        onChange={setDays}
        started={started}
        onStart={setStarted}
        minValue={parseDate(calendar.today)}
        maxValue={parseDate(lastDay)}
        isDateUnavailable={busy}
        markOf={(date) =>
          markDay(date.toString(), { busyDays: calendar.busyDays, after: dayOf(local.to), lastFreeDay })
        }
      />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Select
          label={<FormattedMessage id="trailer.pickUp.time" />}
          options={options(depot.times, times.from)}
          value={times.from}
          onChange={(from) => setTimes({ ...times, from: String(from) })}
        />
        <Select
          label={<FormattedMessage id="trailer.return.time" />}
          options={options(returnTimes, times.to)}
          value={times.to}
          onChange={(to) => setTimes({ ...times, to: String(to) })}
        />
      </div>
    </Dialog>
  );
}

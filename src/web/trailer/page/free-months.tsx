import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { RangeCalendar } from '#web/ui/range-calendar.tsx';
import { isBusyFor, markDay } from './day-marks.ts';
import type { TrailerData } from './load-trailer.server.ts';
import type { PeriodChoice } from './period-choice.ts';
import { onDays } from './wall-period.ts';

const dayOf = (wall: string) => wall.slice(0, 10);

/** The months themselves. Two clicks choose another period. */
export default function FreeMonths({ calendar, period, lastFreeDay, onChoose }: PeriodChoice) {
  const { formatMessage } = useIntl();
  const { asked, local } = period;
  const start = parseDate(dayOf(local.from));
  const range = `${dayOf(asked.from)} ${dayOf(asked.to)}`;
  const [focused, setFocused] = useState<CalendarDate>(start);
  const [started, setStarted] = useState<CalendarDate | null>(null);
  // The months follow a period that was chosen elsewhere, and stay where they are for one that was chosen here.
  const [followed, setFollowed] = useState(range);
  if (followed !== range) {
    setFollowed(range);
    setFocused(start);
  }

  return (
    <>
      <RangeCalendar
        isStacked
        isHintShown
        label={formatMessage({ id: 'trailer.calendar.title' })}
        timeZone={period.timeZone}
        value={{ start, end: parseDate(dayOf(local.to)) }}
        started={started}
        onStart={setStarted}
        onChange={({ start: first, end: last }) => {
          setFollowed(`${first.toString()} ${last.toString()}`);
          onChoose(onDays(asked, first.toString(), last.toString()));
        }}
        focusedValue={focused}
        onFocusChange={setFocused}
        minValue={parseDate(calendar.today)}
        maxValue={parseDate(calendar.lastDay)}
        isDateUnavailable={isBusyFor(calendar.busyDays)}
        markOf={(date) =>
          markDay(date.toString(), { busyDays: calendar.busyDays, after: dayOf(local.to), lastFreeDay })
        }
      />
      <DayNote day={focused.toString()} calendar={calendar} />
    </>
  );
}

/** Why the day under the focus is not free, for those who walk through the days by keys. */
function DayNote({ day, calendar }: { readonly day: string; readonly calendar: TrailerData['calendar'] }) {
  const { formatMessage } = useIntl();
  const kind = calendar.busyDays[day];
  const isClosed = calendar.closedDays.includes(day);
  return (
    <p aria-live="polite" className="mt-3 min-h-5.5 text-body-s font-semibold text-asphalt-700">
      {kind !== undefined
        ? formatMessage({ id: 'trailer.calendar.busyDay' }, { reason: formatMessage({ id: `trailer.busy.${kind}` }) })
        : isClosed && formatMessage({ id: 'trailer.calendar.closedDay' })}
    </p>
  );
}

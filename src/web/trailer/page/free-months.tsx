import { type CalendarDate, parseDate } from '@internationalized/date';
import { useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { RangeCalendar } from '#web/ui/range-calendar.tsx';
import { closedNotes } from './closed-notes.ts';
import { isBusyFor, markDay } from './day-marks.ts';
import type { PeriodChoice } from './period-choice.ts';
import { onDays } from './wall-period.ts';

const dayOf = (wall: string) => wall.slice(0, 10);

/** The months themselves. Two clicks choose another period. */
export default function FreeMonths(props: PeriodChoice) {
  const { calendar, period, lastFreeDay, onChoose } = props;
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
      <DayNote day={focused.toString()} {...props} />
    </>
  );
}

type DayNoteProps = Pick<PeriodChoice, 'calendar' | 'depot' | 'returnDepot'> & { readonly day: string };

/** Why the day under the focus is not free, or what is not done on it, for those who walk through the days by keys. */
function DayNote({ day, calendar, depot, returnDepot }: DayNoteProps) {
  const { formatMessage } = useIntl();
  const { busyDays, closedDays, closedForReturn } = calendar;
  const kind = busyDays[day];
  const closed = closedNotes({
    noPickUp: closedDays.includes(day),
    noReturn: closedForReturn?.includes(day),
  });
  return (
    <p aria-live="polite" className="mt-3 min-h-5.5 text-body-s font-semibold text-asphalt-700">
      {kind !== undefined
        ? formatMessage({ id: 'trailer.calendar.busyDay' }, { reason: formatMessage({ id: `trailer.busy.${kind}` }) })
        : closed
            .map((id) =>
              formatMessage(
                { id },
                { depot: id === 'trailer.calendar.noReturnDay' ? (returnDepot?.name ?? '') : depot.name },
              ),
            )
            .join(' ')}
    </p>
  );
}

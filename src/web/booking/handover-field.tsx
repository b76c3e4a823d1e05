import { type CalendarDate, parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { handoverTimes, nearestTime, type Openings } from './handover-times.ts';

type HandoverFieldProps = {
  readonly label: ReactNode;
  /** By the clock of the depot, `YYYY-MM-DDTHH:mm`. */
  readonly value: string;
  readonly onChange: (wallTime: string) => void;
  readonly openings: Openings;
  /** Local days. */
  readonly firstDay: string;
  readonly lastDay?: string | undefined;
};

/** A day and a time at which the depot takes a trailer back. */
export function HandoverField({ label, value, onChange, openings, firstDay, lastDay }: HandoverFieldProps) {
  const [date, time] = [value.slice(0, 10), value.slice(11, 16)];
  const times = handoverTimes(openings, date);
  const choose = (day: CalendarDate | null) => {
    if (!day) return;
    const chosen = day.toString();
    onChange(`${chosen}T${nearestTime(handoverTimes(openings, chosen), time) ?? time}`);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.75rem] gap-2">
      <DatePicker
        label={label}
        value={parseDate(date)}
        onChange={choose}
        minValue={parseDate(firstDay)}
        {...(lastDay !== undefined && { maxValue: parseDate(lastDay) })}
        isDateUnavailable={(day) => handoverTimes(openings, day.toString()).length === 0}
      />
      <Select
        label={<FormattedMessage id="booking.time" />}
        options={[...new Set([...times, time])].toSorted().map((option) => ({ id: option, label: option }))}
        value={time}
        onChange={(chosen) => onChange(`${date}T${String(chosen)}`)}
      />
    </div>
  );
}

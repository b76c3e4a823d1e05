import type { ReactNode } from 'react';
import { Period, type PeriodProps } from './period.tsx';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';

interface PeriodPickerProps extends RangeCalendarProps, Pick<PeriodProps, 'start' | 'end' | 'days'> {
  /** Times of pick-up and return, below the months. */
  readonly times?: ReactNode;
  readonly actions: ReactNode;
}

/** "Zeitraum wählen": the two dates with their lane, the months, then what to do with them. */
export function PeriodPicker({ start, end, days, times, actions, ...calendar }: PeriodPickerProps) {
  return (
    <div className="w-full max-w-160 overflow-hidden rounded-card border border-line bg-sheet shadow-2">
      <Period start={start} end={end} days={days} className="border-b border-line px-4 py-3.5 md:px-6" />
      <div className="px-3 pt-4 pb-3 md:px-6">
        <RangeCalendar {...calendar} />
        {times}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 md:px-6">
        {actions}
      </div>
    </div>
  );
}

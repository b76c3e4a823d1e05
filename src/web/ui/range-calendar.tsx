import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
  Text,
} from 'react-aria-components/RangeCalendar';
import { CalendarMonth, type DayMark } from './calendar-days.tsx';
import { cx } from './cx.ts';
import { useIsWide } from './use-is-wide.ts';

export interface RangeCalendarProps extends Omit<
  AriaRangeCalendarProps<CalendarDate>,
  'children' | 'className' | 'style' | 'visibleDuration'
> {
  readonly label: string;
  readonly todayLabel: string;
  /** The zone of the depot decides which day is today. */
  readonly timeZone: string;
  readonly markOf?: (date: CalendarDate) => DayMark | undefined;
  readonly errorMessage?: ReactNode;
  /** Shows the second month below the first one on phones, too. */
  readonly isStacked?: boolean;
}

const unmarked = () => undefined;

/** Two months side by side; on phones one, or both below each other. */
export function RangeCalendar({
  label,
  todayLabel,
  timeZone,
  markOf = unmarked,
  errorMessage,
  isStacked = false,
  ...props
}: RangeCalendarProps) {
  const isWide = useIsWide(768);
  const months = isWide || isStacked ? 2 : 1;
  return (
    <AriaRangeCalendar
      aria-label={label}
      firstDayOfWeek="mon"
      {...props}
      visibleDuration={{ months }}
      pageBehavior="single"
      className="w-full"
    >
      <div className={cx('flex gap-8', isStacked && 'max-md:flex-col')}>
        {Array.from({ length: months }, (_, offset) => (
          <CalendarMonth
            key={offset}
            offset={offset}
            isFirst={offset === 0}
            isLast={offset === months - 1}
            timeZone={timeZone}
            todayLabel={todayLabel}
            markOf={markOf}
          />
        ))}
      </div>
      {errorMessage !== undefined && (
        <Text slot="errorMessage" className="mt-3 block text-sm font-medium text-danger">
          {errorMessage}
        </Text>
      )}
    </AriaRangeCalendar>
  );
}

import type { CalendarDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
  Text,
} from 'react-aria-components/RangeCalendar';
import { CalendarMonth, type DayMark } from './calendar-days.tsx';
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
}

const unmarked = () => undefined;

/** Two months side by side, one on phones. */
export function RangeCalendar({
  label,
  todayLabel,
  timeZone,
  markOf = unmarked,
  errorMessage,
  ...props
}: RangeCalendarProps) {
  const months = useIsWide(768) ? 2 : 1;
  return (
    <AriaRangeCalendar
      aria-label={label}
      {...props}
      visibleDuration={{ months }}
      pageBehavior="single"
      className="w-full"
    >
      <div className="flex gap-8">
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

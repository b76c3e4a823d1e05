import type { CalendarDate } from '@internationalized/date';
import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import {
  RangeCalendar as AriaRangeCalendar,
  type RangeCalendarProps as AriaRangeCalendarProps,
  RangeCalendarStateContext,
} from 'react-aria-components/RangeCalendar';
import { CalendarMonth, type DayMark } from './calendar-days.tsx';
import { cx } from './cx.ts';
import { useIsWide } from './use-is-wide.ts';

interface StartProps {
  /** The first day of a new period whose last one is still to be chosen. Until then there is no period. */
  readonly started: CalendarDate | null;
  readonly onStart: (day: CalendarDate | null) => void;
}

export interface RangeCalendarProps
  extends
    Omit<
      AriaRangeCalendarProps<CalendarDate>,
      'children' | 'className' | 'style' | 'visibleDuration' | 'commitBehavior' | 'value' | 'onChange'
    >,
    StartProps {
  readonly value: { readonly start: CalendarDate; readonly end: CalendarDate } | null;
  readonly onChange: (range: { start: CalendarDate; end: CalendarDate }) => void;
  readonly label: string;
  /** The zone of the depot decides which day is today. */
  readonly timeZone: string;
  readonly markOf?: (date: CalendarDate) => DayMark | undefined;
  /** Shows the second month below the first one on phones, too. */
  readonly isStacked?: boolean;
  /** For calendars without a head that says what comes next. */
  readonly isHintShown?: boolean;
}

const unmarked = () => undefined;

/** Two months side by side; on phones one, or both below each other. */
export function RangeCalendar({
  label,
  timeZone,
  markOf = unmarked,
  isStacked = false,
  isHintShown = false,
  started,
  onStart,
  onChange,
  ...props
}: RangeCalendarProps) {
  const isWide = useIsWide(768);
  const months = isWide || isStacked ? 2 : 1;
  return (
    <AriaRangeCalendar
      aria-label={label}
      firstDayOfWeek="mon"
      {...props}
      onChange={(range) => {
        onStart(null);
        onChange(range);
      }}
      commitBehavior="reset"
      visibleDuration={{ months }}
      pageBehavior="single"
      className="w-full"
    >
      <KeptStart started={started} onStart={onStart} />
      {/* Escape gives up the new period before the calendar itself sees it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={cx('flex gap-8', isStacked && 'max-md:flex-col')}
        onKeyDownCapture={({ key }) => key === 'Escape' && onStart(null)}
      >
        {Array.from({ length: months }, (_, offset) => (
          <CalendarMonth
            key={offset}
            offset={offset}
            isFirst={offset === 0}
            isLast={offset === months - 1}
            timeZone={timeZone}
            markOf={markOf}
          />
        ))}
      </div>
      <p role="status" className={isHintShown ? 'text-body-s font-semibold not-empty:mt-3' : 'sr-only'}>
        {started && <FormattedMessage id="ui.chooseReturn" />}
      </p>
    </AriaRangeCalendar>
  );
}

/** The calendar forgets a start as soon as something beside it is used, a time for example; here it stays. */
function KeptStart({ started, onStart }: StartProps): ReactNode {
  const state = use(RangeCalendarStateContext);
  const anchor = state?.anchorDate ?? null;
  const followCalendar = useEffectEvent((day: CalendarDate | null) => {
    if (day) onStart(day);
    else if (started) {
      state?.setAnchorDate(started);
      state?.setFocusedDate(started);
    }
  });
  const followCaller = useEffectEvent((day: CalendarDate | null) => {
    if (!day && anchor) state?.setAnchorDate(null);
  });
  useEffect(() => followCalendar(anchor), [anchor]);
  useEffect(() => followCaller(started), [started]);
  return null;
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CalendarDate, getDayOfWeek, isToday } from '@internationalized/date';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useIntl } from '#i18n/intl.tsx';
import { cx } from './cx.ts';

/** What a day means beyond being chosen: it costs nothing more, or somebody else has it. */
export type DayMark = 'free' | 'taken';

const ARROW =
  'grid size-10 place-items-center rounded-control transition-colors hover:bg-paper-sunken data-disabled:text-asphalt-400 data-pressed:bg-line touch:size-11';

interface MonthProps {
  /** 0 is the first month shown. */
  readonly offset: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly timeZone: string;
  readonly markOf: (date: CalendarDate) => DayMark | undefined;
}

/** One month with its heading; the outer months carry the arrows. */
export function CalendarMonth({ offset, isFirst, isLast, timeZone, markOf }: MonthProps) {
  return (
    <div className="min-w-0 flex-1">
      <div className="mb-2 grid grid-cols-[2.5rem_1fr_2.5rem] items-center">
        {isFirst ? (
          <Button slot="previous" className={ARROW}>
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Button>
        ) : (
          <span />
        )}
        <CalendarHeading offset={{ months: offset }} className="text-center font-semibold" />
        {isLast && (
          <Button slot="next" className={ARROW}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <CalendarGrid
        offset={{ months: offset }}
        weekdayStyle="short"
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="text-label pb-1.5 font-medium text-asphalt-600">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} timeZone={timeZone} mark={markOf(date)} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

interface DayProps {
  readonly date: CalendarDate;
  readonly timeZone: string;
  readonly mark: DayMark | undefined;
}

function Day({ date, timeZone, mark }: DayProps) {
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const weekday = getDayOfWeek(date, locale, 'mon');
  return (
    <CalendarCell
      date={date}
      className={({
        isSelected,
        isSelectionStart,
        isSelectionEnd,
        isDisabled,
        isOutsideMonth,
        isHovered,
        isFocusVisible,
      }) => {
        const isEnd = isSelectionStart || isSelectionEnd;
        return cx(
          'relative grid h-11 w-full cursor-pointer place-items-center font-condensed text-[1.0625rem] leading-none',
          isOutsideMonth && 'hidden',
          isDisabled && mark !== 'taken' && 'cursor-default text-asphalt-500',
          mark === 'taken' && 'hatch cursor-default text-asphalt-500 line-through',
          mark === 'free' &&
            !isSelected &&
            'bg-free-soft font-semibold text-free shadow-[inset_0_-3px_0_var(--color-free)]',
          isSelected && !isEnd && 'bg-[#e3e1da] font-semibold',
          isEnd && 'rounded-control bg-asphalt-950 font-bold text-white',
          isSelectionStart && !isSelectionEnd && 'rounded-e-none',
          isSelectionEnd && !isSelectionStart && 'rounded-s-none',
          !isSelected && !isDisabled && mark === undefined && 'font-semibold',
          isHovered && !isEnd && 'ring-2 ring-asphalt-950 ring-inset',
          isFocusVisible ? 'focus-ring z-10' : 'outline-none',
          isSelected && !isEnd && weekday === 0 && 'rounded-s-control',
          isSelected && !isEnd && weekday === 6 && 'rounded-e-control',
        );
      }}
    >
      {({ formattedDate }): ReactNode =>
        isToday(date, timeZone) ? (
          <span className="grid place-items-center gap-0.5">
            {formattedDate}
            <span
              data-note={formatMessage({ id: 'ui.today' })}
              className="text-[0.625rem] font-semibold after:content-[attr(data-note)]"
            />
          </span>
        ) : (
          formattedDate
        )
      }
    </CalendarCell>
  );
}

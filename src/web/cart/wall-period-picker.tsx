import { type CalendarDate, parseDate, today } from '@internationalized/date';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { countDays } from '#web/trailer/results/count-days.ts';
import { TimeSelect } from '#web/trailer/results/time-select.tsx';
import { Button } from '#web/ui/button.tsx';
import { PeriodPicker } from '#web/ui/period-picker.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { WallPeriod } from './use-offer.ts';

type WallPeriodPickerProps = {
  readonly label: string;
  readonly timeZone: string;
  readonly period: WallPeriod;
  readonly onChange: (period: WallPeriod) => void;
  readonly isTaken?: (date: string) => boolean;
  /** Below the times, while both days are known. */
  readonly children?: ReactNode;
  readonly canApply?: boolean;
  readonly isSaving: boolean;
  readonly onApply: () => void;
  readonly onCancel: () => void;
};

/** A date alone lasts from the first opening to the last closing. */
const at = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);

/** Two days and their times by the clock of a depot, to be applied once both days are known. */
export function WallPeriodPicker(props: WallPeriodPickerProps) {
  const { label, timeZone, period, onChange, isTaken, children, canApply = true, isSaving, onApply, onCancel } = props;
  const { intl, format } = useWords();
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const lastDay = useLastRentalDay();
  const day = (end: keyof WallPeriod) => parseDate(period[end].slice(0, 10));
  const time = (end: keyof WallPeriod) => period[end].slice(11, 16);
  const text = (end: keyof WallPeriod) => wallTimeText(format, period[end]);
  return (
    <PeriodPicker
      label={label}
      timeZone={timeZone}
      value={{ start: day('from'), end: day('to') }}
      started={started}
      onStart={setStarted}
      onChange={(range) =>
        onChange({ from: at(range.start.toString(), time('from')), to: at(range.end.toString(), time('to')) })
      }
      minValue={today(timeZone)}
      maxValue={parseDate(lastDay)}
      defaultFocusedValue={day('from')}
      markOf={(date) => (isTaken?.(date.toString()) ? 'taken' : undefined)}
      start={started ? wallTimeText(format, at(started.toString(), time('from'))) : text('from')}
      end={started ? <FormattedMessage id="ui.chooseReturn" /> : text('to')}
      days={!started && <FormattedMessage id="ui.days" values={{ days: countDays(period.from, period.to) }} />}
      times={
        <>
          <div className="mt-4 grid grid-cols-2 gap-3">
            {(['from', 'to'] as const).map((end) => (
              <TimeSelect
                key={end}
                label={intl.formatMessage({ id: end === 'from' ? 'word.pickUpTime' : 'word.returnTime' })}
                open={intl.formatMessage({ id: end === 'from' ? 'word.fromOpening' : 'word.untilClosing' })}
                value={time(end)}
                onChange={(chosen) => onChange({ ...period, [end]: at(period[end].slice(0, 10), chosen) })}
              />
            ))}
          </div>
          {!started && children !== undefined && <div className="mt-4">{children}</div>}
        </>
      }
      actions={
        <>
          <Button tone="quiet" size="s" onClick={onCancel}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            tone="signal"
            size="s"
            disabled={!canApply || started !== null}
            isPending={isSaving}
            onClick={onApply}
          >
            <FormattedMessage id="ui.apply" />
          </Button>
        </>
      }
    />
  );
}

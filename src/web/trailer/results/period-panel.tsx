import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { PeriodPicker } from '#web/ui/period-picker.tsx';
import { useLastRentalDay } from '#web/use-last-rental-day.ts';
import { usePeriodTexts } from './period-cell.tsx';
import { TimeSelect } from './time-select.tsx';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

type PeriodPanelProps = {
  readonly from: string;
  readonly to: string;
  readonly onChange: (period: { from: string; to: string }) => void;
  /** Whether the search follows at once, if wanted. */
  readonly isGuided?: boolean;
  readonly onSearch?: (period: { from: string; to: string }) => void;
};

/** The months to choose both days from, with the times of pick-up and return. */
export default function PeriodPanel({ from, to, onChange, isGuided = false, onSearch }: PeriodPanelProps) {
  const { intl, format } = useWords();
  const timeZone = getLocalTimeZone();
  const now = today(timeZone);
  const lastDay = useLastRentalDay();
  const [range, setRange] = useState(() => readRange(from, to));
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const [times, setTimes] = useState({ from: from.slice(11, 16), to: to.slice(11, 16) });
  const at = (date: CalendarDate | undefined, time: string) =>
    date === undefined ? '' : date.toString() + (time === '' ? '' : `T${time}`);
  const chosen = { from: at(range?.start, times.from), to: at(range?.end, times.to) };
  const period = usePeriodTexts(chosen.from, chosen.to, undefined);
  // A new period has begun, and the old one is over.
  const texts = started ? undefined : period;
  const open = intl.formatMessage({ id: 'searchBar.openDate' });
  const isBackwards = chosen.from.length > 10 && chosen.to.length > 10 && chosen.from >= chosen.to;

  return (
    <PeriodPicker
      label={intl.formatMessage({ id: 'searchBar.period' })}
      timeZone={timeZone}
      value={range}
      onChange={setRange}
      started={started}
      onStart={setStarted}
      minValue={now}
      maxValue={parseDate(lastDay)}
      {...(range && { defaultFocusedValue: range.start })}
      start={started ? wallTimeText(format, at(started, times.from)) : (texts?.fromText ?? open)}
      end={started ? <FormattedMessage id="ui.chooseReturn" /> : (texts?.toText ?? open)}
      days={texts ? <FormattedMessage id="ui.days" values={{ days: texts.days }} /> : undefined}
      times={
        <div className="mt-4 grid grid-cols-2 gap-3">
          <TimeSelect
            label={intl.formatMessage({ id: 'word.pickUpTime' })}
            open={intl.formatMessage({ id: 'word.fromOpening' })}
            value={times.from}
            onChange={(time) => setTimes({ ...times, from: time })}
          />
          <TimeSelect
            label={intl.formatMessage({ id: 'word.returnTime' })}
            open={intl.formatMessage({ id: 'word.untilClosing' })}
            value={times.to}
            onChange={(time) => setTimes({ ...times, to: time })}
          />
        </div>
      }
      actions={
        <>
          <Button tone="quiet" size="s" onClick={() => onChange({ from: '', to: '' })}>
            <FormattedMessage id="ui.clear" />
          </Button>
          <Button
            tone={isGuided ? 'outline' : 'signal'}
            size="s"
            disabled={!texts || isBackwards}
            onClick={() => onChange(chosen)}
          >
            <FormattedMessage id="ui.apply" />
          </Button>
          {isGuided && onSearch && (
            <Button tone="signal" size="s" disabled={!texts || isBackwards} onClick={() => onSearch(chosen)}>
              <FormattedMessage id="searchBar.submit" />
            </Button>
          )}
        </>
      }
    />
  );
}

/** Nothing where the address holds no whole period. */
function readRange(from: string, to: string): { start: CalendarDate; end: CalendarDate } | null {
  if (from === '' || to === '' || from.slice(0, 10) > to.slice(0, 10)) return null;
  return { start: parseDate(from.slice(0, 10)), end: parseDate(to.slice(0, 10)) };
}

import { Plus, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { Season, WeeklyHours } from '#domain/depot/opening-hours.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { DayOfYearFields } from './day-of-year-fields.tsx';
import { DAYS } from './depot-draft.ts';
import { HOURS } from './hours-text.ts';

const MOST_SEASONS = 6;
const SUMMER = { from: '08-01', to: '08-31' } as const;

interface SeasonRowsProps {
  readonly value: readonly Season[];
  readonly onChange: (seasons: readonly Season[]) => void;
  /** The hours that a new season begins with. */
  readonly usualWeek: WeeklyHours;
}

/** Parts of every year in which the counter keeps other hours than usual. */
export function SeasonRows({ value: seasons, onChange, usualWeek }: SeasonRowsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const change = (position: number, part: Partial<Season>) =>
    onChange(seasons.map((season, i) => (i === position ? { ...season, ...part } : season)));
  return (
    <div className="flex flex-col gap-6">
      {seasons.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminDepot.seasons.none" />
        </p>
      )}
      {seasons.map(({ from, to, week }, position) => (
        <fieldset
          // Seasons have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={position}
          className="border-b border-line pb-6"
        >
          <legend className="mb-3 w-full">
            <span className="flex flex-wrap items-center justify-between gap-3">
              <span className="font-semibold">
                <FormattedMessage id="adminDepot.seasons.one" values={{ position: position + 1 }} />
              </span>
              <Button size="s" tone="quiet" onClick={() => onChange(seasons.filter((_, i) => i !== position))}>
                <Trash2 aria-hidden="true" className="size-4.5" />
                <FormattedMessage id="adminDepot.seasons.remove" values={{ position: position + 1 }} />
              </Button>
            </span>
          </legend>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <DayOfYearFields
              label={formatMessage({ id: 'adminDepot.seasons.from' })}
              value={from}
              onChange={(day) => change(position, { from: day })}
            />
            <DayOfYearFields
              label={formatMessage({ id: 'adminDepot.seasons.until' })}
              value={to}
              onChange={(day) => change(position, { to: day })}
            />
          </div>
          <div className="mt-5 grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {DAYS.map((day) => (
              <NotationField
                key={day}
                notation={HOURS}
                name={`seasons.${position}.week.${day}`}
                label={format.weekday(day)}
                placeholder={formatMessage({ id: 'word.closed' })}
                value={week[day] ?? []}
                onChange={(hours) => change(position, { week: { ...week, [day]: hours } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {seasons.length < MOST_SEASONS && (
        <div>
          <Button size="s" onClick={() => onChange([...seasons, { ...SUMMER, week: usualWeek }])}>
            <Plus aria-hidden="true" className="size-4.5" />
            <FormattedMessage id="adminDepot.seasons.add" />
          </Button>
        </div>
      )}
    </div>
  );
}

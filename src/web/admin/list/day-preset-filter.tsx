import { today } from '@internationalized/date';
import { useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { Select } from '#web/ui/select.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DAY_PRESETS, daysOfPreset, presetOf } from './day-presets.ts';
import { withChanges } from './list-address.ts';

const ANY = 'any';

/** Fills in both days of a list at once. */
export function DayPresetFilter() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  // Around midnight the server and the browser may not agree on the day.
  const isHydrated = useHydrated();
  const chosen = (isHydrated ? presetOf(params, today(OPERATOR_ZONE)) : undefined) ?? ANY;
  return (
    <Select
      label={formatMessage({ id: 'word.period' })}
      value={chosen}
      onChange={(value) => {
        const preset = DAY_PRESETS.find((known) => known === value);
        const days = preset === undefined ? { from: null, to: null } : daysOfPreset(preset, today(OPERATOR_ZONE));
        setParams((now) => withChanges(now, days), nextStep('days'));
      }}
      options={[
        { id: ANY, label: formatMessage({ id: 'admin.list.anyDays' }) },
        ...DAY_PRESETS.map((id) => ({ id, label: formatMessage({ id: `admin.list.days.${id}` }) })),
      ]}
    />
  );
}

import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DEPOT_FACILITIES, DEPOT_STATES } from '#contract/admin-depot.ts';
import { Section } from '#web/form/section.tsx';
import { DECIMAL, WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import type { Draft } from '#web/form/use-draft.ts';
import { useFormat } from '#web/words/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DAYS, type DepotValues, usualWeek } from './depot-draft.ts';
import { ExceptionRows } from './exception-rows.tsx';
import { HOURS } from './hours-text.ts';
import type { DepotChoices } from './load-depot.server.ts';
import { SeasonRows } from './season-rows.tsx';
import { TargetRows } from './target-rows.tsx';

interface DepotFormProps {
  readonly draft: Draft<DepotValues>;
  readonly choices: DepotChoices;
}

const GRID = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function DepotForm({ draft: { values, field }, choices }: DepotFormProps) {
  const intl = useIntl();
  const format = useFormat();
  const { formatMessage } = intl;
  const text = (name: 'code' | 'name' | 'street' | 'postalCode' | 'city' | 'phone' | 'email') => (
    <TextField {...field(name)} label={formatMessage({ id: `adminDepot.${name}` })} />
  );
  const degrees = (name: 'lat' | 'lon') => (
    <NotationField {...field(name)} notation={DECIMAL} label={formatMessage({ id: `adminDepot.${name}` })} />
  );
  const choose = (
    name: 'country' | 'timeZone' | 'status',
    label: string,
    options: readonly { id: string; label: string }[],
  ) => (
    <Select
      name={name}
      label={label}
      value={values[name] === '' ? null : values[name]}
      onChange={(value) => field(name).onChange(String(value))}
      options={options}
    />
  );
  return (
    <div>
      <Section title="adminDepot.section.place">
        <div className={GRID}>
          {text('name')}
          {text('code')}
          {choose(
            'status',
            formatMessage({ id: 'adminDepot.status' }),
            DEPOT_STATES.map((id) => ({ id, label: formatMessage({ id: `adminDepot.status.${id}` }) })),
          )}
          {text('street')}
          {text('postalCode')}
          {text('city')}
          {choose('country', formatMessage({ id: 'word.field.country' }), choices.countries)}
          {degrees('lat')}
          {degrees('lon')}
          {text('phone')}
          {text('email')}
        </div>
      </Section>
      <Section
        title="word.openingHours"
        note="adminDepot.hours.hint"
        action={
          <Button
            size="s"
            onClick={() => {
              for (const day of ['2', '3', '4', '5'] as const) field(`week.${day}`).onChange(values['week.1']);
            }}
          >
            <FormattedMessage id="adminDepot.hours.copy" />
          </Button>
        }
      >
        <div className={GRID}>
          {DAYS.map((day) => (
            <NotationField
              key={day}
              notation={HOURS}
              {...field(`week.${day}`)}
              label={format.weekday(day)}
              placeholder={formatMessage({ id: 'word.closed' })}
            />
          ))}
          <NotationField
            {...field('leadTimeMinutes')}
            notation={WHOLE}
            label={formatMessage({ id: 'adminDepot.leadTimeMinutes' })}
            inputMode="numeric"
          />
          {choose(
            'timeZone',
            formatMessage({ id: 'adminDepot.timeZone' }),
            choices.timeZones.map((id) => ({ id, label: id })),
          )}
          <TextField
            {...field('holidayRegion')}
            label={formatMessage({ id: 'adminDepot.holidayRegion' })}
            description={<FormattedMessage id="adminDepot.holidayRegion.hint" />}
          />
          <CheckboxGroup
            name="facilities"
            label={formatMessage({ id: 'adminDepot.facilities' })}
            value={[...values.facilities]}
            onChange={field('facilities').onChange}
            options={DEPOT_FACILITIES.filter((value) => value !== 'keyBox').map((value) => ({
              value,
              label: formatMessage({ id: `depot.facility.${value}` }),
            }))}
          />
          <div className="sm:pt-8">
            <Switch isSelected={values.keyBox} onChange={field('keyBox').onChange}>
              <FormattedMessage id="adminDepot.keyBox" />
            </Switch>
          </div>
        </div>
      </Section>
      <Section title="adminDepot.targets" note="adminDepot.targets.hint">
        <TargetRows value={values.targets} onChange={field('targets').onChange} />
      </Section>
      <Section title="adminDepot.seasons" note="adminDepot.seasons.hint">
        <SeasonRows value={values.seasons} onChange={field('seasons').onChange} usualWeek={usualWeek(values)} />
      </Section>
      <Section title="adminDepot.exceptions" note="adminDepot.exceptions.hint">
        <ExceptionRows value={values.exceptions} onChange={field('exceptions').onChange} />
      </Section>
    </div>
  );
}

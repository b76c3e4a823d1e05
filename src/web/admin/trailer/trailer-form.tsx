import { parseDate } from '@internationalized/date';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isPriceClassOf } from '#domain/price/price-class.ts';
import { payloadKg, rulesOf } from '#domain/trailer/trailer-type.ts';
import { Section } from '#web/form/section.tsx';
import { WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import type { Draft } from '#web/form/use-draft.ts';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { priceClassName } from '#web/words/price-class-name.ts';
import { FactField } from './fact-field.tsx';
import type { FleetChoices } from './load-choices.server.ts';
import type { NumberName, TextName, TrailerValues } from './trailer-draft.ts';
import { UnitSuffix } from './unit-suffix.tsx';

interface TrailerFormProps {
  readonly draft: Draft<TrailerValues>;
  readonly choices: FleetChoices;
  readonly isNew?: boolean;
}

const GRID = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is known about a trailer: the vehicle, its sizes, and what only its type has. */
export function TrailerForm({ draft: { values, field }, choices, isNew = false }: TrailerFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const type = choices.types.find((known) => known.type === values.type);
  const text = (name: 'number' | 'plate' | 'make' | 'model') => (
    <TextField {...field(name)} label={formatMessage({ id: `fact.${name}` })} />
  );
  const choose = (name: TextName, label: string, options: readonly { id: string; label: string }[]) => (
    <Select
      name={name}
      label={label}
      value={values[name] === '' ? null : values[name]}
      onChange={(value) => field(name).onChange(String(value))}
      placeholder={formatMessage({ id: 'ui.country.choose' })}
      options={options}
    />
  );
  const size = (name: NumberName, unit?: 'kg' | 'mm' | 'm3', isOptional = true) => (
    <NotationField
      {...field(name)}
      notation={WHOLE}
      label={formatMessage({ id: `fact.${name}` })}
      inputMode="numeric"
      {...(isOptional && { aside: formatMessage({ id: 'word.optional' }) })}
      {...(unit && { suffix: <UnitSuffix unit={unit} /> })}
    />
  );
  const { tareKg } = values;
  const usualPayload = tareKg !== null && tareKg > 0 ? payloadKg(tareKg) : undefined;
  return (
    <div>
      <Section title="word.vehicle">
        <div className={GRID}>
          {text('number')}
          {text('plate')}
          <TextField {...field('vin')} label={formatMessage({ id: 'adminTrailer.vin' })} />
          {isNew &&
            choose(
              'type',
              formatMessage({ id: 'adminTrailer.type' }),
              choices.types.map(({ type: id }) => ({ id, label: typeName(intl, id) })),
            )}
          {choose(
            'subType',
            formatMessage({ id: 'word.subType' }),
            (type?.subTypes ?? []).map((id) => ({ id, label: trailerName(intl, values.type, id) })),
          )}
          {text('make')}
          {text('model')}
          <DatePicker
            name="firstRegisteredOn"
            label={formatMessage({ id: 'fact.firstRegisteredOn' })}
            value={DAY.test(values.firstRegisteredOn) ? parseDate(values.firstRegisteredOn) : null}
            onChange={(value) => field('firstRegisteredOn').onChange(value?.toString() ?? '')}
          />
          {choose('depotId', formatMessage({ id: 'word.noun.depot' }), choices.depots)}
          {choose(
            'priceClass',
            formatMessage({ id: 'adminTrailer.priceClass' }),
            choices.priceClasses
              .filter((id) => id === values.priceClass || values.type === '' || isPriceClassOf(values.type, id))
              .map((id) => ({ id, label: priceClassName(intl, id) })),
          )}
          {choose(
            'telematics',
            formatMessage({ id: 'fact.telematics' }),
            (['none', 'gps', 'full'] as const).map((id) => ({
              id,
              label: formatMessage({ id: `fact.telematics.${id}` }),
            })),
          )}
        </div>
      </Section>
      <Section title="adminTrailer.section.size">
        <div className={GRID}>
          {size('tareKg', 'kg', false)}
          <NotationField
            {...field('payloadKg')}
            notation={WHOLE}
            label={formatMessage({ id: 'fact.payloadKg' })}
            inputMode="numeric"
            suffix={<UnitSuffix unit="kg" />}
            {...(usualPayload !== undefined && {
              description: <FormattedMessage id="adminTrailer.usualPayload" values={{ kg: usualPayload }} />,
            })}
          />
          {size('axles', undefined, false)}
          {size('innerLengthMm', 'mm')}
          {size('innerWidthMm', 'mm')}
          {size('innerHeightMm', 'mm')}
          {size('euroPallets')}
          {size('euroPalletsDouble')}
          {size('volumeM3', 'm3')}
          {size('tailLiftKg', 'kg')}
          <div className="sm:pt-8">
            <Switch isSelected={values.liftAxle} onChange={field('liftAxle').onChange}>
              <FormattedMessage id="fact.liftAxle" />
            </Switch>
          </div>
        </div>
      </Section>
      <Section title="word.equipment" {...(values.type === '' && { note: 'adminTrailer.chooseType' })}>
        <div className={GRID}>
          {rulesOf(values.type).facts.map((fact) => (
            <FactField key={fact} fact={fact} {...field(`facts.${fact}`)} />
          ))}
        </div>
      </Section>
    </div>
  );
}

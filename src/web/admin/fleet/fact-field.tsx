import { useIntl } from 'react-intl';
import { type Fact, FACTS } from '#domain/trailer/fact.ts';
import { optionName } from '#web/trailer/page/option-name.ts';
import { CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { splitList } from './trailer-draft.ts';
import { UNIT_OF, UnitSuffix } from './unit-suffix.tsx';

interface FactFieldProps {
  readonly fact: Fact;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const UNKNOWN = 'unknown';

/** The field of a fact, as its kind wants it. Whatever is left open is not known, which is not the same as no. */
export function FactField({ fact, ...field }: FactFieldProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const rule = FACTS[fact];
  const label = formatMessage({ id: `fact.${fact}` });
  const choose = (options: readonly { id: string; label: string }[]) => (
    <Select
      name={field.name}
      label={label}
      value={field.value === '' ? UNKNOWN : field.value}
      onChange={(value) => field.onChange(value === UNKNOWN ? '' : String(value))}
      options={[{ id: UNKNOWN, label: formatMessage({ id: 'adminFleet.unknown' }) }, ...options]}
    />
  );
  switch (rule.kind) {
    case 'flag':
      return choose([
        { id: 'true', label: formatMessage({ id: 'fact.yes' }) },
        { id: 'false', label: formatMessage({ id: 'fact.no' }) },
      ]);
    case 'choice':
      return choose(rule.options.map((option) => ({ id: option, label: optionName(intl, fact, option) })));
    case 'choices':
      return (
        <CheckboxGroup
          name={field.name}
          label={label}
          value={splitList(field.value)}
          onChange={(values) => field.onChange(values.join(', '))}
          options={rule.options.map((option) => ({ value: String(option), label: optionName(intl, fact, option) }))}
        />
      );
    case 'number':
      return (
        <TextField
          {...field}
          label={label}
          inputMode="numeric"
          {...('unit' in rule && { suffix: <UnitSuffix unit={UNIT_OF[rule.unit]} /> })}
        />
      );
    case 'text':
      return <TextField {...field} label={label} />;
    case 'texts':
      return <TextField {...field} label={label} description={formatMessage({ id: 'adminFleet.byCommas' })} />;
  }
}

import type { SettingValue } from '#domain/setting/setting-field.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { type CountryOption, CountrySelect } from '#web/ui/country-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { SettingView } from './load-settings.server.ts';

interface SettingInputProps {
  readonly field: SettingView['fields'][number];
  readonly name: string;
  readonly value: SettingValue | null;
  readonly onChange: (value: SettingValue | null) => void;
  readonly countries: readonly CountryOption[];
}

const asNumber = (value: SettingValue | null): number | null => (typeof value === 'number' ? value : null);
const asText = (value: SettingValue | null): string => (typeof value === 'string' ? value : '');

/** A field of a group, by its kind. */
export function SettingInput({ field, name, value, onChange, countries }: SettingInputProps) {
  const { label } = field;
  switch (field.kind) {
    case 'money':
      return <EuroField name={name} value={asNumber(value)} onChange={onChange} label={label} />;
    case 'number':
      return (
        <NotationField
          name={name}
          value={asNumber(value)}
          onChange={onChange}
          notation={WHOLE}
          label={label}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'flag':
      return (
        <Checkbox name={name} isSelected={value === true} onChange={onChange}>
          {label}
        </Checkbox>
      );
    case 'country':
      return <CountrySelect name={name} value={asText(value)} onChange={onChange} countries={countries} />;
    case 'text':
      return (
        <TextField
          name={name}
          value={asText(value)}
          onChange={onChange}
          label={label}
          maxLength={field.longest}
          autoComplete="off"
        />
      );
  }
}

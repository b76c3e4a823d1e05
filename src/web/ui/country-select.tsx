import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Select } from './select.tsx';

export type CountryOption = { readonly id: string; readonly label: string };

interface CountrySelectProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (country: string) => void;
  readonly countries: readonly CountryOption[];
}

export function CountrySelect({ name, value, onChange, countries }: CountrySelectProps) {
  const { formatMessage } = useIntl();
  return (
    <Select
      name={name}
      autoComplete="country"
      value={value === '' ? null : value}
      onChange={(country) => onChange(country === null ? '' : String(country))}
      placeholder={formatMessage({ id: 'ui.country.choose' })}
      label={<FormattedMessage id="word.field.country" />}
      options={countries}
    />
  );
}

import { FormattedMessage } from 'react-intl';
import { TextField } from '#web/ui/text-field.tsx';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { useDraftField } from './use-draft-field.ts';

export function AddressFields({ countries }: { readonly countries: readonly CountryOption[] }) {
  const field = useDraftField('address');
  const optional = <FormattedMessage id="word.optional" />;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField
          {...field('street')}
          autoComplete="address-line1"
          label={<FormattedMessage id="word.field.street" />}
        />
        <TextField
          {...field('houseNumber')}
          autoComplete="off"
          aside={optional}
          label={<FormattedMessage id="word.field.houseNumber" />}
        />
      </div>
      <TextField
        {...field('addressLine2')}
        autoComplete="address-line2"
        aside={optional}
        label={<FormattedMessage id="word.field.addressLine2" />}
      />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField
          {...field('postalCode')}
          autoComplete="postal-code"
          label={<FormattedMessage id="word.field.postalCode" />}
        />
        <TextField {...field('city')} autoComplete="address-level2" label={<FormattedMessage id="word.field.city" />} />
      </div>
      <CountrySelect {...field('country')} countries={countries} />
    </>
  );
}

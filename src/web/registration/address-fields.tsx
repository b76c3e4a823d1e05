import { FormattedMessage } from '#i18n/intl.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { useDraftField } from './use-draft-field.tsx';

export function AddressFields({ countries }: { readonly countries: readonly CountryOption[] }) {
  const field = useDraftField('address');
  const optional = <FormattedMessage id="word.optional" />;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField {...field('street')} autoComplete="address-line1" />
        <TextField {...field('houseNumber')} autoComplete="off" aside={optional} />
      </div>
      <TextField {...field('addressLine2')} autoComplete="address-line2" aside={optional} />
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <TextField {...field('postalCode')} autoComplete="postal-code" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
      <CountrySelect {...field('country')} countries={countries} />
    </>
  );
}

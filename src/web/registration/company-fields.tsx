import { FormattedMessage } from 'react-intl';
import { isEuCountry } from '#domain/tax/eu-country.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { useDraftField } from './use-draft-field.tsx';

/** Greek numbers carry the old letters of the country. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

export function CompanyFields({ countries }: { readonly countries: readonly CountryOption[] }) {
  const field = useDraftField('company');
  const country = field('country');
  const isInEu = isEuCountry(country.value);
  const optional = <FormattedMessage id="word.optional" />;
  return (
    <>
      <TextField
        {...field('name')}
        autoComplete="organization"
        description={<FormattedMessage id="signUp.name.hint" />}
      />
      <CountrySelect {...country} countries={countries} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('registrationNumber')}
          autoComplete="off"
          description={<FormattedMessage id="signUp.registrationNumber.hint" />}
        />
        <TextField
          {...field('vatId')}
          autoComplete="off"
          {...(isInEu
            ? {
                description: <FormattedMessage id="signUp.vatId.hint" values={{ prefix: vatPrefix(country.value) }} />,
              }
            : { aside: optional })}
        />
      </div>
      <TextField
        {...field('invoiceEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        aside={optional}
        description={<FormattedMessage id="signUp.invoiceEmail.hint" />}
      />
      <TextField
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aside={optional}
        description={<FormattedMessage id="signUp.phone.hint" />}
      />
    </>
  );
}

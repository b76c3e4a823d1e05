import { FormattedMessage } from '#i18n/intl.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { PhoneField } from './phone-field.tsx';
import { useDraftField } from './use-draft-field.tsx';
import { VatIdField } from './vat-id-field.tsx';

export function CompanyFields({ countries }: { readonly countries: readonly CountryOption[] }) {
  const field = useDraftField('company');
  return (
    <>
      <TextField
        {...field('name')}
        autoComplete="organization"
        description={<FormattedMessage id="signUp.name.hint" />}
      />
      <CountrySelect {...field('country')} countries={countries} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('registrationNumber')}
          autoComplete="off"
          description={<FormattedMessage id="signUp.registrationNumber.hint" />}
        />
        <VatIdField />
      </div>
      <TextField
        {...field('invoiceEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
        aside={<FormattedMessage id="word.optional" />}
        description={<FormattedMessage id="signUp.invoiceEmail.hint" />}
      />
      <PhoneField step="company" />
    </>
  );
}

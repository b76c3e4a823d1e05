import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isLocale, type Locale } from '#i18n/locales.ts';
import { api } from '#web/client/api-client.ts';
import { CountrySelect } from '#web/ui/country-select.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { findCompanies } from '../list/find-options.ts';
import { LookupField } from './lookup-field.tsx';
import type { CounterData } from './load-counter.server.ts';

type NewPerson = { readonly firstName: string; readonly lastName: string; readonly email: string };
type KnownPerson = { readonly id: string; readonly label: string; readonly businessUnitId: string };

export type CustomerChoice =
  | { readonly kind: 'person'; readonly person: KnownPerson | null }
  | ({ readonly kind: 'newPerson'; readonly businessUnitId: string | undefined } & NewPerson)
  | ({
      readonly kind: 'newCompany';
      readonly businessUnitId?: undefined;
      readonly company: string;
      readonly country: string;
      readonly locale: Locale;
    } & NewPerson);

interface CustomerFieldsProps {
  readonly choice: CustomerChoice;
  readonly onChange: (choice: CustomerChoice) => void;
  readonly data: Pick<CounterData, 'countries' | 'languages' | 'locale'>;
  /** Only who has an account can order at once. */
  readonly isOrder: boolean;
}

const KINDS = ['person', 'newPerson', 'newCompany'] as const;
const NOBODY: NewPerson = { firstName: '', lastName: '', email: '' };
const USUAL_COUNTRY = 'DE';

/** Somebody who is known, or who will be once the quote is on its way. */
export function CustomerFields({ choice, onChange, data, isOrder }: CustomerFieldsProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(NOBODY);
  const change = (kind: string) => {
    const person = choice.kind === 'person' ? typed : choice;
    const { firstName, lastName, email } = person;
    setTyped({ firstName, lastName, email });
    if (kind === 'person') onChange({ kind, person: null });
    if (kind === 'newPerson') onChange({ kind, businessUnitId: undefined, firstName, lastName, email });
    if (kind === 'newCompany') {
      onChange({ kind, company: '', country: USUAL_COUNTRY, locale: data.locale, firstName, lastName, email });
    }
  };
  return (
    <div className="grid gap-4">
      {!isOrder && (
        <RadioGroup
          aria-label={formatMessage({ id: 'word.customer' })}
          value={choice.kind}
          onChange={change}
          options={KINDS.map((value) => ({ value, label: <FormattedMessage id={`adminQuote.customer.${value}`} /> }))}
        />
      )}
      {choice.kind === 'person' && (
        <LookupField
          name={isOrder ? 'userId' : 'customer.userId'}
          label={formatMessage({ id: 'adminQuote.person' })}
          first={choice.person}
          find={findCustomers}
          onChoose={(person) => onChange({ kind: 'person', person })}
        />
      )}
      {choice.kind === 'newPerson' && (
        <LookupField
          name="customer.businessUnitId"
          label={formatMessage({ id: 'word.field.company' })}
          find={findCompanies}
          onChoose={(company) => onChange({ ...choice, businessUnitId: company?.id })}
        />
      )}
      {choice.kind === 'newCompany' && (
        <>
          <TextField
            name="customer.company"
            label={<FormattedMessage id="word.field.company" />}
            value={choice.company}
            onChange={(company) => onChange({ ...choice, company })}
            maxLength={200}
          />
          <CountrySelect
            name="customer.country"
            value={choice.country}
            onChange={(country) => onChange({ ...choice, country })}
            countries={data.countries}
          />
          <Select
            label={<FormattedMessage id="word.language" />}
            value={choice.locale}
            onChange={(locale) => isLocale(locale) && onChange({ ...choice, locale })}
            options={data.languages}
          />
        </>
      )}
      {choice.kind !== 'person' && (
        <>
          {(['firstName', 'lastName', 'email'] as const).map((field) => (
            <TextField
              key={field}
              name={`customer.${field}`}
              label={<FormattedMessage id={`word.field.${field}`} />}
              type={field === 'email' ? 'email' : 'text'}
              value={choice[field]}
              onChange={(value) => onChange({ ...choice, [field]: value })}
              maxLength={254}
            />
          ))}
          <p className="text-body-s text-asphalt-600">
            <FormattedMessage id="adminQuote.invited" />
          </p>
        </>
      )}
    </div>
  );
}

const MOST = 8;

async function findCustomers(q: string, signal: AbortSignal) {
  const { items } = await api.get('/api/admin/users', { query: { q, limit: MOST }, signal });
  return items.flatMap(({ id, firstName, lastName, businessUnit }) =>
    businessUnit === null
      ? []
      : [{ id, label: `${firstName} ${lastName}`, note: businessUnit.name, businessUnitId: businessUnit.id }],
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { companyInput } from '#contract/business-unit.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { mayDo, type UnitTabProps } from './account-context.ts';
import { AskAdmin } from './ask-admin.tsx';
import { CountrySelect, type CountryOption } from '#web/ui/country-select.tsx';
import { FactList } from './fact-list.tsx';
import { PictureCard } from './picture-card.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { pickChanged, toTexts, useDraft } from '#web/form/use-draft.ts';
import { useFocusFromHash } from './use-focus-from-hash.ts';

const FIELDS = [
  'name',
  'legalForm',
  'registrationNumber',
  'country',
  'vatId',
  'taxNumber',
  'invoiceEmail',
  'phone',
  'defaultLocale',
] as const;
type Field = (typeof FIELDS)[number];

interface CompanyTabProps extends UnitTabProps {
  readonly countries: readonly CountryOption[];
}

export function CompanyTab(props: CompanyTabProps) {
  const { me, unit, admins, countries } = props;
  const nameValue = createNameValue(countries);
  if (mayDo(me, 'editCompany')) {
    return (
      <>
        <CompanyForm {...props} />
        <PictureCard picture="logo" url={unit.logo} />
      </>
    );
  }
  const values = toTexts(FIELDS, unit);
  return (
    <Section title="account.company.title">
      <AskAdmin admins={admins} />
      <FactList
        facts={FIELDS.map((field) => ({
          key: field,
          label: <FormattedMessage id={`word.field.${field}`} />,
          value: nameValue(field, values[field]),
        }))}
      />
    </Section>
  );
}

/** Countries and languages by their names, everything else as it is. */
const createNameValue = (countries: readonly CountryOption[]) => (field: Field, value: string) => {
  if (field === 'country') return countries.find(({ id }) => id === value)?.label ?? value;
  return field === 'defaultLocale' && isLocale(value) ? LOCALE_NAMES[value] : value;
};

function CompanyForm({ unit, countries }: CompanyTabProps) {
  const { formatMessage } = useIntl();
  const { values, field, changed, differences, compareWith, drop } = useDraft(toTexts(FIELDS, unit));
  const nameValue = createNameValue(countries);
  const { form, isPending } = useSubmit({
    schema: companyInput,
    read: () => values,
    send: async (input) => {
      const body = pickChanged(input, changed);
      await api.patch('/api/users/business-unit/information', { body, ifMatch: unit.version });
      forgetMe();
    },
    done: 'system.changeCompanyDataSuccess',
    notDone: 'system.changeCompanyDataError',
    onDone: drop,
    onStale: (current) => compareWith(toTexts(FIELDS, current)),
  });
  useFocusFromHash(form.ref);
  const label = (name: Field) => formatMessage({ id: `word.field.${name}` });
  const optional = formatMessage({ id: 'word.optional' });

  return (
    <Section title="account.company.title" note="account.company.note">
      <Form {...form}>
        <StaleNotice
          differences={differences}
          nameField={label}
          nameValue={({ field: name, value }) => nameValue(name, value)}
          onDrop={drop}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField {...field('name')} autoComplete="organization" label={label('name')} />
          <TextField {...field('legalForm')} label={label('legalForm')} aside={optional} />
          <CountrySelect {...field('country')} countries={countries} />
          <TextField {...field('registrationNumber')} label={label('registrationNumber')} />
          <TextField
            {...field('vatId')}
            label={label('vatId')}
            {...(unit.vatIdStatus === 'valid' && !changed.includes('vatId')
              ? { success: <FormattedMessage id="account.vatId.valid" /> }
              : {})}
            description={
              <FormattedMessage
                id={unit.vatIdStatus === 'invalid' ? 'account.vatId.invalid' : 'account.company.vatId.hint'}
              />
            }
          />
          <TextField {...field('taxNumber')} label={label('taxNumber')} aside={optional} />
          <TextField
            {...field('invoiceEmail')}
            type="email"
            inputMode="email"
            label={label('invoiceEmail')}
            description={<FormattedMessage id="account.company.invoiceEmail.hint" />}
          />
          <TextField {...field('phone')} type="tel" autoComplete="tel" label={label('phone')} aside={optional} />
          <LanguageSelect
            {...field('defaultLocale')}
            label={label('defaultLocale')}
            description={<FormattedMessage id="account.company.locale.hint" />}
          />
        </div>
        <SaveButton isPending={isPending} />
      </Form>
    </Section>
  );
}

type LanguageSelectProps = {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: ReactNode;
  readonly description: ReactNode;
};

function LanguageSelect({ onChange, ...props }: LanguageSelectProps) {
  return (
    <Select
      {...props}
      onChange={(locale) => onChange(String(locale))}
      options={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))}
    />
  );
}

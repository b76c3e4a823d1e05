import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { companyInput } from '#contract/business-unit.ts';
import { isLocale, LOCALE_NAMES, LOCALES } from '#i18n/locales.ts';
import { api } from '#web/client/api-client.ts';
import { withNationalPhone } from '#web/form/with-national-phone.ts';
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

type CompanyTabProps = UnitTabProps & { readonly countries: readonly CountryOption[] };

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
        facts={FIELDS.map((field) => ({ label: `word.field.${field}`, value: nameValue(field, values[field]) }))}
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
  const draft = useDraft(toTexts(FIELDS, unit));
  const { values, changed, differences, compareWith, drop } = draft;
  const nameValue = createNameValue(countries);
  const { form, isPending } = useSubmit({
    schema: companyInput,
    read: () => withNationalPhone(values, values.country),
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
  const field = (name: Field) => ({ ...draft.field(name), label: label(name) });
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
          <TextField {...field('name')} autoComplete="organization" />
          <TextField {...field('legalForm')} aside={optional} />
          <CountrySelect {...field('country')} countries={countries} />
          <TextField {...field('registrationNumber')} />
          <TextField
            {...field('vatId')}
            {...(unit.vatIdStatus === 'valid' && !changed.includes('vatId')
              ? { success: <FormattedMessage id="account.vatId.valid" /> }
              : {})}
            description={
              <FormattedMessage
                id={unit.vatIdStatus === 'invalid' ? 'account.vatId.invalid' : 'account.company.vatId.hint'}
              />
            }
          />
          <TextField {...field('taxNumber')} aside={optional} />
          <TextField
            {...field('invoiceEmail')}
            type="email"
            inputMode="email"
            description={<FormattedMessage id="account.company.invoiceEmail.hint" />}
          />
          <TextField {...field('phone')} type="tel" autoComplete="tel" aside={optional} />
          <Select
            {...field('defaultLocale')}
            onChange={(locale) => field('defaultLocale').onChange(String(locale))}
            description={<FormattedMessage id="account.company.locale.hint" />}
            options={LOCALES.map((id) => ({ id, label: LOCALE_NAMES[id] }))}
          />
        </div>
        <SaveButton isPending={isPending} />
      </Form>
    </Section>
  );
}

import { type SignUpInput, signUpAddress, signUpCompany, signUpPerson } from '#contract/registration.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { tableOf } from '#domain/table.ts';
import type { Locale } from '#i18n/locales.ts';
import { withNationalPhone } from '#web/form/with-national-phone.ts';
import { createPersistedStore } from '#web/stores/persisted-store.ts';
import { isRecord } from '#web/stores/shape.ts';

/** What the wizard asks for; the schemas know a few more fields, which the account page offers later. */
export const DRAFT_FIELDS = {
  company: ['name', 'country', 'registrationNumber', 'vatId', 'invoiceEmail', 'phone'],
  address: ['street', 'houseNumber', 'addressLine2', 'postalCode', 'city', 'country'],
  person: ['firstName', 'lastName', 'email', 'phone'],
} as const;

export type DraftStep = keyof typeof DRAFT_FIELDS;
export type DraftField<Step extends DraftStep> = (typeof DRAFT_FIELDS)[Step][number];
export type SignUpDraft = { readonly [Step in DraftStep]: Readonly<Record<DraftField<Step>, string>> };

export const DRAFT_SCHEMAS = { company: signUpCompany, address: signUpAddress, person: signUpPerson } as const;
export const DRAFT_STEPS = ['company', 'address', 'person'] as const satisfies readonly DraftStep[];

/** Every field as a text, whatever was kept. */
const toStep = <Step extends DraftStep>(step: Step, kept: unknown = {}) =>
  tableOf<DraftField<Step>, string>(DRAFT_FIELDS[step], (field) => {
    const value = isRecord(kept) ? kept[field] : undefined;
    return typeof value === 'string' ? value : '';
  });

const toDraft = (kept: Readonly<Record<string, unknown>> = {}): SignUpDraft => ({
  company: toStep('company', kept['company']),
  address: toStep('address', kept['address']),
  person: toStep('person', kept['person']),
});

/** Lives as long as the browser tab, so that steps, a reload and another language find what was typed. */
export const useSignUpDraft = createPersistedStore<SignUpDraft>({
  name: 'sign-up',
  initial: toDraft(),
  parse: (value) => (isRecord(value) ? toDraft(value) : undefined),
});

/** The country that most readers of a language are in; the others choose. */
const LIKELY_COUNTRY: { readonly [L in Locale]?: string } = {
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  ro: 'RO',
};

/** With the countries that are assumed until somebody says otherwise: the reader's, and the company's for its address. */
export function withCountries(draft: SignUpDraft, locale: Locale): SignUpDraft {
  const country = draft.company.country || (LIKELY_COUNTRY[locale] ?? '');
  return {
    ...draft,
    company: { ...draft.company, country },
    address: { ...draft.address, country: draft.address.country || country },
  };
}

export const readDraft = (locale: Locale): SignUpDraft => withCountries(useSignUpDraft.getState(), locale);

export function changeDraft<Step extends DraftStep>(step: Step, field: DraftField<Step>, value: string): void {
  useSignUpDraft.setState((draft) => ({ ...draft, [step]: { ...draft[step], [field]: value } }));
}

export function toStepInput(step: DraftStep, { company, address, person }: SignUpDraft) {
  if (step === 'address') return address;
  if (step === 'person') return withNationalPhone(person, company.country);
  const { invoiceEmail, ...rest } = withNationalPhone(company, company.country);
  return invoiceEmail.trim() === '' ? rest : { ...rest, invoiceEmail };
}

export const isStepComplete = (step: DraftStep, draft: SignUpDraft): boolean =>
  DRAFT_SCHEMAS[step].safeParse(toStepInput(step, draft)).success;

/** Whole and in the shape of the call; undefined while something is missing. */
export function toSignUp(draft: SignUpDraft): Pick<SignUpInput, DraftStep> | undefined {
  const company = signUpCompany.safeParse(toStepInput('company', draft));
  const address = signUpAddress.safeParse(toStepInput('address', draft));
  const person = signUpPerson.safeParse(toStepInput('person', draft));
  if (!company.success || !address.success || !person.success) return undefined;
  return { company: company.data, address: address.data, person: person.data };
}

/** Numbers in the spelling in which they are stored. */
export const tidyDraft = ({ company, address, person }: SignUpDraft): SignUpDraft => ({
  company: {
    ...withNationalPhone(company, company.country),
    vatId: toVatId(company.country, company.vatId) ?? company.vatId,
  },
  address: { ...address, postalCode: toPostalCode(address.country, address.postalCode) ?? address.postalCode },
  person: withNationalPhone(person, company.country),
});

import { isValidBIC } from 'ibantools';
import { COMPANY_COUNTRIES } from '#domain/address/country.ts';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { toIban } from '#domain/payment/check-iban.ts';
import { toCreditorId } from '#domain/payment/creditor-id.ts';
import { toPhone } from '#domain/user/phone.ts';
import {
  isNumberField,
  isTextField,
  type NumberField,
  type SettingField,
  type SettingRecord,
  type SettingValue,
  type TextField,
} from './setting-field.ts';
import { countryOfGroup, fieldsOf, type SettingGroup } from './setting-group.ts';

type SettingFault =
  | 'number'
  | 'too-small'
  | 'too-big'
  | 'required'
  | 'too-long'
  | 'characters'
  | 'iban'
  | 'bic'
  | 'creditor-id'
  | 'country'
  | 'vat-id'
  | 'phone'
  | 'email'
  | 'unknown';

/** What is wrong with the values of a group, by field. It takes all of them and no others. */
export function findSettingFaults(group: SettingGroup, values: SettingRecord): Readonly<Record<string, SettingFault>> {
  const fields = fieldsOf(group);
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name));
  const wrong = Object.entries(fields).flatMap(([name, field]) => {
    const fault = findFault(field, values[name], { group, values });
    return fault === undefined ? [] : [[name, fault] as const];
  });
  return Object.fromEntries([...wrong, ...unknown.map((name) => [name, 'unknown'] as const)]);
}

type Ground = { readonly group: SettingGroup; readonly values: SettingRecord };

function findFault(field: SettingField, value: SettingValue | undefined, ground: Ground): SettingFault | undefined {
  if (isNumberField(field)) return findNumberFault(field, value, ground.values);
  if (isTextField(field)) return typeof value === 'string' ? findTextFault(field, value, ground.group) : 'required';
  return typeof value === 'boolean' ? undefined : 'required';
}

function findNumberFault(
  { least, most, notBefore }: NumberField,
  value: SettingValue | undefined,
  values: SettingRecord,
): SettingFault | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return 'number';
  const earlier = notBefore === undefined ? undefined : values[notBefore];
  if (value < least || (typeof earlier === 'number' && value < earlier)) return 'too-small';
  return value > most ? 'too-big' : undefined;
}

const CONTROL = /\p{Cc}/u;

function findTextFault(
  { form, longest, mayBeEmpty }: TextField,
  value: string,
  group: SettingGroup,
): SettingFault | undefined {
  if (value === '') return mayBeEmpty === true ? undefined : 'required';
  if (value.length > longest) return 'too-long';
  if (CONTROL.test(value)) return 'characters';
  switch (form) {
    case 'line':
      return undefined;
    case 'iban':
      return toIban(value) === undefined ? 'iban' : undefined;
    case 'bic':
      return isValidBIC(value) ? undefined : 'bic';
    case 'creditorId':
      return toCreditorId(value) === undefined ? 'creditor-id' : undefined;
    case 'country':
      return COMPANY_COUNTRIES.includes(value) ? undefined : 'country';
    case 'vatId':
      return toVatId(countryOfGroup(group) ?? '', value) === undefined ? 'vat-id' : undefined;
    case 'phone':
      return toPhone(value) === undefined ? 'phone' : undefined;
    case 'email':
      return isEmail(value) ? undefined : 'email';
  }
}

/** A name, an at sign and a domain with a dot. */
function isEmail(value: string): boolean {
  const [name = '', domain = '', ...rest] = value.split('@');
  return name !== '' && rest.length === 0 && !/\s/.test(value) && domain.slice(1, -1).includes('.');
}

const CODES: ReadonlySet<string> = new Set(['iban', 'bic', 'creditorId', 'country', 'vatId']);

/** As it is stored: without what people put around and between. */
export const tidySetting = (group: SettingGroup, values: SettingRecord): SettingRecord => {
  const fields = fieldsOf(group);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (typeof value !== 'string' || field === undefined || !isTextField(field)) return [name, value];
      const isCode = CODES.has(field.form);
      return [name, isCode ? value.replaceAll(/[\s.-]/g, '').toUpperCase() : value.trim()];
    }),
  );
};

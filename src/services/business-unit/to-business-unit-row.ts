import type { ChangeBusinessUnitInput } from '#contract/business-unit.ts';
import type { BusinessUnitRow } from '#db/business-unit/business-unit.queries.ts';
import { toPhone } from '#domain/user/phone.ts';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { seal } from '../secret/seal.ts';

type Text = string | null | undefined;

const orNull = (value: Text): string | null => (value ? value : null);
/** A field that was not sent is not changed. The compiler forgets which field a computed key was. */
const given = <Field extends string, Value>(field: Field, value: Text, to: (value: Text) => Value) =>
  (value === undefined ? {} : { [field]: to(value) }) as { readonly [F in Field]?: Value };

/** The fields that were sent in the spelling that is stored; the login of the telematics is sealed. */
export function toBusinessUnitRow(row: BusinessUnitRow, input: ChangeBusinessUnitInput, secretKey: string) {
  const { name, country = row.country, defaultLocale, paymentMethod, trailerConnectLogin: login } = input;
  return {
    ...(name === undefined ? {} : { name }),
    ...(input.country === undefined ? {} : { country }),
    ...(defaultLocale === undefined ? {} : { defaultLocale }),
    ...(paymentMethod === undefined ? {} : { paymentMethod }),
    ...given('legalForm', input.legalForm, orNull),
    ...given('registrationNumber', input.registrationNumber, orNull),
    ...given('taxNumber', input.taxNumber, orNull),
    ...given('invoiceEmail', input.invoiceEmail, orNull),
    ...given('phone', input.phone, (phone) => toPhone(phone ?? '') ?? null),
    ...given('vatId', input.vatId, (vatId) => toVatId(country, vatId ?? '') ?? null),
    ...(login === undefined ? {} : { trailerConnectLoginEncrypted: login ? seal(secretKey, login) : null }),
  };
}

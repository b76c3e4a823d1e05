import type { AddressInput } from '#contract/address.ts';
import type { AddressField } from '#domain/business-unit/fields.ts';
import { toPhone } from '#domain/user/phone.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';

type AddressValues = { readonly [Field in AddressField]: string | null };

const orNull = (value: string | null | undefined): string | null => (value ? value : null);

/** A checked address in the spelling that is stored. */
export const toAddressRow = (address: AddressInput): AddressValues => ({
  label: orNull(address.label),
  company: orNull(address.company),
  salutation: orNull(address.salutation),
  firstName: orNull(address.firstName),
  lastName: orNull(address.lastName),
  street: address.street,
  houseNumber: orNull(address.houseNumber),
  addressLine2: orNull(address.addressLine2),
  postalCode: toPostalCode(address.country, address.postalCode) ?? address.postalCode,
  city: address.city,
  region: orNull(address.region),
  country: address.country,
  phone: toPhone(address.phone ?? '') ?? null,
  email: orNull(address.email),
});

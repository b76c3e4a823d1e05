import * as z from 'zod/mini';
import type { AddressField } from '#domain/account/fields.ts';
import { toPostalCode } from '#domain/account/postal-code.ts';
import { country, id, optionalEmail, optionalName, optionalPhone, optionalText, text } from './field.ts';

/** An address of the business unit, as the API answers it. */
export type Address = { readonly [F in AddressField]: string | null } & {
  readonly id: string;
  readonly version: number;
};

/** An address in the list of those who look after it. */
export type ListedAddress = Address & {
  readonly mayEdit: boolean;
  /** How many colleagues have it as their default for billing or shipping. */
  readonly defaultOfOthers: number;
};

const addressFields = z.strictObject({
  label: optionalText(60),
  company: optionalName(200),
  salutation: optionalText(20),
  firstName: optionalName(100),
  lastName: optionalName(100),
  street: text(200),
  houseNumber: optionalText(20),
  addressLine2: optionalText(200),
  postalCode: text(12),
  city: text(100),
  region: optionalText(100),
  country,
  phone: optionalPhone,
  email: optionalEmail,
});

const isNamed = (name: string | null | undefined): boolean => (name ?? '') !== '';

/** A whole address: it names somebody, and its postal code is one of its country. */
export const addressInput = addressFields.check(
  z.refine(({ company, lastName }) => isNamed(company) || isNamed(lastName), {
    path: ['company'],
    message: 'required',
  }),
  z.refine((address) => toPostalCode(address.country, address.postalCode) !== undefined, {
    path: ['postalCode'],
    message: 'postal-code',
  }),
);
export type AddressInput = z.infer<typeof addressInput>;

export const createAddressInput = z.strictObject({ address: addressInput });
export type CreateAddressInput = z.infer<typeof createAddressInput>;

/** Fields that are left out stay as they are; the whole is checked after the change. */
export const changeAddressInput = z.strictObject({ addressId: id, address: z.partial(addressFields) });
export type ChangeAddressInput = z.infer<typeof changeAddressInput>;

export interface AddressCalls {
  'GET /api/users/addresses': { answer: { readonly addresses: readonly ListedAddress[] } };
  'POST /api/users/addresses': { body: CreateAddressInput; answer: Address };
  /** A stale version is refused with `current`: the address as it is now. */
  'PATCH /api/users/addresses': { body: ChangeAddressInput; answer: Address };
  'DELETE /api/users/addresses/{addressId}': { answer: undefined };
}

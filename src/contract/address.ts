import * as z from 'zod/mini';
import { ADDRESS_FIELDS } from '#domain/business-unit/fields.ts';
import { tableOf } from '#domain/table.ts';
import { toPostalCode } from '#domain/address/postal-code.ts';
import { country, id, optionalEmail, optionalName, optionalPhone, optionalText, text } from './field.ts';
import { type Answer, shape } from './shape.ts';
import { declareCalls } from './call.ts';
import { forRoles, MEMBER } from './rights-row.ts';

/** An address of the business unit, as the API answers it. */
export const address = shape(
  'Address',
  z.extend(z.strictObject(tableOf(ADDRESS_FIELDS, () => z.nullable(z.string()))), {
    id: z.string(),
    version: z.number(),
  }),
);
export type Address = Answer<typeof address>;

/** An address in the list of those who look after it. */
export const listedAddress = shape(
  'ListedAddress',
  z.extend(address, {
    mayEdit: z.boolean(),
    /** How many colleagues have it as their default for billing or shipping. */
    defaultOfOthers: z.number(),
  }),
);
export type ListedAddress = Answer<typeof listedAddress>;

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
  z.refine(({ country: of, postalCode }) => toPostalCode(of, postalCode) !== undefined, {
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

export const addressCalls = declareCalls({
  'GET /api/users/addresses': {
    says: 'The addresses of the unit',
    rights: MEMBER,
    answer: z.strictObject({ addresses: z.array(listedAddress) }),
  },
  'POST /api/users/addresses': {
    says: 'Add an address to the unit',
    rights: forRoles(['admin', 'dispatcher', 'accountant']),
    body: createAddressInput,
    answer: address,
    status: 201,
    takes: 'key',
  },
  /** A stale version is refused with `current`: the address as it is now. */
  'PATCH /api/users/addresses': {
    says: 'Change an address of the unit',
    rights: forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'),
    body: changeAddressInput,
    answer: address,
    takes: 'version',
  },
  'DELETE /api/users/addresses/{addressId}': {
    says: 'Remove an address of the unit',
    rights: forRoles(['admin', 'dispatcher', 'accountant'], 'hidden'),
    takes: 'version',
  },
});

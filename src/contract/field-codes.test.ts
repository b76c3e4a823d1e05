import { expect, test } from 'vitest';
import { toFieldCodes } from './field-codes.ts';
import { signUpInput } from './registration.ts';
import { loginInput } from './session.ts';

const codesOf = (schema: typeof signUpInput | typeof loginInput, value: unknown) =>
  toFieldCodes(schema.safeParse(value).error?.issues ?? []);

test('a field is named by its path, also by rules over several fields', () => {
  const company = { name: '', registrationNumber: 'HRB 1', vatId: 'DE1', country: 'DE' };
  const address = { street: 'Kai 1', postalCode: '1', city: 'Hamburg', country: 'DE' };
  const person = { firstName: 'A', lastName: 'B', email: 'nobody' };
  const legal = { tosAccepted: false, privacyPolicyAccepted: true };
  expect(codesOf(signUpInput, { company, address, person, legal, locale: 'de' })).toEqual({
    'company.name': 'required',
    'company.vatId': 'vat-id',
    'address.postalCode': 'postal-code',
    'person.email': 'email',
    'legal.tosAccepted': 'must-accept',
  });
});

test('unknown fields and missing ones get the code of their kind', () => {
  expect(codesOf(loginInput, { email: 'a@b.example', role: 'admin' })).toEqual({
    password: 'invalid-type',
    role: 'unrecognized-keys',
  });
});

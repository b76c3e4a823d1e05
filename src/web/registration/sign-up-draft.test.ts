// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import {
  changeDraft,
  isStepComplete,
  readDraft,
  tidyDraft,
  toSignUp,
  toStepInput,
  useSignUpDraft,
} from './sign-up-draft.ts';

afterEach(() => {
  useSignUpDraft.reset();
  sessionStorage.clear();
});

function fillIn() {
  changeDraft('company', 'name', 'Donau Fracht GmbH');
  changeDraft('company', 'country', 'AT');
  changeDraft('company', 'registrationNumber', 'FN 1');
  changeDraft('company', 'vatId', 'atu 1358 5627');
  changeDraft('company', 'phone', '0043 1 234567');
  changeDraft('address', 'street', 'Kai');
  changeDraft('address', 'postalCode', '1010 ');
  changeDraft('address', 'city', 'Wien');
  changeDraft('person', 'firstName', 'Eva');
  changeDraft('person', 'lastName', 'Auer');
  changeDraft('person', 'email', 'Eva@Donau.example');
}

test('the country of the language is assumed, and that of the company for its address, until somebody chooses', () => {
  expect(readDraft('pl').company.country).toBe('PL');
  expect(readDraft('en').company.country).toBe('');
  changeDraft('company', 'country', 'NL');
  expect(readDraft('pl').address.country).toBe('NL');
  changeDraft('address', 'country', 'BE');
  changeDraft('company', 'country', 'FR');
  expect(readDraft('pl').address.country).toBe('BE');
});

test('a complete draft becomes the input of the call', () => {
  expect(toSignUp(readDraft('de'))).toBeUndefined();
  fillIn();
  expect(toSignUp(tidyDraft(readDraft('de')))).toMatchObject({
    company: { name: 'Donau Fracht GmbH', vatId: 'ATU13585627', phone: '+431234567', country: 'AT' },
    address: { postalCode: '1010', country: 'AT' },
    person: { email: 'eva@donau.example' },
  });
});

test('numbers of the country of the company are understood as they are written there', () => {
  fillIn();
  changeDraft('company', 'phone', '01 234567');
  changeDraft('person', 'phone', '0664 / 123 45 67');
  expect(toSignUp(readDraft('de'))).toMatchObject({
    company: { phone: '+431234567' },
    person: { phone: '+436641234567' },
  });
  expect(tidyDraft(readDraft('de')).person.phone).toBe('+436641234567');
  changeDraft('person', 'phone', '664 123');
  expect(isStepComplete('person', readDraft('de'))).toBe(false);
  expect(tidyDraft(readDraft('de')).person.phone).toBe('664 123');
});

test('what is left empty and may be is not sent as a wrong address', () => {
  fillIn();
  expect(toStepInput('company', readDraft('de'))).not.toHaveProperty('invoiceEmail');
  changeDraft('company', 'invoiceEmail', 'bills');
  expect(isStepComplete('company', readDraft('de'))).toBe(false);
});

test('the draft is found again after a reload, also if it was kept by an older version', () => {
  const kept = { state: { company: { name: 'Elbtal', sent: 1 }, person: 'x' }, version: 0 };
  sessionStorage.setItem('sign-up', JSON.stringify(kept));
  useSignUpDraft.readStorage('session');
  expect(useSignUpDraft.getState().company).toEqual({
    name: 'Elbtal',
    country: '',
    registrationNumber: '',
    vatId: '',
    invoiceEmail: '',
    phone: '',
  });
  expect(useSignUpDraft.getState().person.email).toBe('');
});

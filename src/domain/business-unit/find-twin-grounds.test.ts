import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { companyKey } from './company-key.ts';
import { findTwinGrounds, type TwinFacts } from './find-twin-grounds.ts';

test.each([
  ['Müller Logistik GmbH & Co. KG', 'Mueller-Logistik'],
  ['MULLER LOGISTIK', 'Müller Logistik AG'],
  ['Kowalski Transport Sp. z o.o.', 'Kowalski Transport sp z oo'],
  ['Kowalski Spółka z o.o.', 'KOWALSKI'],
  ['S.A.R.L. Transports Durand', 'Transports Durand SAS'],
  ['Straßen Trans e.K.', 'Strassentrans'],
  ['ООО «Транс»', 'ТРАНС'],
  ['Van den Berg B.V.', 'van den Berg'],
])('%s and %s have one name', (one, other) => {
  expect(companyKey(one)).toBe(companyKey(other));
});

test.each([
  ['Nordwind Spedition GmbH', 'Nordwind Logistik GmbH'],
  ['Transport 24', 'Transport 42'],
  ['Seal Trans', 'Al Trans'],
])('%s and %s are two', (one, other) => {
  expect(companyKey(one)).not.toBe(companyKey(other));
});

test('a name that is a legal form and no more is equal to none', () => {
  expect(companyKey('GmbH & Co. KG')).toBeNull();
  expect(findTwinGrounds(company({ name: 'AG' }), company({ name: 'SE' }))).toEqual([]);
});

test('case, marks and legal forms never make another name', () => {
  assert(
    property(
      stringMatching(/^[a-z]{3,12}( [a-z]{3,12})?$/),
      constantFrom('GmbH', 'S.A.', 'Sp. z o.o.'),
      (name, form) => {
        const key = companyKey(name);
        expect(companyKey(`${name.toUpperCase()} ${form}`)).toBe(key);
        expect(companyKey(name.replaceAll(' ', '-'))).toBe(key);
      },
    ),
  );
});

function company(facts: Partial<TwinFacts>): TwinFacts {
  return { vatId: null, name: 'Nordwind', mailDomains: [], ...facts };
}

test.each<[Partial<TwinFacts>, Partial<TwinFacts>, readonly string[]]>([
  [{ vatId: 'DE136695976' }, { vatId: 'DE136695976', name: 'Südwind' }, ['vatId']],
  [{ vatId: null }, { vatId: null, name: 'Südwind' }, []],
  [{ name: 'Nordwind GmbH' }, { name: 'NORDWIND' }, ['name']],
  [
    { mailDomains: ['nordwind.example'] },
    { name: 'Südwind', mailDomains: ['a.example', 'nordwind.example'] },
    ['mailDomain'],
  ],
  [{ mailDomains: ['gmail.com'] }, { name: 'Südwind', mailDomains: ['gmail.com'] }, []],
])('%j and %j are equal by %j, whoever is asked about', (a, b, grounds) => {
  expect(findTwinGrounds(company(a), company(b))).toEqual(grounds);
  expect(findTwinGrounds(company(b), company(a))).toEqual(grounds);
});

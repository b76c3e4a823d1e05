import { expect, test } from 'vitest';
import { possibleTaxCases } from './retax.ts';

test.each([
  ['DE', 'DE', ['shortTerm', 'domestic']],
  ['DE', 'PL', ['shortTerm', 'noVatId', 'reverseCharge']],
  ['DE', 'CH', ['shortTerm', 'outsideEu']],
  ['NL', 'DE', ['shortTerm', 'noVatId', 'reverseCharge']],
])('rented in %s by a company of %s it is taxed as one of %j', (depotCountry, customerCountry, cases) => {
  expect(possibleTaxCases({ depotCountry, customerCountry })).toEqual(cases);
});

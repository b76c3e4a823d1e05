import { expect, test } from 'vitest';
import { billedBy } from './billed-by.ts';

test.each([
  [[], ['DE'], 'external'],
  [['DE'], ['DE'], 'internal'],
  [['DE'], ['DE', 'NL'], 'external'],
  [['DE', 'NL'], ['NL', 'DE', 'DE'], 'internal'],
  [['DE'], ['constructor'], 'external'],
])('with sellers in %o an order in %o is billed %s', (sellers, countries, by) => {
  expect(billedBy(Object.fromEntries(sellers.map((country) => [country, {}])), countries)).toBe(by);
});

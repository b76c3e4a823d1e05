import { expect, test } from 'vitest';
import { outcomeOf } from './depot-signature.ts';

test.each([
  ['pickUp', 'a key box', { keyBox: true, isDepotHeard: false }, 'complete'],
  ['return', 'a key box', { keyBox: true, isDepotHeard: false }, 'complete'],
  ['pickUp', 'a depot that has signed', { keyBox: false, isDepotHeard: true }, 'complete'],
  ['return', 'a depot that has signed', { keyBox: false, isDepotHeard: true }, 'complete'],
  ['pickUp', 'a depot that has not', { keyBox: false, isDepotHeard: false }, 'waits'],
  ['return', 'a depot that has not', { keyBox: false, isDepotHeard: false }, 'handsBack'],
] as const)('a %s at %s: %o is %s', (kind, _depot, signed, outcome) => {
  expect(outcomeOf({ kind, ...signed })).toBe(outcome);
});

import { expect, test } from 'vitest';
import { answersSearch } from './answers-search.ts';

const LEG = {
  type: 'plane',
  from: ['1', 'HAM', 'Hamburg'],
  to: ['2', 'MUC', 'München'],
  localFrom: '2026-11-21T10:00',
  localTo: '2026-11-24T12:00',
};
const ASKED = { from: '2026-11-21', to: '2026-11-24', returnDepot: 'MUC', depots: ['HAM'], types: ['plane'] };

test.each([
  ['the way on its days', {}, true],
  ['fewer days, with times', { from: '2026-11-22T08:00', to: '2026-11-23T08:00' }, true],
  ['any depot and type', { depots: undefined, types: undefined }, true],
  ['a city in small letters', { returnDepot: 'münchen' }, true],
  ['an earlier day', { from: '2026-11-20' }, false],
  ['a later day', { to: '2026-11-25' }, false],
  ['another depot', { depots: ['BRE'] }, false],
  ['a return elsewhere', { returnDepot: 'BER' }, false],
  ['another type', { types: ['cool'] }, false],
])('a search for %s finds an empty leg: %s', (_words, more, isFound) => {
  expect(answersSearch({ ...ASKED, ...more }, LEG)).toBe(isFound);
});

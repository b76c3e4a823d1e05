import { describe, expect, test } from 'vitest';
import { isSameValue } from './same-value.ts';

const AUGUST = { from: '08-01', to: '08-31', week: { 1: [{ from: '08:00', to: '15:00' }], 2: [] } };

describe('two values of a form', () => {
  test.each([
    ['Krone', ' Krone '],
    [8300, 8300],
    [false, false],
    [Number.NaN, Number.NaN],
    [null, ''],
    [undefined, []],
    [
      ['Raps, geschrotet', 'Weizen'],
      ['Raps, geschrotet', 'Weizen'],
    ],
    [[AUGUST], [{ ...AUGUST, week: { 1: [{ from: '08:00', to: '15:00' }] } }]],
  ])('%j and %j say the same', (one, other) => {
    expect(isSameValue(one, other)).toBe(true);
  });

  test.each([
    ['Krone', 'Kögel'],
    [8300, '8300'],
    [0, null],
    [false, null],
    [Number.NaN, null],
    [Number.NaN, 0],
    [['Raps, geschrotet'], ['Raps', 'geschrotet']],
    [
      [20, 40],
      [40, 20],
    ],
    [[20], [20, 40]],
    [[AUGUST], [{ ...AUGUST, to: '09-15' }]],
    [[AUGUST], [{ ...AUGUST, week: { 1: [{ from: '08:00', to: '14:00' }] } }]],
  ])('%j and %j do not', (one, other) => {
    expect(isSameValue(one, other)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { allToggled, isUnfolded, toggled } from './unfolded.ts';

const BER = { code: 'BER', isOwn: false };
const HAM = { code: 'HAM', isOwn: true };
const LYS = { code: 'LYS', isOwn: false };
const DEPOTS = [HAM, BER, LYS];

test.each<[string | null, readonly string[]]>([
  [null, ['HAM']],
  ['', []],
  ['none', []],
  ['BER', ['BER']],
  ['HAM.LYS', ['HAM', 'LYS']],
  ['all', ['HAM', 'BER', 'LYS']],
  ['HAMBURG', []],
  ['nonsense..', []],
])('an address that says %s unfolds %j', (open, codes) => {
  expect(DEPOTS.filter((depot) => isUnfolded(open, depot)).map(({ code }) => code)).toEqual(codes);
});

describe('a click on a depot', () => {
  test.each<[string | null, string, string]>([
    [null, 'BER', 'HAM.BER'],
    [null, 'HAM', 'none'],
    ['none', 'LYS', 'LYS'],
    ['BER', 'BER', 'none'],
    ['HAM.BER', 'LYS', 'all'],
    ['all', 'BER', 'HAM.LYS'],
  ])('while the address says %s, on %s: %s', (open, code, next) => {
    expect(toggled(open, DEPOTS, code)).toBe(next);
  });

  test('folds or unfolds the only one', () => {
    expect(toggled('none', [LYS], 'LYS')).toBe('LYS');
    expect(toggled('LYS', [LYS], 'LYS')).toBe('none');
  });
});

test.each<[string | null, string]>([
  [null, 'all'],
  ['none', 'all'],
  ['HAM.BER.LYS', 'none'],
  ['all', 'none'],
])('a click on all while the address says %s: %s', (open, next) => {
  expect(allToggled(open, DEPOTS)).toBe(next);
});

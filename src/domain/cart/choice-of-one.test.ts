import { expect, test } from 'vitest';
import { findChoiceOfOne, heldOf } from './choice-of-one.ts';
import { serviceGroupOf } from './service-group.ts';

const offer = (
  key: string,
  excludes: readonly string[] = [],
  more: { isIncluded?: boolean; mandatory?: boolean } = {},
) => ({
  key,
  excludes,
  isIncluded: false,
  mandatory: false,
  ...more,
});
const LEVELS = [
  offer('basic', ['plus', 'top'], { isIncluded: true }),
  offer('plus', ['basic', 'top']),
  offer('top', ['basic', 'plus']),
];
const keysOf = (offers: readonly { readonly key: string }[]) => offers.map(({ key }) => key);

test.each([
  ['the levels of a cover', [offer('kit'), ...LEVELS, offer('wash')], ['basic', 'plus', 'top']],
  ['two of which only one says so', [offer('basic', ['top'], { isIncluded: true }), offer('top')], ['basic', 'top']],
  ['two that cost something', [offer('washB', ['washC']), offer('washC', ['washB'])], []],
  ['one that is always part of it', [offer('basic', ['top'], { isIncluded: true, mandatory: true }), offer('top')], []],
  ['one that stands alone', [offer('check', [], { isIncluded: true }), offer('kit')], []],
  [
    'one of two that go together',
    [offer('basic', ['plus', 'kit'], { isIncluded: true }), offer('plus', ['basic']), offer('kit')],
    ['basic', 'plus'],
  ],
])('%s', (_, offers, choice) => {
  expect(keysOf(findChoiceOfOne(offers))).toEqual(choice);
});

test('without a choice what costs nothing holds', () => {
  expect(heldOf(LEVELS, ['kit'])).toBe('basic');
  expect(heldOf(LEVELS, ['kit', 'top'])).toBe('top');
  expect(heldOf([], ['kit'])).toBeUndefined();
});

test.each([
  ['liabilityTop', 'insurance'],
  ['washInside', 'care'],
  ['tempLog', 'technology'],
  ['snowChains', 'equipment'],
  ['palletJack', 'other'],
])('%s belongs to %s', (key, group) => {
  expect(serviceGroupOf(key)).toBe(group);
});

import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

import {
  CART_NEEDS,
  CART_STEPS,
  firstIncompleteStep,
  missingNeeds,
  reachableStep,
  STEP_TABLE,
  stepAfter,
  type CartFacts,
} from './cart-step.ts';
import { findServiceProblems, type ServiceRule } from './service-choice.ts';

const COMPLETE: CartFacts = {
  items: true,
  freeItems: true,
  services: true,
  billingData: true,
  companyData: true,
  paymentMethod: true,
  usableMethod: true,
  activeUnit: true,
};

describe('the steps of a cart', () => {
  test('live at their paths', () => {
    expect(CART_STEPS.map((step) => STEP_TABLE[step].path)).toEqual([
      '/cart',
      '/cart/services',
      '/cart/payment',
      '/checkout',
    ]);
  });

  test('each need is met on exactly one step', () => {
    expect(CART_STEPS.flatMap((step) => STEP_TABLE[step].needs).toSorted()).toEqual(CART_NEEDS.toSorted());
  });

  test.each([
    ['nothing', {}, undefined],
    ['a trailer', { items: false }, 'cart'],
    ['a free trailer', { freeItems: false, paymentMethod: false }, 'cart'],
    ['a possible service', { services: false }, 'services'],
    ['a billing address', { billingData: false }, 'payment'],
    ['a mandate', { usableMethod: false }, 'payment'],
    ['an approved company', { activeUnit: false }, 'checkout'],
  ] as const)('lacking %s lead to %s', (_, lacking, step) => {
    expect(firstIncompleteStep({ ...COMPLETE, ...lacking })).toBe(step);
  });

  test('a deep link to the checkout of an empty cart leads to the cart', () => {
    expect(reachableStep('checkout', { ...COMPLETE, items: false })).toBe('cart');
  });
  test('going back is always possible', () => {
    expect(reachableStep('cart', COMPLETE)).toBe('cart');
    expect(reachableStep('services', { ...COMPLETE, billingData: false })).toBe('services');
  });
  test('a company in review sees the checkout but cannot order', () => {
    expect(reachableStep('checkout', { ...COMPLETE, activeUnit: false })).toBe('checkout');
    expect(missingNeeds('checkout', { ...COMPLETE, activeUnit: false })).toEqual(['activeUnit']);
  });

  test.each([
    ['cart', {}, true, 'checkout'],
    ['cart', {}, false, 'services'],
    ['cart', { services: false }, true, 'services'],
    ['cart', { usableMethod: false }, true, 'payment'],
    ['cart', { activeUnit: false }, true, 'checkout'],
    ['services', {}, false, 'checkout'],
    ['services', { billingData: false }, true, 'payment'],
  ] as const)('after %s, lacking %o and knowing the extras: %s, comes %s', (step, lacking, knowsExtras, next) => {
    expect(stepAfter(step, { ...COMPLETE, ...lacking }, knowsExtras)).toBe(next);
  });

  test('before the step that is shown everything is complete', () => {
    const facts = fc
      .subarray([...CART_NEEDS])
      .map((unmet): CartFacts => ({ ...COMPLETE, ...Object.fromEntries(unmet.map((need) => [need, false])) }));
    fc.assert(
      fc.property(facts, fc.constantFrom(...CART_STEPS), (known, wanted) => {
        const shown = CART_STEPS.indexOf(reachableStep(wanted, known));
        expect(shown).toBeLessThanOrEqual(CART_STEPS.indexOf(wanted));
        expect(CART_STEPS.slice(0, shown).flatMap((step) => missingNeeds(step, known))).toEqual([]);
      }),
    );
  });
});

describe('the services of a line', () => {
  const rule = (key: string, more: Partial<ServiceRule> = {}): ServiceRule => ({
    key,
    mandatory: false,
    requires: [],
    excludes: [],
    leadTimeHours: 0,
    ...more,
  });
  const offered = [
    rule('liabilityBasic', { mandatory: true }),
    rule('liabilityPlus', { excludes: ['liabilityTop'] }),
    rule('liabilityTop', { excludes: ['liabilityPlus'] }),
    rule('fullService', { excludes: ['tyreCare'] }),
    rule('tyreCare'),
    rule('telematicsBasic'),
    rule('tempLog', { requires: ['telematicsBasic'] }),
    rule('precool', { leadTimeHours: 12 }),
  ];
  const now = Temporal.Instant.from('2026-11-20T08:00:00Z');
  const check = (chosen: readonly string[], hours = 24) =>
    findServiceProblems(chosen, offered, now.add({ hours }), now);

  test.each([
    ['the mandatory one alone', ['liabilityBasic'], []],
    ['nothing', [], [{ key: 'liabilityBasic', problem: 'missing' }]],
    ['one with what it requires', ['liabilityBasic', 'tempLog', 'telematicsBasic'], []],
    ['one without', ['liabilityBasic', 'tempLog'], [{ key: 'tempLog', problem: 'requires', other: 'telematicsBasic' }]],
    [
      'two that exclude each other, told once',
      ['liabilityBasic', 'liabilityTop', 'liabilityPlus'],
      [{ key: 'liabilityTop', problem: 'excludes', other: 'liabilityPlus' }],
    ],
    [
      'two of which one excludes the other',
      ['liabilityBasic', 'tyreCare', 'fullService'],
      [{ key: 'fullService', problem: 'excludes', other: 'tyreCare' }],
    ],
    ['one that is not offered', ['liabilityBasic', 'washFeedB'], [{ key: 'washFeedB', problem: 'unknown' }]],
  ])('%s', (_, chosen, problems) => {
    expect(check(chosen)).toEqual(problems);
  });

  test('that need time cannot be chosen at the last moment', () => {
    expect(check(['liabilityBasic', 'precool'], 12)).toEqual([]);
    expect(check(['liabilityBasic', 'precool'], 11)).toEqual([{ key: 'precool', problem: 'tooLate' }]);
  });
});

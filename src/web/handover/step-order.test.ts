import { expect, test } from 'vitest';
import { handoverSteps } from '#domain/handover/handover-plan.ts';
import { findStep, openStep, START_HASH, stepAfter, stepBefore, stepHash } from './step-order.ts';

const BOX = handoverSteps('box');

test('every step has a place in the address that leads back to it', () => {
  for (const step of BOX) expect(findStep(BOX, stepHash(step))).toBe(step);
});

test.each(['', '#', START_HASH, '#cooling', '#content', '#driver2'])('"%s" is no step of a box', (hash) => {
  expect(findStep(BOX, hash)).toBeUndefined();
});

test('the steps follow each other, and the signatures come last', () => {
  expect(stepBefore(BOX, 'driver')).toBeUndefined();
  expect(stepAfter(BOX, 'driver')).toBe('mileage');
  expect(stepAfter(BOX, 'mileage')).toBe('tyres');
  expect(stepBefore(BOX, 'tyres')).toBe('mileage');
  expect(stepAfter(BOX, 'signatures')).toBe('signatures');
});

test('after a break it goes on at the first open step, or with the signatures', () => {
  expect(
    openStep([
      { step: 'tyres', missing: ['1L'] },
      { step: 'photos', missing: [] },
    ]),
  ).toBe('tyres');
  expect(openStep([])).toBe('signatures');
});

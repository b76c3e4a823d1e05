import { expect, test } from 'vitest';
import { exposureOf, type ExposureParts } from './exposure.ts';

const nothing: ExposureParts = { elsewhere: 0, unbilled: 0, open: 0, credit: 0, unused: 0 };

test.each<readonly [string, Partial<ExposureParts>, number]>([
  ['nothing', {}, 0],
  ['what is agreed, billed here or elsewhere, and open', { elsewhere: 100, unbilled: 200, open: 300 }, 600],
  ['less what waits as a credit or as money', { open: 1000, credit: 100, unused: 200 }, 700],
  ['a credit of its own where it has more to get than to pay', { open: 100, unused: 300 }, -200],
])('a company is trusted with %s', (_, parts, cents) => {
  expect(exposureOf({ ...nothing, ...parts })).toBe(cents);
});

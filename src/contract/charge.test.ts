import { expect, test } from 'vitest';
import { addChargeInput } from './charge.ts';
import { toFieldCodes } from './field-codes.ts';

test.each([
  [null, 'required'],
  [undefined, 'required'],
  [Number.NaN, 'decimal'],
  ['12', 'decimal'],
  [12.5, 'number'],
  [0, 'too-small'],
  [-100, 'too-small'],
  [100_000_001, 'too-big'],
])('an amount of %j is refused as %s', (cents, code) => {
  const parsed = addChargeInput.safeParse({ kind: 'fuel', cents, note: 'Diesel' });
  expect(parsed.success ? {} : toFieldCodes(parsed.error.issues)).toEqual({ cents: code });
});

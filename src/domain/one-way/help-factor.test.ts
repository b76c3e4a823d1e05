import { expect, test } from 'vitest';
import { helpFactor } from './help-factor.ts';

const HELP = { spareUntil: '2026-12-17', isMissingThere: true, returnsOn: '2026-11-24' };

test.each([
  ['from where some are spare to where some are missing costs half', HELP, 5_000],
  ['that ends on the last day looked at costs half', { ...HELP, returnsOn: '2026-12-17' }, 5_000],
  ['that ends later costs what it costs', { ...HELP, returnsOn: '2026-12-18' }, undefined],
  ['from where none are spare costs what it costs', { ...HELP, spareUntil: undefined }, undefined],
  ['to where none are missing costs what it costs', { ...HELP, isMissingThere: false }, undefined],
])('a way %s', (_words, foreseen, factor) => {
  expect(helpFactor(foreseen)).toBe(factor);
});

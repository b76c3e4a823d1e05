import { expect, test } from 'vitest';
import { typoDistance } from './typo-distance.ts';

test.each([
  ['hamburg', 'hamburg', 0],
  ['hambu', 'hamburg', 0],
  ['hambrug', 'hamburg', 1],
  ['habmurg', 'hamburg', 1],
  ['hamurg', 'hamburg', 1],
  ['hammburg', 'hamburg', 1],
  ['homburg', 'hamburg', 1],
  ['ahmburg', 'hamburg', 1],
  ['hmbrug', 'hamburg', 2],
  ['berlin', 'hamburg', 3],
  ['', 'hamburg', 0],
  ['hamburg', '', 3],
  ['a'.repeat(200), 'b'.repeat(200), 3],
])('%s is %s but for %i typos', (text, name, typos) => {
  expect(typoDistance(text, name, 2)).toBe(typos);
});

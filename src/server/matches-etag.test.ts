import { expect, test } from 'vitest';
import { matchesEtag } from './matches-etag.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"x", W/"a"', 'W/"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  [undefined, '"a"', false],
])('%s is %s: %s', (condition, etag, matches) => {
  expect(matchesEtag(condition, etag)).toBe(matches);
});

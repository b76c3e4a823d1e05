import { expect, test } from 'vitest';
import { toNumberPrefixes } from './number-prefix.ts';

const NOW = new Date('2026-11-15T08:00:00Z');

test.each([
  ['131', ['O-26-000131', 'O-25-000131']],
  ['O-26-000131', ['O-26-000131']],
  ['o26000131', ['O-26-000131']],
  ['O-26-0001', ['O-26-0001']],
  ['O-26-000131-2', ['O-26-000131-2']],
  ['Nordwind', []],
  ['HH TY 4711', []],
  ['1234567', []],
])('%s means numbers that begin with %j', (q, prefixes) => {
  expect(toNumberPrefixes(q, NOW)).toEqual(prefixes);
});

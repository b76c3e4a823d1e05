import { expect, test } from 'vitest';
import { readPostcodes } from './postcode.ts';

test.each([
  ['80331', ['', '80331', '']],
  ['D-80331', ['DE', '80331', '']],
  ['de 80331 München', ['DE', '80331', 'München']],
  ['D80331', ['DE', '80331', '']],
  ['60-101', ['', '60101', '']],
  ['PL-60-101 Poznań', ['PL', '60101', 'Poznań']],
  ['110 00 Praha', ['', '11000', 'Praha']],
  ['3011 AB', ['', '3011', '']],
  ['3011AB Rotterdam', ['', '3011', 'Rotterdam']],
  ['SW1A 1AA', ['GB', 'SW1A', '']],
  ['GB-B1 1AA', ['GB', 'B1', '']],
  ['SW1A1AA', ['GB', 'SW1A', '']],
  ['LV-1001', ['LV', '1001', '']],
  ['1000-001', ['', '1000001', '']],
])('%s is read as %j', (text, [country, code, rest]) => {
  expect(readPostcodes(text)[0]).toEqual({ country, code, rest });
});

test.each(['', 'Lyon', '7', 'Lyon 7', '123456789'])('%j is no postcode', (text) => {
  expect(readPostcodes(text)).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { DECIMAL, LINES, type NumberNotation, WHOLE } from './notation.ts';

describe('a number in a text field', () => {
  test.each<[NumberNotation, string, number | null]>([
    [WHOLE, '', null],
    [WHOLE, ' 8300 ', 8300],
    [WHOLE, '-30', -30],
    [DECIMAL, '41,33', 41.33],
    [DECIMAL, '-2.5', -2.5],
    [DECIMAL, ' ', null],
  ])('%#: %j is %j', (notation, text, value) => {
    expect(notation.read(text)).toBe(value);
    expect(notation.read(notation.write(value))).toBe(value);
  });

  test.each<[NumberNotation, string]>([
    [WHOLE, '8,3'],
    [WHOLE, '-'],
    [WHOLE, '1e3'],
    [DECIMAL, '1,'],
    [DECIMAL, '1.234,5'],
    [DECIMAL, 'north'],
  ])('%#: %j is none', (notation, text) => {
    expect(notation.read(text)).toBeNaN();
  });
});

test('a list in a text field has one entry in each line, commas and all', () => {
  expect(LINES.read('Raps, geschrotet\n\n Weizen \n')).toEqual(['Raps, geschrotet', 'Weizen']);
  expect(LINES.write(['Raps, geschrotet', 'Weizen'])).toBe('Raps, geschrotet\nWeizen');
});

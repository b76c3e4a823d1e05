import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPhoneSearch } from './phone-search.ts';

const isFound = (typed: string, kept: string): boolean => {
  const search = toPhoneSearch(typed);
  const digits = kept.replace('+', '');
  if (search === undefined) return false;
  return (
    search.beginnings.some((beginning) => digits.startsWith(beginning)) ||
    (search.end !== undefined && digits.endsWith(search.end))
  );
};

describe('a phone number is found', () => {
  test.each([
    '+49 171 1234567',
    '+49 (0)171/123-4567',
    '0049171 1234567',
    '0171 1234567',
    '0171/123',
    '(0171) 1234567',
    '1711234567',
    '34567',
    '+49171',
  ])('written %s', (typed) => {
    expect(isFound(typed, '+491711234567')).toBe(true);
  });

  test('with the zero that is dialled in Italy', () => {
    expect(isFound('06 6982', '+390669821234')).toBe(true);
  });

  test('not by another number', () => {
    expect(isFound('0172 1234567', '+491711234567')).toBe(false);
    expect(isFound('+43 171', '+491711234567')).toBe(false);
  });

  test.each(['', '0171', '+', '++4917', 'HH X 4711', '171a234', 'O-26-000131', '12.5 %'])('not by %s', (typed) => {
    expect(toPhoneSearch(typed)).toBeUndefined();
  });

  test('by any number of its last digits and with any signs between them', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[1-9]\d{8,12}$/),
        fc.integer({ min: 5, max: 9 }),
        fc.constantFrom(' ', '-', '/', '.', ' / '),
        (national, length, sign) => {
          const end = national.slice(-length).replace(/^0+/, '');
          fc.pre(end.length >= 5);
          expect(isFound(`${end.slice(0, 2)}${sign}${end.slice(2)}`, `+49${national}`)).toBe(true);
        },
      ),
    );
  });
});

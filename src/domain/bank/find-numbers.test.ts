import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNumbers } from './find-numbers.ts';

describe('numbers in a text', () => {
  test.each([
    ['I-26-DE-000123', ['I-26-DE-000123']],
    ['Rechnung i-26-de-000123 vom 1.12.', ['I-26-DE-000123']],
    ['I 26 DE 000123', ['I-26-DE-000123']],
    ['I26DE000123', ['I-26-DE-000123']],
    ['RE.I/26/DE/000123.', ['I-26-DE-000123']],
    ['I - 26 - DE - 000123', []],
    ['I--26--DE--000123', ['I-26-DE-000123']],
    ['I-26-DE-000123/I-26-DE-000124', ['I-26-DE-000123', 'I-26-DE-000124']],
    ['I-26-DE-000123 und noch einmal I26DE000123', ['I-26-DE-000123']],
    ['C-26-DE-000007 zu I-26-DE-000123', ['C-26-DE-000007', 'I-26-DE-000123']],
    ['S-26-NL-000003', ['S-26-NL-000003']],
    ['I-26-DE-1234567', ['I-26-DE-1234567']],
    ['I-26-DE-000000123', ['I-26-DE-000123']],
    ['I-26-DE-0001234567', []],
    ['I-26-DE-00123', []],
    ['XI-26-DE-000123', []],
    ['9I-26-DE-000123', []],
    ['I-26-D-000123', []],
    ['X-26-DE-000123', []],
    ['I-26-DE-\n000123', ['I-26-DE-000123']],
    ['', []],
  ])('%o names %o', (text, documents) => {
    expect(findNumbers(text)).toEqual({ documents, orders: [] });
  });

  test.each([
    ['O-26-000131', ['O-26-000131']],
    ['auftrag o 26 000131, danke', ['O-26-000131']],
    ['O26000131', ['O-26-000131']],
    ['NO-26-000131', []],
    ['O-26-DE-000131', []],
    ['0-26-000131', []],
  ])('%o names the orders %o', (text, orders) => {
    expect(findNumbers(text)).toEqual({ documents: [], orders });
  });

  test('are found in whatever stands around them, however they are spelled', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '/', ' -', '. ');
    const around = fc.constantFrom('', ' ', 'Rg. ', ', ', ' vom 01.12.2026 ', ' KD 4711 ', ' (EUR 12,50) ');
    const number = fc.record({
      letter: fc.constantFrom('I', 'C', 'S'),
      year: fc.integer({ min: 20, max: 99 }),
      country: fc.constantFrom('DE', 'NL', 'AT'),
      place: fc.integer({ min: 1, max: 999_999_999 }),
    });
    fc.assert(
      fc.property(number, separator, around, around, fc.boolean(), (given, by, before, after, isSmall) => {
        const place = String(given.place).padStart(6, '0');
        const spelled = [given.letter, given.year, given.country, place].join(by);
        const text = `${before}${isSmall ? spelled.toLowerCase() : spelled}${after}`;
        expect(findNumbers(text).documents).toEqual([`${given.letter}-${given.year}-${given.country}-${place}`]);
      }),
    );
  });

  test('a hostile text of the longest kind is read at once', () => {
    for (const text of ['I-26-DE-'.repeat(125), 'I '.repeat(500), 'I26DE'.repeat(200), `O-26-${'0'.repeat(995)}`]) {
      expect(findNumbers(text)).toEqual({ documents: [], orders: [] });
    }
  });
});

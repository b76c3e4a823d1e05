import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canFill, fillPlaces, placesIn } from './mail-words.ts';
import { findWordsFaults, knownPlaces, neededPlaces, rewrittenPart } from './words-fault.ts';

describe('places', () => {
  test.each([
    ['nothing', 'Guten Tag', {}, 'Guten Tag'],
    ['a place', 'Auftrag {number}', { number: 'O-1' }, 'Auftrag O-1'],
    ['a place twice', '{number}, {number}', { number: 'O-1' }, 'O-1, O-1'],
    ['a value with braces, which is no place', '{company}', { company: '{number}', number: 'O-1' }, '{number}'],
    ['a place with nothing to say and its space', 'Leider. {ground} Fragen?', { ground: '' }, 'Leider. Fragen?'],
    ['signs of HTML as they are', '<b>{number}</b>', { number: 'A&B' }, '<b>A&B</b>'],
  ])('%s', (_, text, values, filled) => {
    expect(fillPlaces(text, values)).toBe(filled);
  });

  test('a text without places is said as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(placesIn(text).length === 0);
        expect(fillPlaces(text, { number: 'O-1' })).toBe(text);
      }),
    );
  });

  test('can be filled in if the mail knows all of them, also an empty one', () => {
    expect(canFill('{number} {ground}', { number: 'O-1', ground: '' })).toBe(true);
    expect(canFill('{number} {order}', { number: 'O-1' })).toBe(false);
    expect(canFill('{toString}', {})).toBe(false);
  });
});

const ORIGINAL = {
  subject: 'Rechnung {number}: {amount}',
  text: 'Anbei {number} zu {order} von {product}.',
  note: 'Sie kennen {company} nicht?',
};

test('a mail knows the places of all its sentences and needs what it cannot do without', () => {
  expect(knownPlaces(ORIGINAL)).toEqual(['number', 'amount', 'order', 'product', 'company']);
  expect(neededPlaces(ORIGINAL)).toEqual(['number', 'amount']);
});

test.each([
  ['nothing', {}, {}],
  ['other places of the mail', { subject: '{order}: {number} {amount}' }, {}],
  [
    'a name that people have typed, in the subject',
    { subject: '{company} {number} {amount}' },
    { subject: 'place-typed:{company}' },
  ],
  ['a name that people have typed, in the text', { text: '{company}: {number}' }, {}],
  ['a needed place that the other part still names', { text: 'Anbei.' }, {}],
  ['a needed place that moves', { subject: 'Rechnung', text: '{number}, {amount}' }, {}],
  ['a needed place that is gone', { subject: 'Rechnung {number}' }, { subject: 'place-missing:{amount}' }],
  [
    'a needed place that is gone from both',
    { subject: '{amount}', text: 'Anbei.' },
    { text: 'place-missing:{number}' },
  ],
  [
    'a needed place in the closing line only',
    { subject: '{number}', note: '{amount}' },
    { subject: 'place-missing:{amount}' },
  ],
  ['a place that there is not', { text: '{iban}' }, { text: 'place-unknown:{iban}' }],
  ['what every object has', { text: '{constructor}' }, { text: 'place-unknown:{constructor}' }],
  ['a place that is formatted', { text: '{number, number}' }, { text: 'place-unknown:{number, number}' }],
  ['a place with spaces', { text: '{ number }' }, { text: 'place-unknown:{ number }' }],
  ['a brace that stays open', { text: 'Anbei {number' }, { text: 'place-unknown:{' }],
  ['a brace that closes nothing', { text: 'Anbei number}' }, { text: 'place-unknown:}' }],
  ['braces in braces', { text: '{{number}}' }, { text: 'place-unknown:{' }],
])('words with %s', (_, words, faults) => {
  expect(findWordsFaults(words, ORIGINAL)).toEqual(faults);
});

test('a part that the mail does not have cannot be written', () => {
  const { note: _, ...withoutNote } = ORIGINAL;
  expect(findWordsFaults({ note: 'Bis bald' }, withoutNote)).toEqual({ note: 'unknown' });
});

test('what is as the catalogue has it is not written anew', () => {
  expect(rewrittenPart({ ...ORIGINAL, subject: 'Neu {number}' }, ORIGINAL)).toEqual({ subject: 'Neu {number}' });
  expect(rewrittenPart(ORIGINAL, ORIGINAL)).toEqual({});
});

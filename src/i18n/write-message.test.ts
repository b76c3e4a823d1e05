import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';
import { getMessages } from './catalogues.server.ts';
import { parseMessage } from './parse-message.server.ts';
import { type MessageValues, writeMessage } from './write-message.ts';

const write = (text: string, values: MessageValues, locale = 'de') =>
  writeMessage(parseMessage(text, locale), { values, locale });

const b = (words: readonly unknown[]) => ({ bold: words });

test.each<[string, MessageValues, readonly unknown[], string?]>([
  ['Ansehen', {}, ['Ansehen']],
  ['', {}, ['']],
  ['ab {amount} für {days}', { amount: '42 €', days: 3 }, ['ab 42 € für 3']],
  ['{name}: frei', { name: undefined }, [': frei']],
  ["'{'wörtlich'}'", {}, ['{wörtlich}']],
  ['{count, number} Auflieger', { count: 12_345 }, ['12.345 Auflieger']],
  ['{count, number} trailers', { count: 12_345 }, ['12,345 trailers'], 'en'],
  ['{days, plural, one {# Tag} other {# Tage}}', { days: 1 }, ['1 Tag']],
  ['{days, plural, one {# Tag} other {# Tage}}', { days: 1000 }, ['1.000 Tage']],
  ['{n, plural, =0 {keine} one {# Achse} other {# Achsen}}', { n: 0 }, ['keine']],
  ['{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', { n: 22 }, ['22 дня'], 'ru'],
  ['{n, plural, one {# день} few {# дня} many {# дней} other {# дня}}', { n: 11 }, ['11 дней'], 'ru'],
  ['{unit, select, hours {in Stunden} other {in Minuten}}', { unit: 'hours' }, ['in Stunden']],
  ['{unit, select, hours {in Stunden} other {in Minuten}}', { unit: 'days' }, ['in Minuten']],
  [
    '{unit, select, hours {{n, plural, one {# Stunde} other {# Stunden}}} other {bald}}.',
    { unit: 'hours', n: 2 },
    ['2 Stunden.'],
  ],
  ['Nummer <b>{number}</b> frei', { number: 'BD-102', b }, ['Nummer ', { bold: ['BD-102'] }, ' frei']],
  ['Nummer <b>{number}</b> frei', { number: 'BD-102' }, ['Nummer BD-102 frei']],
  ['von {who}', { who: { element: true } }, ['von ', { element: true }]],
])('%s with %j is written as %j', (text, values, expected, locale) => {
  expect(write(text, values, locale)).toEqual(expected);
});

test.each(LOCALES)('all messages of %s are made of what can be written', (locale) => {
  expect(Object.keys(getMessages(locale)).length).toBeGreaterThan(1000);
});

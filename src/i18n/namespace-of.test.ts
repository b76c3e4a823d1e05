import { expect, test } from 'vitest';
import { SITE_MAP } from '#web/site-map.ts';
import de from './messages/de.json' with { type: 'json' };
import { ERRORS_OF_MONEY, namespaceOf, WORDS_OF_THE_CONSOLE } from './namespace-of.ts';

test('errors of money are a namespace of their own, and there are such errors', () => {
  expect([...ERRORS_OF_MONEY].filter((key) => !(key in de))).toEqual([]);
  expect(namespaceOf('error.paid-by-invoice')).toBe('moneyError');
  expect(namespaceOf('error.not-found')).toBe('error');
});

test('what only the console says travels with its pages', () => {
  expect([...WORDS_OF_THE_CONSOLE].filter((key) => !(key in de))).toEqual([]);
  expect(namespaceOf('word.noun.note')).toBe('admin');
  expect(namespaceOf('word.noun.order')).toBe('word');
});

test.each(SITE_MAP.filter(({ messages }) => ['admin', 'invoice', 'charge'].some((name) => messages.includes(name))))(
  '$path can say what is wrong with money',
  ({ messages }) => {
    expect(messages).toContain('moneyError');
  },
);

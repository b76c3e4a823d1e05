import { expect, test } from 'vitest';
import { getMessages, pickMessages } from './catalogues.server.ts';
import { LOCALES } from './locales.ts';
import { getIntl } from './translate.server.ts';

test.each(LOCALES)('every message of %s can be parsed', (locale) => {
  expect(Object.keys(getMessages(locale)).length).toBe(Object.keys(getMessages('de')).length);
});

test('a page gets the messages of its namespaces and no others', () => {
  const keys = Object.keys(pickMessages('pl', ['role']));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.every((key) => key.startsWith('role.'))).toBe(true);
});

test('a message speaks the language it was asked for', () => {
  expect(getIntl('ru').formatMessage({ id: 'errorPage.status' })).toBe('Ошибка');
});

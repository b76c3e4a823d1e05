import { expect, test } from 'vitest';
import { createFormat } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { filterText } from './filter-label.ts';

const chip = (locale: Locale, name: string, value: string) =>
  filterText({ intl: getIntl(locale), format: createFormat(locale) }, name, value, []);

test.each([
  ['de', '„Krone“'],
  ['en', '“Krone”'],
  ['es', '«Krone»'],
  ['fr', '«\u202FKrone\u202F»'],
  ['pl', '„Krone”'],
] as const)('a search word is quoted as %s does', (locale, text) => {
  expect(chip(locale, 'q', 'Krone')).toBe(text);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { ERROR_STATUS } from './error-code.ts';

const readCatalogue = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `../i18n/messages/${locale}.json`), 'utf8'));

test.each(LOCALES)('every failure has words in %s', (locale) => {
  const catalogue = readCatalogue(locale);
  const missing = Object.keys(ERROR_STATUS).filter((code) => !catalogue[`error.${code}`]);
  expect(missing).toEqual([]);
});

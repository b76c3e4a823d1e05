import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from './locales.ts';

/** How each language asks to try again. */
const TRY_AGAIN = {
  de: /versuchen/,
  en: /try again/,
  es: /inténtelo|reintente/i,
  fr: /réessayer/,
  it: /riprov/i,
  nl: /probeer/i,
  pl: /spróbować/,
  ro: /încercați/i,
  ru: /повторите|попробуйте/i,
} as const;

const readCatalogue = (locale: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'));

/** Messages below which the reason is told, and reasons already ask to try again. */
const headlines = readdirSync('src/web', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /(?<!\.test)\.tsx?$/.test(name))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .flatMap((code) => [
    ...code.matchAll(/toast\.error\(\s*'([^']+)'[^;]*?\btext:/g),
    ...code.matchAll(/notDone: (?:\{ message: )?'([^']+)'/g),
  ])
  .map(([, key = '']) => key);

test.each(LOCALES)('no toast asks twice to try again in %s', (locale) => {
  const catalogue = readCatalogue(locale);
  const asks = (key: string) => TRY_AGAIN[locale].test(catalogue[key] ?? '');
  expect(['error.internal', 'error.unavailable', 'error.bad-request'].filter(asks)).toHaveLength(3);
  expect(headlines).toContain('login.acceptTosAndPrivacyError');
  expect(new Set(headlines).size).toBeGreaterThan(10);
  expect(headlines.filter(asks)).toEqual([]);
});

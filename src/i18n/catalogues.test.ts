import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getMessages, pickMessages } from './catalogues.server.ts';
import { LOCALES, type Locale } from './locales.ts';
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

/** One text for each value of something, under a key put together from it: such keys may say what others say. */
const FAMILIES: readonly RegExp[] = [
  /^account\.(checklist|legal|payment|tab)\./,
  /^admin(Depot|Trailer|Service)\.(name|phone|position|priceClass|status|timeZone|type)$/,
  /^adminAudit\.kind\./,
  /^adminBoard\.bar\./,
  /^adminBooking\.(conflict|overdue|unfree)/,
  /^adminBusinessUnit\.(kind|status)\./,
  /^adminBusinessUnit\.reject$/,
  /^adminFigure\.hit\./,
  /^adminTrailer\.(document|situation|unit)\./,
  /^(badge|fact|service)\./,
  /^booking\.(act|charge|event|file|state)\./,
  /^bookings\.filter\./,
  /^(cart|handover|signUp)\.step\./,
  /^depot\.facility\./,
  /^error\.field\./,
  /^handover\.(check|equipment|view)\./,
  /^mail\.\w+\.action$/,
  /^payment\.choice\./,
  /^reason\.short\./,
  /^search\.(filter|option)\./,
  /^trailer\.(busy|document)\./,
  /^word\.(field|noun)\./,
];

test('what says the same in all languages is one word', () => {
  const catalogues = LOCALES.map((locale) => new Map(Object.entries(getMessages(locale))));
  const keys = Object.keys(getMessages('de')).filter((key) => !FAMILIES.some((family) => family.test(key)));
  const bySaying = Map.groupBy(keys, (key) => JSON.stringify(catalogues.map((messages) => messages.get(key))));
  expect([...bySaying.values()].filter((same) => same.length > 1)).toEqual([]);
});

const QUOTES: Readonly<Record<Locale, string>> = {
  de: '„…“',
  en: '“…”',
  es: '«…»',
  fr: '«\u202F…\u202F»',
  it: '«…»',
  nl: '“…”',
  pl: '„…”',
  ro: '„…”',
  ru: '«…»',
};

test.each(LOCALES)('%s quotes by its own marks', (locale) => {
  const catalogue: Record<string, string> = JSON.parse(
    readFileSync(new URL(`./messages/${locale}.json`, import.meta.url), 'utf8'),
  );
  const texts = Object.values(catalogue);
  const [before, after] = QUOTES[locale].split('…');
  const withoutQuotes = texts.map((text) => text.replaceAll(new RegExp(`${before}[^„“”«»"]+${after}`, 'gu'), ''));
  expect(withoutQuotes.filter((text) => /[„“”«»"]/u.test(text))).toEqual([]);
});

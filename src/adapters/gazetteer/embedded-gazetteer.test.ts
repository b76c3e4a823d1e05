import { expect, test } from 'vitest';
import { COMPANY_COUNTRIES } from '#domain/address/country.ts';
import { LOCALES } from '#i18n/locales.ts';
import { createEmbeddedGazetteer } from './embedded-gazetteer.ts';
import { EUROPE } from './europe.ts';

const LARGEST_BYTES = 300_000;
/** Without codes, or with codes that only whole tables could tell. */
const WITHOUT_POSTCODES = ['AD', 'IE', 'MT', 'SM'];

const gazetteer = await createEmbeddedGazetteer().open();

test('the table is small enough to be kept in memory', () => {
  expect(new TextEncoder().encode(EUROPE).length).toBeLessThan(LARGEST_BYTES);
});

test('every country of our customers has towns, and postcode areas', () => {
  const withTowns = new Set(gazetteer.towns.map(({ country }) => country));
  expect(COMPANY_COUNTRIES.filter((country) => !withTowns.has(country))).toEqual([]);
  const without = COMPANY_COUNTRIES.filter((country) => !gazetteer.postcodes.has(country));
  expect(without).toEqual(WITHOUT_POSTCODES);
});

test('areas lie in their countries', () => {
  for (const [country, { areas }] of gazetteer.postcodes) {
    for (const town of areas.values()) expect(gazetteer.towns[town]?.country).toBe(country);
  }
});

test('many towns have foreign names, all of them in languages of the shop', () => {
  const renamed = gazetteer.towns.filter(({ names }) => Object.keys(names).some((language) => language !== 'ru'));
  expect(renamed.length).toBeGreaterThan(150);
  const languages = new Set(renamed.flatMap(({ names }) => Object.keys(names)));
  expect([...languages].every((language) => LOCALES.some((locale) => locale === language))).toBe(true);
  expect(gazetteer.towns.filter(({ names }) => names['ru'] !== undefined).length).toBeGreaterThan(5000);
});

test('it is read once', async () => {
  const port = createEmbeddedGazetteer();
  expect(await port.open()).toBe(await port.open());
});

import { expect, test } from 'vitest';
import { changeDepotInput } from '#contract/admin-depot.ts';
import type { AdminDepot } from '#contract/admin-depot.ts';
import { readSeasons, toChanges, toInput, toTexts } from './depot-draft.ts';

const SHORT = [{ from: '08:00', to: '15:00' }];
const BARCELONA: AdminDepot = {
  id: '0',
  code: 'BCN',
  name: 'Barcelona ZAL',
  street: 'Carrer de l’Atlàntic 112',
  postalCode: '08040',
  city: 'Barcelona',
  country: 'ES',
  lat: 41.33,
  lon: 2.128,
  timeZone: 'Europe/Madrid',
  week: { 1: [{ from: '08:00', to: '18:00' }] },
  seasons: [{ from: '08-01', to: '08-31', week: { 1: SHORT } }],
  holidayRegion: 'ES-CT',
  exceptions: [],
  keyBox: false,
  facilities: [],
  leadTimeMinutes: 60,
  phone: '+34935550195',
  email: 'bcn@trailyard.example',
  status: 'active',
  trailers: 2,
  version: 1,
  stranded: [],
};

test('the seasons of a depot become texts and the same seasons again', () => {
  const texts = toTexts(BARCELONA);
  expect(readSeasons(texts.seasons)).toMatchObject([{ from: '08-01', to: '08-31', week: { 1: '08:00–15:00', 2: '' } }]);
  const { seasons } = changeDepotInput.parse({ seasons: toInput(texts)['seasons'] });
  expect(seasons).toMatchObject([{ from: '08-01', to: '08-31', week: { 1: SHORT, 2: [] } }]);
});

test('a changed season is sent as the seasons, and nothing else is', () => {
  const texts = toTexts(BARCELONA);
  const [august] = readSeasons(texts.seasons);
  const seasons = JSON.stringify([{ ...august, to: '09-15' }]);
  expect(toChanges({ ...texts, seasons }, ['seasons'])).toMatchObject({ seasons: [{ from: '08-01', to: '09-15' }] });
  expect(Object.keys(toChanges({ ...texts, seasons }, ['seasons']))).toEqual(['seasons']);
});

test('hours of a season that cannot be read are refused beside their day', () => {
  const texts = toTexts(BARCELONA);
  const [august] = readSeasons(texts.seasons);
  const seasons = JSON.stringify([{ ...august, week: { ...august?.week, 3: 'morning' } }]);
  const { error } = changeDepotInput.safeParse(toChanges({ ...texts, seasons }, ['seasons']));
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['seasons.0.week.3']);
});

test('the phone number is shown in groups', () => {
  expect(toTexts(BARCELONA).phone).toBe('+34 935 550 195');
});

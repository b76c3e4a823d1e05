import { expect, test } from 'vitest';
import { type AdminDepot, changeDepotInput } from '#contract/admin-depot.ts';
import { pickChanged } from '#web/form/use-draft.ts';
import { type DepotValues, toInput, toValues } from './depot-draft.ts';
import { HOURS } from './hours-text.ts';

const FAIR = { startsOn: '2031-03-02', endsOn: '2031-03-05', hours: null, reason: 'Messe, Halle 4' };
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
  exceptions: [FAIR],
  keyBox: false,
  facilities: [],
  leadTimeMinutes: 60,
  phone: '+34935550195',
  email: 'bcn@trailyard.example',
  status: 'active',
  targets: [{ type: 'cool', least: 2, most: 5 }],
  trailers: 2,
  version: 1,
  stranded: [],
};

const values = toValues(BARCELONA);
const complaints = (changes: Partial<DepotValues>) => {
  const input = pickChanged(toInput({ ...values, ...changes }), Object.keys(changes));
  const { error } = changeDepotInput.safeParse(input);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

test('a depot that nobody has changed says what it said', () => {
  const { seasons, exceptions, week } = changeDepotInput.parse(toInput(values));
  expect(seasons).toEqual(BARCELONA.seasons);
  expect(exceptions).toEqual(BARCELONA.exceptions);
  expect(week).toMatchObject({ 1: [{ from: '08:00', to: '18:00' }], 2: [] });
});

test('a changed season is sent as the seasons, and nothing else is', () => {
  const seasons = BARCELONA.seasons.map((season) => ({ ...season, to: '09-15' }));
  expect(pickChanged(toInput({ ...values, seasons }), ['seasons'])).toEqual({ seasons });
});

test('a changed day is sent with its whole week', () => {
  const input = toInput({ ...values, 'week.6': SHORT });
  expect(pickChanged(input, ['week.6'])).toMatchObject({ week: { 1: [{ from: '08:00', to: '18:00' }], 6: SHORT } });
});

test.each<[string, Partial<DepotValues>, string]>([
  ['hours', { seasons: [{ from: '08-01', to: '08-31', week: { 3: HOURS.read('morning') } }] }, 'seasons.0.week.3'],
  ['hours', { exceptions: [{ ...FAIR, hours: HOURS.read('8') }] }, 'exceptions.0.hours'],
  ['before-from', { exceptions: [{ ...FAIR, endsOn: '2031-03-01' }] }, 'exceptions.0.endsOn'],
  ['too-small', { targets: [{ type: 'cool', least: 2, most: 1 }] }, 'targets.0.most'],
  ['decimal', { lat: Number.NaN }, 'lat'],
  ['number', { leadTimeMinutes: null }, 'leadTimeMinutes'],
])('%s is said about %j', (message, changes, path) => {
  expect(complaints(changes)).toEqual([[path, message]]);
});

test('the phone number is shown in groups', () => {
  expect(values.phone).toBe('+34 935 550 195');
});

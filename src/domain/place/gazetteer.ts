import { foldName } from './fold-name.ts';

/** A town of the gazetteer. */
export type Town = {
  /** As its own country writes it, in Latin letters. */
  readonly name: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** By language, where it is another one. */
  readonly names: Readonly<Record<string, string>>;
};

export type PostcodeAreas = {
  /** Of a whole code; none where codes have letters. */
  readonly digits: number;
  /** Beginning of a code → town in the middle of the area. */
  readonly areas: ReadonlyMap<string, number>;
};

/** A folded name, or the end of one from a later word on. */
export type NameKey = {
  readonly text: string;
  readonly town: number;
  readonly isWhole: boolean;
  /** One bit for each letter it has. */
  readonly letters: number;
};

export type Gazetteer = {
  /** The largest first. */
  readonly towns: readonly Town[];
  /** In the order of their texts. */
  readonly keys: readonly NameKey[];
  readonly postcodes: ReadonlyMap<string, PostcodeAreas>;
};

/** Where the grid of positions begins, and its steps in degrees: about a hundred metres. */
export const GRID = { south: 27, west: -32, lat: 0.001, lon: 0.002 } as const;
export const GRID_DIGITS = 3;

const SHORTEST_WORD = 3;
const OTHER_NAME = '*';

/**
 * Reads the text that `scripts/make-gazetteer.ts` writes. A line is a town, `name|country and position|Russian
 * name|other names`, until an empty line; then a line is a country with its postcode areas.
 */
export function readGazetteer(text: string): Gazetteer {
  const [townLines = '', areaLines = ''] = text.trim().split('\n\n');
  const rows = townLines.split('\n').map(readTown);
  const keys = rows.flatMap(({ town, searched }, index) => toKeys(index, [...Object.values(town.names), ...searched]));
  return {
    towns: rows.map(({ town }) => town),
    keys: keys.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.town - b.town)),
    postcodes: new Map(areaLines.split('\n').map(readAreas)),
  };
}

function readTown(line: string): { readonly town: Town; readonly searched: readonly string[] } {
  const [name = '', where = '', russian = '', others = ''] = line.split('|');
  const grid = (from: number) => Number.parseInt(where.slice(from, from + GRID_DIGITS), 36);
  const names: Record<string, string> = russian === '' ? {} : { ru: russian };
  const searched = [name];
  for (const other of others === '' ? [] : others.split(';')) {
    const [languages = '', foreign = ''] = other.split('=');
    if (languages === OTHER_NAME) searched.push(foreign);
    else for (const language of languages.split(',')) names[language] = foreign;
  }
  const lat = GRID.south + grid(2) * GRID.lat;
  const lon = GRID.west + grid(2 + GRID_DIGITS) * GRID.lon;
  return { town: { name, country: where.slice(0, 2), lat: round(lat), lon: round(lon), names }, searched };
}

/** Three decimals, whatever the sum has made of them. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

function toKeys(town: number, names: readonly string[]): NameKey[] {
  // `Halle (Saale)` is called Halle.
  const called = new Set(names.flatMap((name) => [name, name.replace(/ \(.*\)$/, '')]));
  const folded = new Set([...called].map(foldName));
  const texts = new Map<string, boolean>();
  for (const text of folded) {
    const words = text.split(' ');
    for (const [at, word] of words.entries()) {
      const end = words.slice(at).join(' ');
      if (at === 0) texts.set(end, true);
      else if (word.length >= SHORTEST_WORD && !texts.has(end)) texts.set(end, false);
    }
  }
  return [...texts].map(([text, isWhole]) => ({ text, town, isWhole, letters: lettersOf(text) }));
}

const FIRST_LETTER = 97;

export function lettersOf(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - FIRST_LETTER;
    if (letter >= 0) bits |= 1 << letter;
  }
  return bits;
}

function readAreas(line: string): readonly [country: string, PostcodeAreas] {
  const [head = '', ...areas] = line.split(' ');
  const entries = areas.map((area) => {
    const [beginning = '', town = ''] = area.split(':');
    return [beginning, Number.parseInt(town, 36)] as const;
  });
  return [head.slice(0, 2), { digits: Number(head.slice(2)), areas: new Map(entries) }];
}

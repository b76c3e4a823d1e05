import { foldName } from '../../src/domain/place/fold-name.ts';
import { typoDistance } from '../../src/domain/place/typo-distance.ts';

/** Letters of Russian only: other languages in Cyrillic script have some of their own. */
const RUSSIAN = /^[А-ЯЁ][а-яё]+(?:[ -][А-ЯЁа-яё][а-яё]*)*$/;

const UNLIKE = 20;

/** Names of several words are one word with hyphens, except at home. */
const EASTERN: ReadonlySet<string> = new Set(['BY', 'RU', 'UA']);

/**
 * The Russian one among names whose languages nobody tells. Serbian and Macedonian know no soft signs, Ukrainian
 * softens many an ending, Bulgarian writes ъ for a vowel, Belarusian э after consonants; what is left differs least from how the town writes itself.
 */
export function chooseRussianName(own: string, country: string, alternates: readonly string[]): string {
  const folded = foldName(own);
  const scored = alternates
    .filter((name) => RUSSIAN.test(name) && !/[сц]ьк/.test(name))
    .map((name) => (EASTERN.has(country) ? name : name.replaceAll(' ', '-')))
    .map((name) => ({ name, score: scoreOf(name) - typoDistance(foldName(name), folded, UNLIKE) / 2 }));
  return scored.toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))[0]?.name ?? '';
}

const count = (name: string, pattern: RegExp): number => [...name.matchAll(pattern)].length;

const scoreOf = (name: string): number =>
  count(name, /ь/g) +
  count(name, /ё/g) +
  count(name, /^Э/g) +
  count(name, /(.)\1/g) / 2 -
  3 * count(name, /ъ/g) -
  2 * count(name, /[бвгджзклмнпрстфхцчшщ]э/g) -
  2 * count(name, /дз|ць|йо|ьо|[жшщч]ы/g);

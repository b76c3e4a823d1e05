/** Letters that stay letters without their marks, and Cyrillic ones as they are usually transcribed. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  џ: 'dz',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

const SAINTS: ReadonlySet<string> = new Set(['saint', 'sainte', 'sankt', 'sint', 'ste', 'st']);

/**
 * How a name is compared: without case, accents, hyphens and script, so that `Koeln`, `KOLN` and `Köln` are one name,
 * and Гамбург is `gamburg`. Saints are short in every language.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  const latin = FOREIGN.test(lower) ? toLatin(lower) : lower;
  const words = latin
    .replaceAll(/([aou])e/g, '$1')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.map((word) => (SAINTS.has(word) ? 'st' : word)).join(' ');
}

const FOREIGN = /[^\p{ASCII}]/u;

const toLatin = (lower: string): string =>
  lower
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? ' ');

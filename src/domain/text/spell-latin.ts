/** What has no counterpart once its marks are taken off. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  þ: 'th',
  Þ: 'Th',
  ð: 'd',
  Ð: 'D',
  '&': '+',
  '€': 'E',
  _: '-',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/** Other alphabets, letter by letter in the order of theirs. */
const SPELLED: readonly (readonly [letters: string, latin: string])[] = [
  ['абвгдезийклмнопрстуфыэ', 'abvgdeziyklmnoprstufye'],
  ['αβγδεζηικλμνξοπρστυφωςά', 'avgdeziiklmnxoprstyfosa'],
];
const DIGRAPHS: Readonly<Record<string, string>> = {
  ё: 'e',
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: '',
  ь: '',
  ю: 'yu',
  я: 'ya',
  є: 'ye',
  і: 'i',
  ї: 'yi',
  ґ: 'g',
  θ: 'th',
  χ: 'ch',
  ψ: 'ps',
};

const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const small: readonly (readonly [string, string])[] = [
  ...SPELLED.flatMap(([letters, latin]) => Array.from(letters, (letter, i) => [letter, latin[i] ?? ''] as const)),
  ...Object.entries(DIGRAPHS),
];
const TABLE: ReadonlyMap<string, string> = new Map([
  ...small.map(([letter, latin]) => [letter.toUpperCase(), capitalize(latin)] as const),
  ...small,
  ...Object.entries(LETTERS),
]);

/** A letter in those of English, or as it is where nobody would spell it so. */
export const spellLatin = (letter: string): string => TABLE.get(letter) ?? letter;

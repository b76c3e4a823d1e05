import { spellLatin } from '#domain/text/spell-latin.ts';

/** What stands at 0x80 to 0x9F, where Windows has letters and signs; five places are empty. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
const BYTES: ReadonlyMap<string, number> = new Map([
  ...Array.from(UPPER, (letter, i) => [letter, 0x80 + i] as const).filter(([letter]) => letter !== ' '),
  ...Array.from({ length: 95 }, (_, i) => [String.fromCharCode(0x20 + i), 0x20 + i] as const),
  ...Array.from({ length: 96 }, (_, i) => [String.fromCharCode(0xa0 + i), 0xa0 + i] as const),
]);

const MARKS = /\p{M}/gu;
const isCarried = (text: string): boolean => Array.from(text).every((letter) => BYTES.has(letter));

/** A letter that the code page lacks: without its marks, spelled, or a question mark. */
function replace(letter: string): string {
  const candidates = [letter, letter.normalize('NFKD').replaceAll(MARKS, ''), spellLatin(letter)];
  return candidates.find(isCarried) ?? '?';
}

/** One line of text in letters of Windows-1252, each of which is one byte, and no longer than so many. */
export const toWindowsText = (text: string, longest: number): string =>
  Array.from(
    text
      .toWellFormed()
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    replace,
  )
    .join('')
    .slice(0, longest)
    .trim();

/** The bytes of a text that `toWindowsText` has made, with its line ends. Anything else in it is a mistake. */
export function encodeWindows(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    // Most are where they are in Unicode; a file of a year has millions of them.
    const isPlain = code === 0x0d || code === 0x0a || (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff);
    const byte = isPlain ? code : BYTES.get(text.charAt(i));
    if (byte === undefined) throw new RangeError(`Windows-1252 has no ${JSON.stringify(text.charAt(i))}`);
    bytes[i] = byte;
  }
  return bytes;
}

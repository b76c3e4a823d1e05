import { maskPath } from '../path/mask-path.ts';

const MASK = '***';
const QUERY = /[?#][^\s)]*/g;
const EMAIL = /[^\s@<>"']{1,64}@[^\s@<>"']{1,255}/g;
/** Engines quote what they have read, which may be anything; only the name of a property is the program's own. */
const QUOTED =
  /(\((?:reading|setting) '\w{1,99}'\))|"[^"]{0,300}"|'[^']{0,300}'|`[^`]{0,300}`|“[^”]{0,300}”|„[^“”]{0,300}[“”]|«[^»]{0,300}»/g;
const WORD = /[\w-]+(?:\.js\b)?/g;

/** What is long and holds a digit is an id, a token or a number of somebody, unless it is a file of ours. */
const maskWord = (word: string): string => (word.length < 5 || word.endsWith('.js') || !/\d/.test(word) ? word : MASK);

/** Takes out of the message of an error what might be a person's or a secret. What is left says where to look. */
export const maskFault = (message: string): string =>
  maskPath(message)
    .replaceAll(QUERY, '')
    .replaceAll(EMAIL, MASK)
    .replaceAll(QUOTED, (_, property: string | undefined) => property ?? MASK)
    .replaceAll(WORD, maskWord);

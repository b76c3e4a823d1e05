import { maskPath } from '../path/mask-path.ts';

const MASK = '***';
const QUERY = /[?#][^\s)]*/g;
const EMAIL = /(?<![^\s@<>"'])[^\s@<>"']+@[^\s@<>"']+/g;
/** Engines quote what they have read, which may be anything; only the name of a property is the program's own. */
const QUOTED = /(\((?:reading|setting) '\w+'\))|"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”|„[^„“”]*[“”]|«[^«»]*»/g;
const WORD = /[\w-]+(?:\.js)?/g;
const SHORTEST_SECRET = 5;

/** What is long and holds a digit is an id, a token or a number of somebody, unless it is a file of ours. */
const maskWord = (word: string): string =>
  word.length < SHORTEST_SECRET || !/\d/.test(word) || word.endsWith('.js') ? word : MASK;

/** Takes out of the message of an error what might be a person's or a secret. What is left says where to look. */
export const maskFault = (message: string): string =>
  maskPath(message)
    .replaceAll(QUERY, '')
    .replaceAll(EMAIL, MASK)
    .replaceAll(QUOTED, (_, property: string | undefined) => property ?? MASK)
    .replaceAll(WORD, maskWord);

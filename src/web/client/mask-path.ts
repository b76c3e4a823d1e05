const MASK = '***';
/** A slash, also where a path travels inside a query. */
const SLASH = '(?:/|%2[fF])';
const SEGMENT = '(?:(?!%2[fF])[^/?#&])+';

const TOKEN_SEGMENT = new RegExp(`(${SLASH}(?:register|reset-account)${SLASH})${SEGMENT}`, 'g');
const NAME_SEGMENT = new RegExp(`(${SLASH}sign-up${SLASH}confirmed-)${SEGMENT}`, 'g');

/** Takes tokens and names out of a path, or out of any text that holds one. */
export const maskPath = (text: string): string =>
  text.replaceAll(TOKEN_SEGMENT, `$1${MASK}`).replaceAll(NAME_SEGMENT, `$1${MASK}`);

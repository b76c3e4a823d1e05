const MASK = '***';
/** A slash, also where a path travels inside a query, and doubled where nobody has put the path right yet. */
const SLASHES = '(?:/|%2f)+';
const SEGMENT = '(?:(?!%2f)[^/?#&])+';

const TOKEN_SEGMENT = new RegExp(`(${SLASHES}(?:register|registrations|reset-account)${SLASHES})${SEGMENT}`, 'gi');
const NAME_SEGMENT = new RegExp(`(${SLASHES}sign-up${SLASHES}confirmed-)${SEGMENT}`, 'gi');

/** Takes tokens and names out of a path, or out of any text that holds one, before it is logged or reported. */
export const maskPath = (text: string): string =>
  text.replaceAll(TOKEN_SEGMENT, `$1${MASK}`).replaceAll(NAME_SEGMENT, `$1${MASK}`);

const MASK = '***';

// A slash also counts where a path travels inside a query, and doubled where nobody has put the path right yet.
const TOKEN_SEGMENT = /((?:\/|%2f)(?:register|registrations|reset-account|quotes?)(?:\/|%2f)+)(?:(?!%2f)[^/?#&])+/gi;
const NAME_SEGMENT = /((?:\/|%2f)sign-up(?:\/|%2f)+confirmed-)(?:(?!%2f)[^/?#&])+/gi;

/** Takes tokens and names out of a path, or out of any text that holds one, before it is logged or reported. */
export const maskPath = (text: string): string =>
  text.replaceAll(TOKEN_SEGMENT, `$1${MASK}`).replaceAll(NAME_SEGMENT, `$1${MASK}`);

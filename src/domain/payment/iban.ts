const HIDDEN = '•';
const SHORTEST = 15;

/** An IBAN for showing: country, check digits and the last four characters, in groups of four. */
export function maskIban(iban: string): string {
  const compact = iban.replaceAll(/\s/g, '').toUpperCase();
  const masked =
    compact.length < SHORTEST
      ? HIDDEN.repeat(compact.length)
      : compact.slice(0, 4) + HIDDEN.repeat(compact.length - 8) + compact.slice(-4);
  return masked.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** An IBAN as people read it: capitals in groups of four. */
export const groupIban = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

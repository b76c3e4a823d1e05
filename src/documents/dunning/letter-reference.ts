import type { DunningLetter } from '#domain/dunning/dunning-letter.ts';

/** As many characters as a transfer carries. */
const LONGEST = 140;

/** The numbers of the invoices, by which what is paid is found; as many as a transfer can name. */
export const letterReference = ({ items }: Pick<DunningLetter, 'items'>): string =>
  items.reduce((named, { number }) => {
    const longer = named === '' ? number : `${named} ${number}`;
    return longer.length > LONGEST ? named : longer;
  }, '');

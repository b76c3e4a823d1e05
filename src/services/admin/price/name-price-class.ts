import type { Say } from '#services/list/csv-reader.ts';

/** Most price classes are those of a type. One that the operator made up is shown by its key. */
export const namePriceClass = (say: Say, priceClass: string): string =>
  say(`trailerType.class.${priceClass}`, say(`trailerType.${priceClass}`, priceClass));

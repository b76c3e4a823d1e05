import { keysOf } from '#domain/table.ts';
import { TRAILER_TYPES, type TrailerType } from '#domain/trailer/trailer-type.ts';

const TYPES = keysOf(TRAILER_TYPES).toSorted((a, b) => b.length - a.length);
const CAPITAL = /^[A-Z]/;

/**
 * The type that a price class is named after: `planeMega` is for planes, `chassisAllround` not for other chassis. The
 * database has the same rule: `type_of_price_class`.
 */
const typeOfPriceClass = (priceClass: string): TrailerType | undefined =>
  TYPES.find(
    (type) => priceClass === type || (priceClass.startsWith(type) && CAPITAL.test(priceClass.slice(type.length))),
  );

/** Whether trailers of a type may have a price class. One that the operator named after no type is for all. */
export const isPriceClassOf = (type: string, priceClass: string): boolean =>
  (typeOfPriceClass(priceClass) ?? type) === type;

import type { FilterName } from '#domain/trailer/search-filter.ts';
import { FILTER_NAMES } from './filter-columns.ts';

/** What is known of each trailer, a column for each fact. A trailer has the same place in all of them. */
export type FleetColumns = {
  readonly isHidden: Uint8Array;
  readonly group: Int32Array;
  /** The slot that it is known by: its own, but at depots where a trailer that moves only stands for a while. */
  readonly base: Int32Array;
  readonly kind: Int32Array;
  /** The last day of the certificate that ends first; before all days for what is not on offer. */
  readonly offeredUntil: Int32Array;
  readonly firstRegisteredOn: Int32Array;
  readonly filters: Readonly<Record<FilterName, Int32Array>>;
};

/** With room for so many trailers; those of smaller columns are taken over. */
export function createFleetColumns(capacity: number, before?: FleetColumns): FleetColumns {
  const larger = <T extends { set: (array: T) => void }>(column: T, old: T | undefined): T => {
    if (old) column.set(old);
    return column;
  };
  const integers = (old: Int32Array | undefined) => larger<Int32Array>(new Int32Array(capacity), old);
  return {
    isHidden: larger<Uint8Array>(new Uint8Array(capacity), before?.isHidden),
    group: integers(before?.group),
    base: integers(before?.base),
    kind: integers(before?.kind),
    offeredUntil: integers(before?.offeredUntil),
    firstRegisteredOn: integers(before?.firstRegisteredOn),
    // The compiler does not follow that every name has its column.
    filters: Object.fromEntries(
      FILTER_NAMES.map((name) => [name, integers(before?.filters[name])]),
    ) as FleetColumns['filters'],
  };
}

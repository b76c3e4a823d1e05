import type { TrailerFilter } from '#db/trailer/trailer-filter.ts';
import { toConditions } from './filter-columns.ts';
import type { ReadModel } from './read-model.ts';

/** The trailers that a search asks for, apart from time and place: a bit for each. */
export function toMatch({ fleet }: ReadModel, { subType, ...filter }: TrailerFilter): Int32Array {
  const { kind, filters } = fleet.columns();
  const masks = toConditions(filter).map(({ name, value, isAdmitted }) => {
    const column = filters[name];
    return fleet.findMask(`${name} ${JSON.stringify(value)}`, (slot) => isAdmitted(column[slot] ?? 0));
  });
  if (subType) {
    const isWanted = (slot: number): boolean => subType.includes(fleet.kinds[kind[slot] ?? 0]?.subType ?? '');
    masks.push(fleet.findMask(`subType ${JSON.stringify(subType)}`, isWanted));
  }
  const [first, ...others] = masks;
  return others.reduce(intersect, first ?? fleet.findMask('all', () => true));
}

const intersect = (a: Int32Array, b: Int32Array): Int32Array => a.map((word, at) => word & (b[at] ?? 0));

import type { TrailerFilter } from '#db/trailer/trailer-filter.ts';
import { toConditions } from './filter-columns.ts';
import type { ReadModel } from './read-model.ts';

/** Whether the trailer of a slot is what a search asks for, apart from time and place. */
export function toMatch({ fleet }: ReadModel, { subType, ...filter }: TrailerFilter): (slot: number) => boolean {
  const { kind, filters } = fleet.columns();
  const conditions = toConditions(filter).map(({ name, isAdmitted }) => {
    const column = filters[name];
    return (slot: number) => isAdmitted(column[slot] ?? 0);
  });
  if (subType) {
    const isWanted = fleet.kinds.map((name) => subType.includes(name.slice(name.indexOf('.') + 1)));
    conditions.push((slot) => isWanted[kind[slot] ?? 0] === true);
  }
  const [first, ...others] = conditions;
  if (!first) return () => true;
  return others.length === 0 ? first : (slot) => first(slot) && others.every((holds) => holds(slot));
}

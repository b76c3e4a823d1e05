import type { FoundTrailer } from '#db/trailer/trailer-search.queries.ts';
import { createDictionary } from './dictionary.ts';
import { FILTER_NAMES, readFilterValue } from './filter-columns.ts';
import { createFleetColumns } from './fleet-columns.ts';
import { dayOf, textOf, type TextRow } from './parse-values.ts';

/** Trailers of one price class and type at one depot, by number. */
export type Group = {
  /** Their numbers in the dictionaries. */
  readonly depot: number;
  readonly type: number;
  readonly priceClass: string;
  readonly slots: number[];
};

export type Fleet = ReturnType<typeof createFleet>;

const NEVER_ENDS = 2 ** 31 - 1;
const NOT_OFFERED = -(2 ** 31);
const nameOfGroup = (...parts: readonly string[]): string => parts.join('\n');
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** All trailers, each a numbered slot of shared columns, and the groups of those that are not retired. */
export function createFleet(trailers: number) {
  let capacity = trailers;
  let version = 0;
  let columns = createFleetColumns(capacity);
  const depots = createDictionary();
  const types = createDictionary();
  const kinds = createDictionary();
  const groupNames = createDictionary();
  const groups: Group[] = [];
  const slotOf = new Map<string, number>();
  const ids: string[] = [];
  const numbers: string[] = [];
  const vacant: number[] = [];

  const numberOf = (slot: number): string => numbers[slot] ?? '';

  /** Where a number stands, or would stand, among trailers in the order of theirs. */
  function find(slots: readonly number[], number: string): number {
    let [low, high] = [0, slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (numberOf(slots[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function takeSlot(id: string): number {
    const slot = vacant.pop() ?? ids.length;
    if (slot >= capacity) {
      capacity = Math.ceil((slot + 1) * 1.25);
      columns = createFleetColumns(capacity, columns);
    }
    ids[slot] = id;
    slotOf.set(id, slot);
    return slot;
  }

  function codeOfGroup(row: TextRow): number {
    const [depotId, type, priceClass] = [textOf(row, 'depot_id'), textOf(row, 'type'), textOf(row, 'price_class')];
    const code = groupNames.codeOf(nameOfGroup(depotId, type, priceClass));
    groups[code] ??= { depot: depots.codeOf(depotId), type: types.codeOf(type), priceClass, slots: [] };
    return code;
  }

  const isRetired = (slot: number): boolean => columns.isRetired[slot] === 1;
  const groupOf = (slot: number): Group | undefined =>
    isRetired(slot) ? undefined : groups[columns.group[slot] ?? -1];
  const positionOf = (slot: number): number => find(groupOf(slot)?.slots ?? [], numberOf(slot));

  const leaveGroup = (slot: number): unknown => groupOf(slot)?.slots.splice(positionOf(slot), 1);
  const joinGroup = (slot: number): unknown => groupOf(slot)?.slots.splice(positionOf(slot), 0, slot);

  function writeColumns(slot: number, row: TextRow): void {
    const facts: unknown = JSON.parse(textOf(row, 'facts'));
    const trailer = { row, facts: isRecord(facts) ? facts : {} };
    const certifiedUntil = row['certified_until'] ?? null;
    const lastDay = certifiedUntil === null ? NEVER_ENDS : dayOf(certifiedUntil);
    columns.isRetired[slot] = Number(row['status'] === 'retired');
    columns.group[slot] = codeOfGroup(row);
    columns.kind[slot] = kinds.codeOf(`${textOf(row, 'type')}.${textOf(row, 'sub_type')}`);
    columns.offeredUntil[slot] = row['status'] === 'active' ? lastDay : NOT_OFFERED;
    columns.firstRegisteredOn[slot] = dayOf(textOf(row, 'first_registered_on'));
    for (const name of FILTER_NAMES) columns.filters[name][slot] = readFilterValue(name, trailer);
  }

  return {
    /** Gives the slot of the trailer. */
    put(row: TextRow): number {
      version += 1;
      const id = textOf(row, 'id');
      const known = slotOf.get(id);
      if (known !== undefined) leaveGroup(known);
      const slot = known ?? takeSlot(id);
      numbers[slot] = textOf(row, 'number');
      writeColumns(slot, row);
      joinGroup(slot);
      return slot;
    },

    drop(id: string): void {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      version += 1;
      leaveGroup(slot);
      columns.isRetired[slot] = 1;
      columns.offeredUntil[slot] = NOT_OFFERED;
      slotOf.delete(id);
      vacant.push(slot);
    },

    /** Changes come in the order of commits, so a trailer is known before anything that happens to it. */
    slotOf(trailerId: string): number {
      const slot = slotOf.get(trailerId);
      if (slot === undefined) throw new Error(`The trailer ${trailerId} is not known`);
      return slot;
    },

    columns: () => columns,
    /** Another one after every change of any trailer. */
    version: () => version,
    size: (): number => slotOf.size,
    depots,
    types,
    kinds: kinds.texts,
    groups: groups as readonly Group[],
    findGroup: (depotId: string, type: string, priceClass: string): Group | undefined =>
      groups[groupNames.findCode(nameOfGroup(depotId, type, priceClass)) ?? -1],
    /** As many as there are, and ever were. */
    slots: (): number => ids.length,
    describe: (slot: number, group = groupOf(slot)): FoundTrailer => ({
      id: ids[slot] ?? '',
      number: numberOf(slot),
      depotId: depots.texts[group?.depot ?? -1] ?? '',
      type: types.texts[group?.type ?? -1] ?? '',
    }),
    numberOf,
    /** The first that comes after a number, among trailers in the order of theirs. */
    positionAfter(slots: readonly number[], number: string): number {
      const at = find(slots, number);
      return numberOf(slots[at] ?? -1) === number ? at + 1 : at;
    },
  };
}

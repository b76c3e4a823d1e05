import type { CardFacts } from '#db/trailer/card.queries.ts';
import type { FoundTrailer } from '#db/trailer/trailer-search.queries.ts';
import type { TrailerKind } from '#services/ports/availability.ts';
import { CardSheets } from './card-sheets.ts';
import { createDictionary } from './dictionary.ts';
import { FILTER_NAMES } from './filter-columns.ts';
import { createFleetColumns } from './fleet-columns.ts';
import { KeptMasks } from './kept-masks.ts';
import { dayOf, textOf } from './parse-values.ts';
import { type Runs, toRuns } from './runs.ts';
import type { RowText } from '#db/feed/row-change.ts';

/** Trailers of one price class and type at one depot, by number. */
export type Group = {
  /** Their numbers in the dictionaries. */
  readonly depot: number;
  readonly type: number;
  readonly priceClass: string;
  readonly slots: number[];
};

export type Fleet = ReturnType<typeof createFleet>;

const NOT_OFFERED = -(2 ** 31);
const nameOfGroup = (...parts: readonly string[]): string => parts.join('\n');

/** All trailers, each a numbered slot of shared columns, and the groups of those that the shop shows. */
export function createFleet(trailers: number) {
  let capacity = trailers;
  let version = 0;
  let columns = createFleetColumns(capacity);
  const depots = createDictionary();
  const types = createDictionary();
  const kindNames = createDictionary();
  const kinds: TrailerKind[] = [];
  const groupNames = createDictionary();
  const groups: Group[] = [];
  const slotOf = new Map<string, number>();
  /** Those of a trailer at other depots than its own. */
  const awayOf = new Map<number, readonly number[]>();
  const ids: string[] = [];
  const numbers: string[] = [];
  const vacant: number[] = [];
  const sheets = new CardSheets();
  const masks = new KeptMasks();
  let runs: Runs | undefined;

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
      // They read the columns before.
      masks.clear();
    }
    ids[slot] = id;
    columns.base[slot] = slot;
    return slot;
  }

  function codeOfGroup(depotId: string, type: string, priceClass: string): number {
    const code = groupNames.codeOf(nameOfGroup(depotId, type, priceClass));
    groups[code] ??= { depot: depots.codeOf(depotId), type: types.codeOf(type), priceClass, slots: [] };
    return code;
  }

  function kindOf(type: string, subType: string): number {
    const code = kindNames.codeOf(`${type}.${subType}`);
    kinds[code] ??= { type, subType };
    return code;
  }

  const isHidden = (slot: number): boolean => columns.isHidden[slot] === 1;
  const groupOf = (slot: number): Group | undefined => (isHidden(slot) ? undefined : groups[columns.group[slot] ?? -1]);
  const positionOf = (slot: number): number => find(groupOf(slot)?.slots ?? [], numberOf(slot));

  const leaveGroup = (slot: number): unknown => groupOf(slot)?.slots.splice(positionOf(slot), 1);
  const joinGroup = (slot: number): unknown => groupOf(slot)?.slots.splice(positionOf(slot), 0, slot);

  function writeColumns(slot: number, row: RowText): void {
    const { filters } = sheets.put(slot, row);
    const certifiedUntil = row['certified_until'] ?? null;
    const lastDay = certifiedUntil === null ? NOT_OFFERED : dayOf(certifiedUntil);
    columns.isHidden[slot] = Number(row['status'] === 'retired' || row['status'] === 'draft');
    columns.group[slot] = codeOfGroup(textOf(row, 'depot_id'), textOf(row, 'type'), textOf(row, 'price_class'));
    columns.kind[slot] = kindOf(textOf(row, 'type'), textOf(row, 'sub_type'));
    columns.offeredUntil[slot] = row['status'] === 'active' ? lastDay : NOT_OFFERED;
    columns.firstRegisteredOn[slot] = dayOf(textOf(row, 'first_registered_on'));
    for (const [at, name] of FILTER_NAMES.entries()) columns.filters[name][slot] = filters[at] ?? 0;
  }

  function vacate(slot: number): void {
    leaveGroup(slot);
    columns.isHidden[slot] = 1;
    columns.offeredUntil[slot] = NOT_OFFERED;
    masks.update(slot);
    vacant.push(slot);
  }

  /** The same trailer at another depot, found there and counted nowhere. */
  function copyTo(depotId: string, from: number): number {
    const slot = takeSlot(ids[from] ?? '');
    const home = groups[columns.group[from] ?? -1];
    numbers[slot] = numberOf(from);
    for (const column of [columns.isHidden, columns.kind, columns.offeredUntil, columns.firstRegisteredOn]) {
      column[slot] = column[from] ?? 0;
    }
    for (const name of FILTER_NAMES) columns.filters[name][slot] = columns.filters[name][from] ?? 0;
    columns.group[slot] = codeOfGroup(depotId, types.texts[home?.type ?? -1] ?? '', home?.priceClass ?? '');
    columns.base[slot] = from;
    masks.update(slot);
    joinGroup(slot);
    return slot;
  }

  const findMask = (name: string, isMet: (slot: number) => boolean): Int32Array => masks.find(name, ids.length, isMet);

  return {
    /** Gives the slot of the trailer. */
    put(row: RowText): number {
      version += 1;
      const id = textOf(row, 'id');
      const known = slotOf.get(id);
      if (known !== undefined) leaveGroup(known);
      const slot = known ?? takeSlot(id);
      slotOf.set(id, slot);
      numbers[slot] = textOf(row, 'number');
      const [group, kind] = [columns.group[slot], columns.kind[slot]];
      writeColumns(slot, row);
      if (known === undefined || group !== columns.group[slot] || kind !== columns.kind[slot]) runs = undefined;
      masks.update(slot);
      joinGroup(slot);
      return slot;
    },

    drop(id: string): void {
      const slot = slotOf.get(id);
      if (slot === undefined) return;
      version += 1;
      vacate(slot);
      slotOf.delete(id);
    },

    /** At which depots besides its own it stands for a while: gives its slots there. */
    spread(slot: number, depotIds: readonly string[]): readonly number[] {
      const before = awayOf.get(slot) ?? [];
      if (before.length === 0 && depotIds.length === 0) return before;
      version += 1;
      runs = undefined;
      for (const away of before) vacate(away);
      const slots = depotIds.map((depotId) => copyTo(depotId, slot));
      if (slots.length > 0) awayOf.set(slot, slots);
      else awayOf.delete(slot);
      return slots;
    },
    awayFrom: (slot: number): readonly number[] => awayOf.get(slot) ?? [],
    depotIdOf: (slot: number): string => depots.texts[groups[columns.group[slot] ?? -1]?.depot ?? -1] ?? '',
    /** The slot at its own depot. */
    baseOf: (slot: number): number => columns.base[slot] ?? slot,
    isAway: (slot: number): boolean => columns.base[slot] !== slot,

    /** Changes come in the order of commits, so a trailer is known before anything that happens to it. */
    slotOf(trailerId: string): number {
      const slot = slotOf.get(trailerId);
      if (slot === undefined) throw new Error(`The trailer ${trailerId} is not known`);
      return slot;
    },

    /** What its card shows. */
    findFacts(trailerId: string): CardFacts | undefined {
      const slot = slotOf.get(trailerId) ?? -1;
      const sheet = sheets.find(slot);
      return sheet && { ...sheet, number: numberOf(slot) };
    },

    columns: () => columns,
    /** The trailers that meet a condition, a bit for each; the name says all that it depends on. */
    findMask,
    /** Those on offer whose certificates reach a day. */
    findOffered(day: number): Int32Array {
      const { offeredUntil } = columns;
      return findMask(`offered ${day}`, (slot) => (offeredUntil[slot] ?? NOT_OFFERED) >= day);
    },
    /** All trailers there are, in runs of those that are counted together. */
    runs: (): Runs => (runs ??= toRuns(columns, ids.length)),
    /** Another one after every change of any trailer. */
    version: () => version,
    size: (): number => slotOf.size,
    depots,
    types,
    kinds: kinds as readonly TrailerKind[],
    groups: groups as readonly Group[],
    findGroup: (depotId: string, type: string, priceClass: string): Group | undefined =>
      groups[groupNames.findCode(nameOfGroup(depotId, type, priceClass)) ?? -1],
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

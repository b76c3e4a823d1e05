import type { Taken } from './free-span.ts';

type Rows<T extends Taken> = ReadonlyMap<string, readonly T[]>;
export type Overlay<T extends Taken> = {
  readonly rows: Rows<T>;
  /** What would have one trailer at once. */
  readonly clashes: readonly (readonly [T, T])[];
};

/** Rows as they would be: what is known by its id goes to where the change says, what is not comes new. */
export function overlay<T extends Taken>(rows: Rows<T>, changes: readonly T[]): Overlay<T> {
  const changed = new Set(changes.map(({ id }) => id));
  const arriving = Map.groupBy(changes, ({ trailerId }) => trailerId);
  const trailers = new Set([...rows.keys(), ...arriving.keys()]);
  const after = new Map(
    [...trailers].map((trailer) => {
      const kept = (rows.get(trailer) ?? []).filter(({ id }) => !changed.has(id));
      return [trailer, [...kept, ...(arriving.get(trailer) ?? [])].toSorted((a, b) => a.from - b.from)];
    }),
  );
  return { rows: after, clashes: [...after.values()].flatMap((row) => findClashes(row)) };
}

const findClashes = <T extends Taken>(row: readonly T[]): readonly (readonly [T, T])[] =>
  row.flatMap((one, i) => {
    const later = row.slice(i + 1);
    const end = later.findIndex(({ from }) => from >= one.until);
    return later.slice(0, end === -1 ? undefined : end).map((other) => [one, other] as const);
  });

import type { BoardBar, BoardRow } from '#contract/admin-board.ts';
import type { PlanChange } from '#contract/admin-plan.ts';
import type { Taken } from '#domain/planning/free-span.ts';
import { overlay } from '#domain/planning/overlay.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';

/** What a plan makes of one bar. */
export type PlanMark = {
  /** Its place in the plan, from 1; undefined for what is only in the way. */
  readonly place: number | undefined;
  readonly isClashing: boolean;
};

/** A row as a plan would have it. */
export type DrawnRow = BoardRow & {
  /** What stands here as yet. */
  readonly ghosts?: readonly BoardBar[];
  /** By the id of a bar. */
  readonly marks?: ReadonlyMap<string, PlanMark>;
};
export type DrawnRows = ReadonlyMap<string, readonly DrawnRow[]>;

/** The id of a stay that is not there yet. */
export const newStayId = (place: number): string => `plan-${place}`;

/** The id of the bar that a change is about. */
export const subjectOf = ({ kind, booking, allocationId }: PlanChange, place: number): string =>
  kind === 'workshop' || kind === 'transfer' ? newStayId(place) : (booking?.id ?? allocationId ?? '');

/**
 * The board as it would be, by the function that the server judges a plan with. Rows that the plan does not touch stay
 * the very same.
 */
export function layPlan(rows: DrawnRows, changes: readonly PlanChange[]): DrawnRows {
  if (changes.length === 0) return rows;
  const all = [...rows.values()].flat();
  const bars = new Map(all.flatMap((row) => row.bars.map((bar) => [bar[5], bar] as const)));
  const places = new Map(changes.map((change, i) => [subjectOf(change, i + 1), i + 1]));
  const dropped = new Set(changes.flatMap(({ kind, allocationId }) => (kind === 'drop' ? (allocationId ?? []) : [])));
  const touched = new Set(changes.flatMap(({ trailer, from }) => [trailer.id, ...(from ? [from.id] : [])]));
  const standing = new Map(
    all
      .filter(({ id }) => touched.has(id))
      .map((row) => [row.id, row.bars.map((bar) => toDrawn(bar, row.id)).filter(({ id }) => !dropped.has(id))]),
  );
  const after = overlay(
    standing,
    changes.flatMap((change, i) => toArriving(change, i + 1, bars) ?? []),
  );
  const clashing = new Set(after.clashes.flat().map(({ id }) => id));
  const draw = (row: DrawnRow): DrawnRow => {
    if (!touched.has(row.id)) return row;
    const laid = after.rows.get(row.id) ?? [];
    const here = new Map(laid.map(({ id, from, until }) => [id, `${from} ${until}`]));
    return {
      ...row,
      bars: laid.map(({ bar }) => bar),
      ghosts: row.bars.filter(([, from, , , until, id]) => here.get(id) !== `${from} ${until}`),
      marks: new Map(laid.map(({ id }) => [id, { place: places.get(id), isClashing: clashing.has(id) }])),
    };
  };
  return new Map([...rows].map(([depot, own]) => [depot, own.map(draw)]));
}

type Drawn = Taken & { readonly bar: BoardBar };

const toDrawn = (bar: BoardBar, trailerId: string): Drawn => ({
  id: bar[5],
  trailerId,
  from: bar[1],
  until: bar[4],
  bar,
});

/** A bar with another time, and the turnaround that it has. */
export function withSpan(bar: BoardBar, from: number, due: number): BoardBar {
  const [kind, , , to, until, id, number, who, version, way] = bar;
  const keptKind = kind === 'overdue' && due > bar[2] ? 'onRent' : kind;
  return [keptKind, from, due, due, due + until - to, id, number, who, version, way];
}

function toArriving(change: PlanChange, place: number, bars: ReadonlyMap<string, BoardBar>): Drawn | undefined {
  const { kind, trailer, booking, startsAt, endsAt, note } = change;
  if (kind === 'drop' || kind === 'task') return undefined;
  const id = subjectOf(change, place);
  const [from, until] = [Date.parse(startsAt) / MINUTE_MS, Date.parse(endsAt) / MINUTE_MS];
  if (kind === 'workshop') return toDrawn(['workshop', from, until, until, until, id, null, note, 0, null], trailer.id);
  if (kind === 'transfer') {
    const way: BoardBar[9] = ['', change.toDepot?.code ?? ''];
    return toDrawn(['transfer', from, until, until, until, id, null, note, 0, way], trailer.id);
  }
  // What is moved may come from a row that has not been read.
  const { number = null, company = null } = booking ?? {};
  const bar = bars.get(id) ?? ['reserved', from, until, until, until, id, number, company, 0, null];
  return toDrawn(kind === 'period' ? withSpan(bar, from, until) : bar, trailer.id);
}

import type { BoardBar } from '#contract/admin-board.ts';
import type { DrawnRow } from './lay-plan.ts';

/** What somebody has just dealt with: a bar, or else what comes new into a row. */
export type Followed = {
  readonly row: DrawnRow;
  readonly bar?: BoardBar | undefined;
  /** Tells it from the one before. */
  readonly turn: number;
};

/** Where that is now; -1 is the name of its trailer. */
export type Landing = { readonly row: DrawnRow; readonly bar: number; readonly turn: number };

export type Followup = {
  readonly landing: Landing | undefined;
  /** What has become of it: nothing yet, or it was never changed. */
  readonly outcome: 'same' | 'changed' | 'gone';
};

/** Finds it wherever it went, and what has become of it. What is gone leaves its trailer. */
export function findFollowed(rows: readonly DrawnRow[], { row: old, bar, turn }: Followed): Followup {
  const home = rows.find(({ id }) => id === old.id);
  const known = new Set(old.bars.map(([, , , , , id]) => id));
  const isWanted = ([, , , , , id]: BoardBar) => (bar ? id === bar[5] : !known.has(id));
  const row = bar ? rows.find(({ bars }) => bars.some(isWanted)) : home;
  const position = row?.bars.findIndex(isWanted) ?? -1;
  const found = row?.bars[position];
  if (row && found) {
    const isSame = bar !== undefined && row.id === old.id && found[1] === bar[1] && found[2] === bar[2];
    return { landing: { row, bar: position, turn }, outcome: isSame ? 'same' : 'changed' };
  }
  return { landing: home && { row: home, bar: -1, turn }, outcome: bar ? 'gone' : 'same' };
}

import type { CountQuestion, FreeCounts } from '#services/ports/availability.ts';
import { toAsked } from './grid-spans.ts';
import { toMatch } from './match.ts';
import type { ReadModel } from './read-model.ts';

/** Looks at every trailer of every group that is asked for. */
export function countFree(model: ReadModel, { grid, filter, asker }: CountQuestion): FreeCounts {
  const { fleet } = model;
  const isMatch = toMatch(model, filter);
  const judge = model.createJudge(asker);
  const askedFor = toAsked(grid);
  const { kind } = fleet.columns();
  const kinds = fleet.kinds.map((name) => {
    const dot = name.indexOf('.');
    return { type: name.slice(0, dot), subType: name.slice(dot + 1) };
  });
  const counts = new Int32Array(grid.depotIds.length * kinds.length);
  for (const group of fleet.groups) {
    const asked = askedFor(group);
    if (!asked?.span) continue;
    const row = asked.place * kinds.length;
    judge.enter(group, asked.span);
    for (let at = 0; at < group.slots.length; at += 1) {
      const slot = group.slots[at] ?? 0;
      if (!isMatch(slot) || !judge.isFree(at, slot)) continue;
      const cell = row + (kind[slot] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return { kinds, counts };
}

import { describe, expect, test } from 'vitest';
import type { BoardBar } from '#contract/admin-board.ts';
import type { PlanChange } from '#contract/admin-plan.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { type DrawnRow, layPlan } from './lay-plan.ts';

const bar = (id: string, from: number, until: number): BoardBar => [
  'reserved',
  from,
  until,
  until,
  until,
  id,
  `O-${id}`,
  'Nordwind',
  1,
];
const row = (id: string, ...bars: readonly BoardBar[]): DrawnRow => ({
  id,
  number: id,
  plate: `HH TY ${id}`,
  depotId: 'ham',
  type: 'curtain',
  subType: 'standard',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: [...bars],
});
const change = (over: Partial<PlanChange>): PlanChange => ({
  kind: 'move',
  allocationId: null,
  version: 1,
  booking: null,
  from: null,
  trailer: { id: 'b', number: 'b' },
  startsAt: new Date(10 * MINUTE_MS).toISOString(),
  endsAt: new Date(20 * MINUTE_MS).toISOString(),
  note: null,
  problem: null,
  lacks: [],
  stay: null,
  ...over,
});
const moveTo = (id: string, from: string, to: string): PlanChange =>
  change({
    booking: { id, number: `O-${id}`, company: 'Nordwind' },
    from: { id: from, number: from },
    trailer: { id: to, number: to },
  });

describe('a plan on the board', () => {
  const rows = new Map([['ham', [row('a', bar('1', 10, 20)), row('b', bar('2', 15, 30)), row('c')]]]);
  const drawn = (...changes: readonly PlanChange[]) => layPlan(rows, changes).get('ham') ?? [];
  const idsOf = ({ bars }: DrawnRow) => bars.map(([, , , , , id]) => id);

  test('shows what is moved in its new row, and a ghost of it in the old one', () => {
    const [a, , c] = drawn(moveTo('1', 'a', 'c'));
    expect(a && idsOf(a)).toEqual([]);
    expect(a?.ghosts?.map(([, , , , , id]) => id)).toEqual(['1']);
    expect(c?.bars).toEqual([bar('1', 10, 20)]);
    expect(c?.marks?.get('1')).toEqual({ place: 1, isClashing: false });
  });

  test('marks both that would have one trailer at once, and neither once one of them goes on', () => {
    const [, b] = drawn(moveTo('1', 'a', 'b'));
    expect(b && idsOf(b)).toEqual(['1', '2']);
    expect(b?.marks?.get('1')).toEqual({ place: 1, isClashing: true });
    expect(b?.marks?.get('2')).toEqual({ place: undefined, isClashing: true });
    const [, free] = drawn(moveTo('1', 'a', 'b'), moveTo('2', 'b', 'c'));
    expect(free?.marks?.get('1')).toEqual({ place: 1, isClashing: false });
  });

  test('shows a new stay in the workshop, and none of one that is dropped', () => {
    const stays = new Map([['ham', [row('b', bar('stay', 40, 50))]]]);
    const [b] =
      layPlan(stays, [
        change({ kind: 'workshop', note: 'Bremsen' }),
        change({ kind: 'drop', allocationId: 'stay' }),
      ]).get('ham') ?? [];
    expect(b?.bars).toEqual([['workshop', 10, 20, 20, 20, 'plan-1', null, 'Bremsen', 0]]);
    expect(b?.ghosts).toEqual([bar('stay', 40, 50)]);
  });

  test('knows what comes from a row that was not read', () => {
    const [, , c] = drawn(moveTo('9', 'elsewhere', 'c'));
    expect(c?.bars).toEqual([['reserved', 10, 20, 20, 20, '9', 'O-9', 'Nordwind', 0]]);
  });

  test('leaves rows alone that it does not touch', () => {
    expect(drawn(moveTo('1', 'a', 'c'))[1]).toBe(rows.get('ham')?.[1]);
  });
});

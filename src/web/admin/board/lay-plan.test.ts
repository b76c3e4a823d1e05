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
  null,
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
  toDepot: null,
  before: null,
  difference: null,
  warnings: [],
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
    booking: { id, number: `O-${id}`, company: 'Nordwind', timeZone: 'Europe/Berlin' },
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
    expect(b?.bars).toEqual([['workshop', 10, 20, 20, 20, 'plan-1', null, 'Bremsen', 0, null]]);
    expect(b?.ghosts).toEqual([bar('stay', 40, 50)]);
  });

  test('knows what comes from a row that was not read', () => {
    const [, , c] = drawn(moveTo('9', 'elsewhere', 'c'));
    expect(c?.bars).toEqual([['reserved', 10, 20, 20, 20, '9', 'O-9', 'Nordwind', 0, null]]);
  });

  test('gives a booking another time with the turnaround that it has, and shows where it was', () => {
    const booked: BoardBar = ['reserved', 10, 20, 20, 25, '1', 'O-1', 'Nordwind', 1, null];
    const moment = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
    const later = change({ ...moveTo('1', 'a', 'a'), kind: 'period', startsAt: moment(12), endsAt: moment(40) });
    const [a] = layPlan(new Map([['ham', [row('a', booked, bar('2', 42, 50))]]]), [later]).get('ham') ?? [];
    expect(a?.bars[0]).toEqual(['reserved', 12, 40, 40, 45, '1', 'O-1', 'Nordwind', 1, null]);
    expect(a?.ghosts).toEqual([booked]);
    expect(a?.marks?.get('1')).toEqual({ place: 1, isClashing: true });
  });

  test('shows a transfer with where it goes', () => {
    const [, b] = drawn(
      change({
        kind: 'transfer',
        startsAt: new Date(40 * MINUTE_MS).toISOString(),
        endsAt: new Date(50 * MINUTE_MS).toISOString(),
        toDepot: { id: 'bre', code: 'BRE' },
      }),
    );
    expect(b?.bars.at(-1)).toEqual(['transfer', 40, 50, 50, 50, 'plan-1', null, null, 0, ['', 'BRE']]);
  });

  test('leaves rows alone that it does not touch', () => {
    expect(drawn(moveTo('1', 'a', 'c'))[1]).toBe(rows.get('ham')?.[1]);
  });
});

import { expect, test } from 'vitest';
import type { BoardDepot, BoardRow } from '#contract/admin-board.ts';
import { layOut } from './lay-out.ts';

const depot = (id: string, ...groups: readonly (readonly [string, number])[]): BoardDepot => ({
  id,
  code: id.toUpperCase(),
  name: id,
  country: 'DE',
  timeZone: 'Europe/Berlin',
  closed: [],
  groups: groups.map(([subType, trailers]) => ({ type: 'plane', subType, trailers })),
});
const row = (depotId: string, subType: string, number: string): BoardRow => ({
  id: number,
  number,
  plate: '',
  depotId,
  type: 'plane',
  subType,
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: [],
});
const told = (lines: ReturnType<typeof layOut>) =>
  lines.map((line) => (line.kind === 'trailer' ? (line.row?.number ?? '…') : `${line.kind} ${line.key}`));

const DEPOTS = [depot('a', ['mega', 2], ['standard', 1]), depot('b', ['mega', 1])];

test('trailers that are not here yet keep their places', () => {
  expect(told(layOut(DEPOTS, new Set(), new Map()))).toEqual([
    'depot a',
    'group a plane.mega',
    '…',
    '…',
    'group a plane.standard',
    '…',
    'depot b',
    'group b plane.mega',
    '…',
  ]);
});

test('rows stand below their own group, and of a folded depot there are none', () => {
  const rows = new Map([['a', [row('a', 'mega', '1'), row('a', 'standard', '3')]]]);
  expect(told(layOut(DEPOTS, new Set(['B']), rows))).toEqual([
    'depot a',
    'group a plane.mega',
    '1',
    '…',
    'group a plane.standard',
    '3',
    'depot b',
  ]);
});

test('a trailer that came since the depots were counted is shown as well', () => {
  const rows = new Map([['b', [row('b', 'mega', '1'), row('b', 'mega', '2')]]]);
  expect(told(layOut(DEPOTS.slice(1), new Set(), rows)).slice(2)).toEqual(['1', '2']);
});

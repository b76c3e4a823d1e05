import type { BoardDepot, BoardRow } from '#contract/admin-board.ts';
import { layOut } from '#web/admin/board/lay-out.ts';

const DEPOT: BoardDepot = {
  id: 'a',
  code: 'A',
  name: 'A',
  country: 'DE',
  timeZone: 'Europe/Berlin',
  closed: [],
  groups: [{ type: 'plane', subType: 'mega', trailers: 3 }],
};
const row = (number: string, bars: number): BoardRow => ({
  id: number,
  number,
  plate: '',
  depotId: 'a',
  type: 'plane',
  subType: 'mega',
  status: 'active',
  lacksCertificate: false,
  certificates: [],
  bars: Array.from(
    { length: bars },
    (_, i) => ['reserved', i, i + 1, i + 1, i + 1, String(i), null, null, 1, null] as const,
  ),
});
/** A board: 0 the depot, 1 its group, 2 and 3 trailers, 4 one that is not here yet. */
export const BOARD_LINES = layOut([DEPOT], new Set(), new Map([['a', [row('1', 2), row('2', 0)]]]));

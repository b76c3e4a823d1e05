import type { Board, BoardBar } from '#contract/admin-board.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { BoardDetails } from './board-details.tsx';
import type { Followed } from './find-followed.ts';
import type { DrawnRow, DrawnRows } from './lay-plan.ts';
import type { BoardView } from './load-board.server.ts';
import { MoveDrawer, type MovedBar } from './move-drawer.tsx';
import { type PackedKind, RepackDialog } from './repack-dialog.tsx';
import { RetimeDrawer } from './retime-drawer.tsx';
import { toWall } from './retime.ts';
import { ShiftDrawer } from './shift-drawer.tsx';
import { type Staying, StayDrawer } from './stay-drawer.tsx';
import { type Stretch, StretchDrawer } from './stretch-drawer.tsx';
import type { Planning } from './use-plan.ts';
import type { Retimed } from './use-retime.ts';

/** What somebody looks at or is about to do, each in a window of its own. */
export type BoardAct =
  | { readonly kind: 'open'; readonly row: DrawnRow; readonly position: number }
  | ({ readonly kind: 'move' } & MovedBar)
  | ({ readonly kind: 'retime' | 'shift' } & Retimed)
  | ({ readonly kind: 'stay' } & Staying)
  | ({ readonly kind: 'stretch' } & Stretch)
  | ({ readonly kind: 'repack' } & PackedKind);

/** What it is about: the keyboard goes on there. */
export function subjectOf(act: BoardAct): Omit<Followed, 'turn'> | undefined {
  switch (act.kind) {
    case 'open':
      return { row: act.row, bar: act.row.bars[act.position] };
    case 'move':
    case 'retime':
    case 'shift':
      return { row: act.row, bar: act.bar };
    case 'stay':
      return { row: act.row, bar: act.moved };
    case 'stretch':
      return { row: act.row };
    case 'repack':
      return undefined;
  }
}

interface BoardWindowsProps {
  readonly act: BoardAct | undefined;
  readonly view: Pick<BoardView, 'board' | 'depots'>;
  readonly rows: DrawnRows;
  readonly planning: Planning;
  /** Another window in place of this one. */
  readonly onAct: (act: BoardAct) => void;
  readonly onClose: () => void;
}

export function BoardWindows({ act, view: { board, depots }, rows, planning, onAct, onClose }: BoardWindowsProps) {
  const depotOf = ({ depotId }: DrawnRow) => board.depots.find(({ id }) => id === depotId);
  const shared = { planning, onClose };
  switch (act?.kind) {
    case undefined:
      return null;
    case 'open': {
      const { row, position } = act;
      const bar = row.bars[position];
      const depot = depotOf(row);
      return (
        <BoardDetails
          {...shared}
          open={{ row, bar: position }}
          now={board.now}
          onMove={() => bar && onAct({ kind: 'move', row, bar })}
          onRetime={() => bar && depot && onAct({ kind: bar[0] === 'transfer' ? 'shift' : 'retime', row, bar, depot })}
          onStay={(moved) => onAct({ kind: 'stay', row, ...(moved && { moved }), times: timesOf(moved, board, row) })}
        />
      );
    }
    case 'move':
      return <MoveDrawer {...shared} moved={act} rows={rows} country={depotOf(act.row)?.country ?? ''} />;
    case 'retime':
      return <RetimeDrawer {...shared} retimed={act} />;
    case 'shift':
      return <ShiftDrawer {...shared} shifted={act} />;
    case 'stay':
      return <StayDrawer {...shared} {...act} />;
    case 'stretch':
      return <StretchDrawer {...shared} stretch={act} depots={depots} />;
    case 'repack':
      return <RepackDialog {...shared} kind={act} />;
  }
}

/** What has to go to the workshop goes now. */
const STAY_MINUTES = 1440;

/** When a stay is, or would begin and end, by the clock of the depot. */
export function timesOf(stay: BoardBar | undefined, { now, depots }: Board, { depotId }: DrawnRow) {
  const timeZone = depots.find(({ id }) => id === depotId)?.timeZone ?? OPERATOR_ZONE;
  const [from, to] = stay ? [stay[1], stay[2]] : [now, now + STAY_MINUTES];
  return { localFrom: toWall(from, timeZone), localTo: toWall(to, timeZone) };
}

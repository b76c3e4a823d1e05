import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { BoardAxis } from './board-axis.tsx';
import { BoardBackdrop, BoardNow } from './board-backdrop.tsx';
import { DepotHead, freeOf, GroupHead, LINE_HEIGHT, TrailerLine } from './board-line.tsx';
import { type BoardSpan, closedBackground, countedStretches } from './board-scale.ts';
import { type BoardLine, keyOf, layOut, type RowsByDepot } from './lay-out.ts';
import { CarryNote, DropShade } from './carry-note.tsx';
import { findPlace } from './find-place.ts';
import { findTabStop } from './find-tab-stop.ts';
import type { DrawnRow } from './lay-plan.ts';
import type { BoardView } from './load-board.server.ts';
import type { Landing } from './find-followed.ts';
import type { MovedBar } from './move-drawer.tsx';
import { useActive } from './use-active.ts';
import { useCarry } from './use-carry.ts';
import { useLanding } from './use-landing.ts';
import { RetimeNote } from './retime-note.tsx';
import { type Held, type Retimed, retimedRow, useRetime } from './use-retime.ts';
import { usePointerDrag } from './use-pointer-drag.ts';
import type { PackedKind } from './repack-dialog.tsx';
import type { Planning } from './use-plan.ts';

interface BoardGridProps {
  readonly view: Pick<BoardView, 'board' | 'axis' | 'zoom'>;
  readonly rows: RowsByDepot;
  readonly folded: ReadonlySet<string>;
  readonly onFold: (code: string) => void;
  readonly onOpen: (row: DrawnRow, bar: number) => void;
  readonly planning: Planning;
  /** What was just dealt with. */
  readonly landing: Landing | undefined;
  readonly onMove: (moved: MovedBar) => void;
  readonly onRetime: (retimed: Retimed) => void;
  readonly onStay: (row: DrawnRow) => void;
  /** Somebody wants an empty stretch, from a minute on. */
  readonly onStretch: (row: DrawnRow, from: number) => void;
  readonly onRepack: (kind: PackedKind) => void;
  /** The depots whose lines are on the screen. */
  readonly onView: (depotIds: readonly string[]) => void;
}

const OVERSCAN = 6;
/** Drawn by the server, which has no screen. */
const FIRST_SCREEN = { width: 1200, height: 900 };

/**
 * The fleet in time. Only what is in view is drawn. One of its bars can be reached by Tab, the others from there by the
 * arrow keys.
 */
export function BoardGrid(props: BoardGridProps) {
  const { view, rows, folded, planning, landing } = props;
  const { onFold, onOpen, onMove, onRetime, onStay, onStretch, onRepack, onView } = props;
  const { formatMessage } = useIntl();
  const { board, axis, zoom } = view;
  const lines = layOut(board.depots, folded, rows);
  const span: BoardSpan = { from: board.days[0]?.from ?? 0, to: board.days.at(-1)?.to ?? 1 };
  const box = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    setScrollMargin((box.current?.getBoundingClientRect().top ?? 0) + globalThis.scrollY);
  }, []);
  // The compiler leaves this component alone, as the virtualiser changes in place.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: lines.length,
    estimateSize: (i) => LINE_HEIGHT[lines[i]?.kind ?? 'trailer'],
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_SCREEN,
    getItemKey: (i) => lines[i]?.key ?? i,
  });
  const shown = virtual.getVirtualItems();
  const inView = [...new Set(shown.flatMap(({ index }) => lines[index]?.depot.id ?? []))].join(' ');
  useEffect(() => onView(inView === '' ? [] : inView.split(' ')), [inView, onView]);

  const { active, onKeyDown: onWalk, setActive, goTo } = useActive(box, lines, (line) => virtual.scrollToIndex(line));
  useLanding(landing, ({ row, bar }) => {
    const line = lines.findIndex((one) => one.kind === 'trailer' && one.row?.id === row.id);
    if (line >= 0) goTo({ line, bar });
  });
  const stop = findTabStop(
    lines,
    shown.map(({ index }) => index),
    active,
  );
  const carry = useCarry(lines, { planning, onDrop: onMove });
  const retime = useRetime(lines, { planning, now: board.now, onRetime });
  const drag = usePointerDrag({
    minutes: span.to - span.from,
    canGrip: retime.canLift,
    row: { onLift: carry.lift, onOver: carry.over, onDrop: carry.drop, onCancel: carry.cancel },
    time: { onLift: retime.lift, onDrag: retime.drag, onDrop: retime.drop, onCancel: retime.cancel },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Rows that were read anew may have more bars before the one that has the keyboard.
    const at = findPlace(event.target) ?? active;
    const done = carry.press(event.key, at) ?? (carry.carried ? undefined : retime.press(event, at));
    if (done === undefined) {
      const line = lines[at.line];
      if (event.key.toLowerCase() === 'w' && line?.kind === 'trailer' && line.row) onStay(line.row);
      else if (event.key.toLowerCase() === 'n' && line?.kind === 'trailer' && line.row) {
        onStretch(line.row, line.row.bars[at.bar]?.[4] ?? board.now);
      } else onWalk(event, at);
      return;
    }
    event.preventDefault();
    if (done === 'lifted') {
      setActive(at);
      box.current?.focus({ preventScroll: true });
    } else if (done === 'put') goTo(at);
    else if (done !== 'waits') virtual.scrollToIndex(done.line);
  };
  return (
    <div className="min-w-210 border-x border-b border-line bg-sheet">
      <BoardAxis axis={axis} span={span} now={board.now} days={board.days} />
      <div
        ref={box}
        role="grid"
        aria-label={formatMessage({ id: 'admin.nav.board' })}
        aria-rowcount={lines.length}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...drag}
        onClick={({ target, clientX }) => {
          const cell = target instanceof HTMLElement && target.role === 'gridcell' ? target : undefined;
          const line = lines[Number(cell?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1)];
          if (!cell || line?.kind !== 'trailer' || !line.row) return;
          const { left, width } = cell.getBoundingClientRect();
          onStretch(line.row, span.from + ((clientX - left) / width) * (span.to - span.from));
        }}
        className="relative outline-none"
        style={{ height: virtual.getTotalSize() }}
      >
        <BoardBackdrop span={span} ticks={axis.ticks} />
        {shown.map(({ index, key, start, size }) => {
          const drawn = lines[index];
          if (!drawn) return null;
          const line = inHand(drawn, retime.held);
          return (
            <div
              key={key}
              data-line={index}
              role="presentation"
              onFocus={({ target }) => setActive(findPlace(target) ?? { line: index, bar: -1 })}
              className="absolute inset-x-0 top-0"
              style={{ height: size, transform: `translateY(${start - scrollMargin}px)` }}
            >
              <Line
                line={line}
                rows={rows}
                stretches={countedStretches(board.days, zoom)}
                span={span}
                now={board.now}
                days={board.days}
                active={stop.line === index ? stop.bar : undefined}
                onFold={onFold}
                onOpen={onOpen}
                onRepack={onRepack}
              />
              <DropShade
                verdict={carry.carried && line.kind === 'trailer' ? carry.verdictAt(index) : undefined}
                isHere={carry.carried?.line === index}
              />
            </div>
          );
        })}
        <BoardNow span={span} now={board.now} />
      </div>
      <CarryNote carry={carry} />
      <RetimeNote retime={retime} />
    </div>
  );
}

/** The line of a booking that is in the hand, as it would be. */
const inHand = (line: BoardLine, held: Held | undefined): BoardLine =>
  held && line.kind === 'trailer' && line.row?.id === held.row.id ? { ...line, row: retimedRow(held) } : line;

interface LineProps extends Pick<BoardGridProps, 'rows' | 'onFold' | 'onOpen' | 'onRepack'> {
  readonly line: BoardLine;
  readonly stretches: readonly BoardSpan[];
  readonly span: BoardSpan;
  readonly now: number;
  readonly days: BoardView['board']['days'];
  readonly active: number | undefined;
}

function Line({ line, rows, stretches, span, now, days, active, onFold, onOpen, onRepack }: LineProps) {
  const own = rows.get(line.depot.id);
  if (line.kind === 'depot') {
    return (
      <DepotHead
        depot={line.depot}
        isFolded={line.isFolded}
        onFold={() => onFold(line.depot.code)}
        free={line.isFolded ? freeOf(own, stretches) : undefined}
        isActive={active !== undefined}
      />
    );
  }
  if (line.kind === 'group') {
    const members = own?.filter((row) => keyOf(row) === keyOf(line.group));
    return (
      <GroupHead
        group={line.group}
        free={freeOf(members, stretches)}
        isActive={active !== undefined}
        onRepack={() => onRepack({ depot: line.depot, group: line.group })}
      />
    );
  }
  return (
    <TrailerLine
      row={line.row}
      country={line.depot.country}
      span={span}
      now={now}
      background={closedBackground(line.depot.closed, days, span)}
      active={active}
      onOpen={onOpen}
    />
  );
}

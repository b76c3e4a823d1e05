import { type BoardSpan, placeOn } from './board-scale.ts';
import { COLUMNS } from './board-line.tsx';
import { cx } from '#web/ui/cx.ts';
import type { BoardView } from './load-board.server.ts';

interface BoardBackdropProps {
  readonly span: BoardSpan;
  readonly ticks: BoardView['axis']['ticks'];
}

/** The lines of the days, once under all rows. */
export const BoardBackdrop = ({ span, ticks }: BoardBackdropProps) => (
  <div aria-hidden="true" className={cx(COLUMNS, 'pointer-events-none absolute inset-0')}>
    <span />
    <div className="relative">
      {ticks.map(({ at }) => (
        <span
          key={at}
          className="absolute inset-y-0 border-s border-line/70"
          style={{ left: `${placeOn(span, at, at + 1)?.left ?? 0}%` }}
        />
      ))}
    </div>
  </div>
);

/** Where the names end, and where now is, once over all rows. */
export function BoardNow({ span, now }: { readonly span: BoardSpan; readonly now: number }) {
  const here = placeOn(span, now, now + 1);
  return (
    <div aria-hidden="true" className={cx(COLUMNS, 'pointer-events-none absolute inset-0')}>
      <span className="border-e border-line-strong" />
      <div className="relative">
        {here && <span className="absolute inset-y-0 border-s-2 border-danger" style={{ left: `${here.left}%` }} />}
      </div>
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { BoardBar } from '#contract/admin-board.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';
import { BAR_LOOKS, CONFLICT_LOOK, HATCH, PLAN_LOOK } from './bar-looks.ts';
import { type BoardSpan, placeOn } from './board-scale.ts';
import { LateParts } from './late-parts.tsx';
import type { PlanMark } from './lay-plan.ts';
import { PlaceMark } from './place-mark.tsx';
import { useBarWords } from './use-bar-words.ts';

interface BarProps {
  readonly bar: BoardBar;
  readonly span: BoardSpan;
  readonly now: number;
  readonly isConflict: boolean;
  /** What a plan makes of it. */
  readonly mark: PlanMark | undefined;
  /** Its place in the row, by which the keyboard finds it. */
  readonly position: number;
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

/** What has the trailer, and hatched behind it until when it is made ready again. */
export function Bar({ bar, span, now, isConflict: isStuck, mark, position, isActive, onOpen }: BarProps) {
  const isConflict = isStuck || (mark?.isClashing ?? false);
  const isPlanned = mark?.place !== undefined;
  const { formatMessage } = useIntl();
  const say = useBarWords();
  const format = useFormat();
  const [kind, from, , to, until, , , who, , way] = bar;
  const place = placeOn(span, from, to);
  const isLate = kind === 'overdue';
  const lastsOn = !isLate && kind !== 'returned' && to > span.to && who !== null;
  const isBeside = kind === 'transfer' && place !== undefined && place.width < WAY_WIDTH;
  const tail = kind === 'returned' || isLate ? undefined : placeOn(span, to, until);
  return (
    <>
      {tail && (
        <span
          aria-hidden="true"
          className={cx('absolute inset-y-1 border border-line-strong', HATCH)}
          style={{ left: `${tail.left}%`, width: `${tail.width}%` }}
        />
      )}
      {place && (
        <button
          type="button"
          data-bar={position}
          tabIndex={isActive ? 0 : -1}
          aria-label={[say(bar, mark), ...(isConflict ? [formatMessage({ id: 'adminBoard.conflict' })] : [])].join(
            ', ',
          )}
          title={say(bar)}
          onClick={onOpen}
          style={{ left: `${place.left}%`, width: `${place.width}%` }}
          className={cx(
            'absolute inset-y-1 flex min-w-1.5 items-center gap-1 overflow-hidden rounded-badge px-1.5 text-start font-condensed text-sm font-semibold whitespace-nowrap',
            isConflict ? CONFLICT_LOOK : isPlanned ? PLAN_LOOK : BAR_LOOKS[kind],
            isPlanned && 'border-dashed',
          )}
        >
          {isConflict && <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
          {mark?.place !== undefined && <PlaceMark place={mark.place} isWrong={isConflict} />}
          {way && !isBeside && <Way way={way} isAlone={kind === 'transfer'} />}
          {(kind !== 'transfer' || !way) && (
            <span className="truncate">
              {lastsOn
                ? formatMessage(
                    { id: 'adminBoard.lasts' },
                    { who, moment: format.dayTime(to * MINUTE_MS, OPERATOR_ZONE) },
                  )
                : who}
            </span>
          )}
        </button>
      )}
      {way && place && isBeside && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-1 flex items-center ps-1 font-condensed text-xs font-semibold"
          style={{ left: `${place.left + place.width}%` }}
        >
          <Way way={way} isAlone />
        </span>
      )}
      {isLate && <LateParts bar={bar} span={span} now={now} />}
    </>
  );
}

/** In hundredths of the board: in less a way has no room for its codes, which then stand beside it. */
const WAY_WIDTH = 6;

/** Where a trailer goes; of a transfer also where it comes from. */
const Way = ({ way: [from, to], isAlone }: { readonly way: readonly [string, string]; readonly isAlone: boolean }) => (
  <span className="shrink-0 tabular-nums">
    {isAlone && from} → {to}
  </span>
);

/** Where something stands that a plan takes away from here. */
export function Ghost({ bar: [, from, , to, , , , who], span }: Pick<BarProps, 'bar' | 'span'>) {
  const place = placeOn(span, from, to);
  if (!place) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-1 flex items-center overflow-hidden rounded-badge border border-dashed border-line-strong px-1.5 font-condensed text-sm whitespace-nowrap text-asphalt-500"
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
    >
      <span className="truncate">{who}</span>
    </span>
  );
}

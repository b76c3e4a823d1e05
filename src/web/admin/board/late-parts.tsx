import type { ReactNode } from 'react';
import type { BoardBar } from '#contract/admin-board.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';
import { DANGER_HATCH, ZIGZAG } from './bar-looks.ts';
import { type BoardSpan, placeOn } from './board-scale.ts';

type LatePartsProps = { readonly bar: BoardBar; readonly span: BoardSpan; readonly now: number };

/** Since when a rental is late, torn off when it is expected, and hatched what follows; its button says the same. */
export function LateParts({ bar: [, , due, to, until, , , who], span, now }: LatePartsProps) {
  const format = useFormat();
  const moment = (minute: number): string => format.dayTime(minute * MINUTE_MS, OPERATOR_ZONE);
  const today = Math.min(Math.max(now, due), to);
  const isNameless = due <= span.from;
  return (
    <>
      <Part span={span} from={to} to={until} className={cx('border-y border-danger bg-danger-soft', DANGER_HATCH)} />
      <Part span={span} from={due} to={to} className={cx('min-w-3.5 bg-danger', ZIGZAG)} />
      <Part
        span={span}
        from={today}
        to={to}
        className={cx('my-px border-e-2 border-transparent bg-danger-soft bg-clip-padding text-danger', ZIGZAG)}
      >
        <FormattedMessage id="adminBoard.expected" values={{ moment: moment(to) }} />
      </Part>
      <Part span={span} from={due} to={today} className="text-white">
        {isNameless && who !== null && `${who} · `}
        <FormattedMessage id="adminBoard.late.since" values={{ moment: moment(due) }} />
      </Part>
    </>
  );
}

/** In hundredths of the board: below that no word is left of a sentence. */
const LEAST_WIDTH = 6;

interface PartProps {
  readonly span: BoardSpan;
  readonly from: number;
  readonly to: number;
  readonly className: string;
  readonly children?: ReactNode;
}

function Part({ span, from, to, className, children }: PartProps) {
  const place = placeOn(span, from, to);
  if (!place) return null;
  return (
    <span
      aria-hidden="true"
      className={cx(
        'pointer-events-none absolute inset-y-1 flex items-center overflow-hidden font-condensed text-sm font-semibold whitespace-nowrap',
        className,
      )}
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
    >
      {children && place.width >= LEAST_WIDTH && <span className="truncate px-1.5">{children}</span>}
    </span>
  );
}

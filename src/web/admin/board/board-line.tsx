import { ChevronDown, ChevronRight, Combine } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import type { BoardDepot, BoardRow } from '#contract/admin-board.ts';
import { countFree } from '#domain/planning/count-free.ts';
import { findCertificateEnds } from '#domain/planning/find-certificate-ends.ts';
import { findConflicts } from '#domain/planning/find-conflicts.ts';
import { toPlanned } from '#domain/planning/to-planned.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { useMay } from '../frame/may.tsx';
import { Bar, Ghost } from './board-bar.tsx';
import type { BoardSpan } from './board-scale.ts';
import { CertificateTick } from './certificate-tick.tsx';
import { PALE_HATCH } from './bar-looks.ts';
import type { BoardLine } from './lay-out.ts';
import type { DrawnRow } from './lay-plan.ts';

export const LINE_HEIGHT = { depot: 36, group: 30, trailer: 34 } as const satisfies Record<BoardLine['kind'], number>;
/** The names on the left and the time beside them. */
export const COLUMNS = 'grid grid-cols-[15rem_minmax(0,1fr)]';

interface DepotHeadProps {
  readonly depot: BoardDepot;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly free: readonly number[] | undefined;
  readonly isActive: boolean;
}

export function DepotHead({ depot, isFolded, onFold, free, isActive }: DepotHeadProps) {
  const Icon = isFolded ? ChevronRight : ChevronDown;
  const strip = isFolded ? free : undefined;
  return (
    <div role="row" className={cx(COLUMNS, 'h-full border-y border-line-strong bg-paper-sunken')}>
      <div role="rowheader" className={cx('flex min-w-0', !strip && 'col-span-2')}>
        <button
          type="button"
          data-bar={-1}
          tabIndex={isActive ? 0 : -1}
          aria-expanded={!isFolded}
          onClick={onFold}
          className="flex min-w-0 grow items-center gap-2 px-2 text-start font-bold"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{depot.name}</span>
        </button>
      </div>
      {strip && <Strip free={strip} of={depot.groups.reduce((sum, { trailers }) => sum + trailers, 0)} isOfDepot />}
    </div>
  );
}

type GroupHeadProps = {
  readonly group: BoardDepot['groups'][number];
  readonly free: readonly number[] | undefined;
  readonly isActive: boolean;
  readonly onRepack: () => void;
};

export function GroupHead({ group, free, isActive, onRepack }: GroupHeadProps) {
  const intl = useIntl();
  const { may } = useMay();
  const name = trailerName(intl, group.type, group.subType);
  const stop = { 'data-bar': -1, tabIndex: isActive ? 0 : -1 };
  const words = (
    <>
      <TypeIcon type={group.type} className="size-5 shrink-0" />
      <span className="truncate">{name}</span>
    </>
  );
  return (
    <div role="row" className={cx(COLUMNS, 'h-full border-b border-line bg-paper text-sm')}>
      <div role="rowheader" className="flex min-w-0 items-center justify-between gap-2 ps-2 pe-3">
        {may('orders.write') ? (
          <button
            {...stop}
            type="button"
            title={`${name}: ${intl.formatMessage({ id: 'adminBoard.repack' })}`}
            onClick={onRepack}
            className="inline-flex min-h-6 min-w-0 items-center gap-2 font-semibold"
          >
            {words}
            <Combine aria-hidden="true" className="size-4 shrink-0 text-asphalt-600" />
          </button>
        ) : (
          <span {...stop} title={name} className="inline-flex min-w-0 items-center gap-2 font-semibold">
            {words}
          </span>
        )}
        <span className="text-asphalt-600">{group.trailers}</span>
      </div>
      {free && <Strip free={free} of={group.trailers} />}
    </div>
  );
}

type StripProps = {
  readonly free: readonly number[];
  /** How many there are. */
  readonly of: number;
  readonly isOfDepot?: boolean;
};

/** How many are free, stretch by stretch; deeper where it is half of them or more. */
function Strip({ free, of, isOfDepot = false }: StripProps) {
  return (
    <div
      role="gridcell"
      className="relative grid"
      style={{ gridTemplateColumns: `repeat(${free.length}, minmax(0, 1fr))` }}
    >
      <span className="sr-only">
        <FormattedMessage id="adminBoard.freeCounts" values={{ counts: free.join(', ') }} />
      </span>
      {free.map((count, i) => (
        <span
          // Its place in time is all that it is.
          // oxlint-disable-next-line react/no-array-index-key
          key={i}
          aria-hidden="true"
          className={cx(
            'flex items-center justify-center border-s border-line/60 text-xs',
            isOfDepot && 'font-semibold',
            count === 0 && cx('text-asphalt-600', PALE_HATCH),
            count > 0 && cx('text-free', 2 * count < of ? 'bg-free-soft' : 'bg-free-line/40'),
          )}
        >
          {count}
        </span>
      ))}
    </div>
  );
}

interface TrailerLineProps {
  readonly row: DrawnRow | undefined;
  readonly country: string;
  readonly span: BoardSpan;
  readonly now: number;
  /** The days on which its depot is closed. */
  readonly background: string;
  /** Which of its bars the keyboard is on; -1 is its name. */
  readonly active: number | undefined;
  readonly onOpen: (row: DrawnRow, bar: number) => void;
}

export const TrailerLine = memo(function TrailerLine({
  row,
  country,
  span,
  now,
  background,
  active,
  onOpen,
}: TrailerLineProps) {
  if (row === undefined) {
    return (
      <div role="row" aria-busy="true" className={cx(COLUMNS, 'h-full border-b border-line')}>
        <div role="rowheader" className="ms-8 me-3 my-2 animate-pulse rounded-badge bg-paper-sunken">
          <span className="sr-only">
            <FormattedMessage id="adminBoard.onItsWay" />
          </span>
        </div>
      </div>
    );
  }
  const planned = toPlanned(row);
  const conflicts = new Set(findConflicts(planned).map(({ bar }) => bar));
  return (
    <div role="row" className={cx(COLUMNS, 'h-full border-b border-line text-sm')}>
      <div role="rowheader" className="flex min-w-0 items-center justify-between gap-2 ps-8 pe-2">
        <Link
          to={`/admin/trailers/${row.id}`}
          data-bar={-1}
          data-ahead="never"
          tabIndex={active === -1 ? 0 : -1}
          className={cx('text-link truncate', row.status === 'workshop' && 'text-warn')}
        >
          {row.number}
        </Link>
        <Plate number={row.plate} country={country} size="s" />
      </div>
      <div role="gridcell" className="relative overflow-hidden" style={{ backgroundImage: background }}>
        {row.ghosts?.map((bar) => (
          <Ghost key={`${bar[5]} ${bar[1]}`} bar={bar} span={span} />
        ))}
        {row.bars.map((bar, i) => (
          <Bar
            key={`${bar[5]} ${bar[1]}`}
            bar={bar}
            span={span}
            now={now}
            position={i}
            isConflict={conflicts.has(i)}
            mark={row.marks?.get(bar[5])}
            isActive={active === i}
            onOpen={() => onOpen(row, i)}
          />
        ))}
        {findCertificateEnds(planned, now).map((end) => (
          <CertificateTick key={end.kind} end={end} row={row} span={span} />
        ))}
      </div>
    </div>
  );
});

/** What is free of some rows in each stretch, where they have come. */
export function freeOf(
  rows: readonly BoardRow[] | undefined,
  stretches: readonly BoardSpan[],
): readonly number[] | undefined {
  return (
    rows &&
    countFree(
      rows.map((row) => toPlanned(row)),
      stretches,
    )
  );
}

import { useRef } from 'react';
import { findCertificateEnds } from '#domain/planning/find-certificate-ends.ts';
import { findConflicts } from '#domain/planning/find-conflicts.ts';
import { toPlanned } from '#domain/planning/to-planned.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { useMay } from '../frame/may.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { useBarWords } from './use-bar-words.ts';
import { useEndWords } from './use-end-words.ts';
import type { Landing } from './find-followed.ts';
import { useLanding } from './use-landing.ts';
import type { DrawnRow } from './lay-plan.ts';
import type { BoardView } from './load-board.server.ts';

interface BoardTableProps {
  readonly view: Pick<BoardView, 'board' | 'nextCursor'>;
  readonly rows: readonly DrawnRow[];
  /** What was just dealt with. */
  readonly landing: Landing | undefined;
  readonly onOpen: (row: DrawnRow, bar: number) => void;
  /** Somebody wants to use the time in which it is free. */
  readonly onUse: (row: DrawnRow) => void;
}

/** The same rows and acts in words, for those who do not see the board, for phones and for paper. */
export function BoardTable({ view: { board, nextCursor }, rows, landing, onOpen, onUse }: BoardTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { may } = useMay();
  const mayUse = may('orders.write') || may('fleet.write');
  const box = useRef<HTMLDivElement>(null);
  useLanding(landing, ({ row, bar }) => {
    const subject = row.bars[bar]?.[5] ?? row.id;
    box.current?.querySelector<HTMLElement>(`[data-subject="${subject}"]`)?.focus();
  });
  const depotOf = new Map(board.depots.map(({ id, name }) => [id, name]));
  return (
    <div ref={box}>
      <DataTable
        caption={formatMessage({ id: 'admin.nav.board' })}
        rows={rows}
        rowKey={({ id }) => id}
        isPressing={(row) => findConflicts(toPlanned(row)).length > 0}
        columns={[
          {
            key: 'number',
            header: formatMessage({ id: 'word.noun.trailer' }),
            isTitle: true,
            cell: nameCell,
          },
          {
            key: 'depot',
            header: formatMessage({ id: 'word.noun.depot' }),
            cell: ({ depotId }) => depotOf.get(depotId),
          },
          {
            key: 'type',
            header: formatMessage({ id: 'word.subType' }),
            cell: ({ type, subType }) => trailerName(intl, type, subType),
          },
          plannedColumn(formatMessage({ id: 'adminBoard.planned' }), { board, onOpen }),
          ...(mayUse ? [spareColumn(formatMessage({ id: 'word.action' }), onUse)] : []),
        ]}
      />
      <ListPages nextCursor={nextCursor} hasRows={rows.length > 0} />
    </div>
  );
}

const nameCell = ({ id, number }: DrawnRow) => (
  <TextLink to={`/admin/trailers/${id}`} data-ahead="hover" className="whitespace-nowrap">
    {number}
  </TextLink>
);

const plannedColumn = (header: string, given: Omit<PlannedProps, 'row'>): Column<DrawnRow> => ({
  key: 'bars',
  header,
  cell: (row) => <Planned row={row} {...given} />,
});

const spareColumn = (header: string, onUse: BoardTableProps['onUse']): Column<DrawnRow> => ({
  key: 'spare',
  header,
  isScreenOnly: true,
  align: 'end',
  cell: (row) => (
    <Button size="s" data-subject={row.id} onClick={() => onUse(row)}>
      <FormattedMessage id="adminBoard.use" values={{ trailer: row.number }} />
    </Button>
  ),
});

type PlannedProps = Pick<BoardTableProps, 'onOpen'> & { readonly row: DrawnRow; readonly board: BoardView['board'] };

function Planned({ row, board: { now, days }, onOpen }: PlannedProps) {
  const say = useBarWords();
  const sayEnd = useEndWords();
  const planned = toPlanned(row);
  const conflicts = new Map(findConflicts(planned).map(({ bar, kind }) => [bar, kind]));
  const last = days.at(-1)?.to ?? now;
  const ends = findCertificateEnds(planned, now).filter(({ at }) => at <= last);
  if (row.bars.length === 0 && ends.length === 0) return <FormattedMessage id="word.free" />;
  return (
    <ul className="grid gap-1 text-start">
      {row.bars.map((bar, i) => {
        const conflict = conflicts.get(i);
        const mark = row.marks?.get(bar[5]);
        return (
          <li key={`${bar[5]} ${bar[1]}`}>
            <LinkAction data-printed data-subject={bar[5]} className="text-start" onClick={() => onOpen(row, i)}>
              {say(bar, mark)}
            </LinkAction>
            {conflict !== undefined && (
              <strong className="block text-danger">
                <FormattedMessage id={`adminBoard.conflict.${conflict}`} values={{ trailer: row.number }} />
              </strong>
            )}
            {mark?.isClashing && (
              <strong className="block text-danger">
                <FormattedMessage id="adminBoard.plan.problem.taken" values={{ trailer: row.number }} />
              </strong>
            )}
          </li>
        );
      })}
      {ends.map((end) => (
        <li key={end.kind} className={cx('font-semibold', end.isUrgent ? 'text-danger' : 'text-warn')}>
          {sayEnd(end, row)}
        </li>
      ))}
    </ul>
  );
}

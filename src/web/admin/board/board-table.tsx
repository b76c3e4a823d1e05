import type { BoardRow } from '#contract/admin-board.ts';
import { findConflicts } from '#domain/planning/find-conflicts.ts';
import { toPlanned } from '#domain/planning/to-planned.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { useBarWords } from './use-bar-words.ts';
import type { BoardView } from './load-board.server.ts';

type BoardTableProps = { readonly view: Pick<BoardView, 'board' | 'first' | 'nextCursor'> };

/** The same rows in words, for those who do not see the board, for phones and for paper. */
export function BoardTable({ view: { board, first: rows, nextCursor } }: BoardTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const depotOf = new Map(board.depots.map(({ id, name }) => [id, name]));
  return (
    <>
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
          {
            key: 'bars',
            header: formatMessage({ id: 'adminBoard.planned' }),
            cell: plannedCell,
          },
        ]}
      />
      <ListPages nextCursor={nextCursor} hasRows={rows.length > 0} />
    </>
  );
}

const nameCell = ({ id, number }: BoardRow) => (
  <TextLink to={`/admin/trailers/${id}`} data-ahead="hover">
    {number}
  </TextLink>
);
const plannedCell = (row: BoardRow) => <Planned row={row} />;

function Planned({ row }: { readonly row: BoardRow }) {
  const say = useBarWords();
  const conflicts = new Map(findConflicts(toPlanned(row)).map(({ bar, kind }) => [bar, kind]));
  if (row.bars.length === 0) return <FormattedMessage id="word.free" />;
  return (
    <ul className="grid gap-1 text-start">
      {row.bars.map((bar, i) => {
        const conflict = conflicts.get(i);
        return (
          <li key={`${bar[5]} ${bar[1]}`}>
            {bar[6] === null ? (
              say(bar)
            ) : (
              <TextLink to={`/admin/bookings/${bar[5]}`} data-ahead="never">
                {say(bar)}
              </TextLink>
            )}
            {conflict !== undefined && (
              <strong className="block text-danger">
                <FormattedMessage id={`adminBoard.conflict.${conflict}`} values={{ trailer: row.number }} />
              </strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}

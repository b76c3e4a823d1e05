import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** Shown in its place where there is a row of headings: a box that ticks all. */
  readonly headerCell?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Set when the list can be ordered by this column. */
  readonly sort?: { readonly to: string; readonly direction?: 'ascending' | 'descending' | undefined };
  /** The first thing one looks for; it heads the card on phones. */
  readonly isTitle?: boolean;
  /** On phones it stands beside the title and needs no heading. */
  readonly isBesideTitle?: boolean;
  /** Something to press, of no use on paper. */
  readonly isScreenOnly?: boolean;
}

/** What stands above the rows of a group, and what its figures come to, below the headings of their columns. */
interface RowGroup {
  readonly key: string;
  readonly title: ReactNode;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface DataTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown instead of an empty body. */
  readonly empty?: ReactNode;
  readonly isBusy?: boolean;
  /** Rows of the same group stand together. */
  readonly groupOf?: (row: Row) => RowGroup | undefined;
  /** Something is to be done about it. */
  readonly isPressing?: (row: Row) => boolean;
  /** Which rows are on paper, where not all are. */
  readonly isPrinted?: (row: Row) => boolean;
}

/** A table on wide screens, a list of cards on phones: every cell brings its heading along. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, empty, isBusy = false, groupOf, isPressing, isPrinted } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  return (
    <table
      aria-busy={isBusy}
      className={cx(
        'block w-full border-collapse text-body-s transition-opacity md:table',
        isBusy && 'opacity-60 transition-opacity delay-200',
      )}
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row, i) => {
          const group = groupOf?.(row);
          const before = rows[i - 1];
          const isFirst = group !== undefined && (before === undefined || groupOf?.(before)?.key !== group.key);
          return (
            <Fragment key={rowKey(row)}>
              {isFirst && <GroupRow group={group} columns={columns} />}
              <tr
                className={cx(
                  ROW,
                  isPressing?.(row) ? 'bg-danger-soft/40' : 'bg-sheet md:bg-transparent',
                  isPrinted?.(row) === false && 'print:hidden',
                )}
              >
                {columns.map((column) => (
                  <BodyCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

const ROW =
  'relative mb-3 block rounded-card border border-line p-4 transition-colors last:mb-0 hover:bg-paper md:table-row md:rounded-none md:border-x-0 md:border-t-0 md:border-b';

function GroupRow<Row>({ group, columns }: { readonly group: RowGroup; readonly columns: readonly Column<Row>[] }) {
  const first = columns.findIndex(({ key }) => key in group.cells);
  return (
    <tr className="flex items-baseline justify-between gap-4 border-line pt-3 pb-2 md:table-row md:border-b md:bg-paper">
      <th
        scope="rowgroup"
        colSpan={first < 0 ? columns.length : first}
        className="text-start font-condensed text-base font-bold md:px-3 md:py-2"
      >
        {group.title}
      </th>
      {(first < 0 ? [] : columns.slice(first)).map(({ key, align }) => (
        <td
          key={key}
          className={cx(
            'font-condensed text-base font-bold tabular-nums md:px-3 md:py-2',
            align === 'end' && 'text-end whitespace-nowrap',
            !(key in group.cells) && 'max-md:hidden',
          )}
        >
          {group.cells[key]}
        </td>
      ))}
    </tr>
  );
}

function HeaderCell<Row>({
  column: { header, headerCell = header, align = 'start', sort, isScreenOnly = false },
}: {
  readonly column: Column<Row>;
}) {
  const Arrow = sort?.direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={cx(
        'text-label border-b border-asphalt-950 px-3 py-2.5 text-asphalt-700',
        align === 'end' ? 'text-end' : 'text-start',
        isScreenOnly && 'print:hidden',
      )}
    >
      {sort ? (
        <Link
          to={sort.to}
          preventScrollReset
          data-ahead="hover"
          className={cx(
            'group inline-flex min-h-6 items-center gap-1.5 rounded-badge hover:text-asphalt-950',
            // Figures end where their heading ends.
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {header}
          <Arrow
            aria-hidden="true"
            className={cx(
              'size-4',
              sort.direction ? '' : 'opacity-0 group-hover:opacity-50 group-focus-visible:opacity-50',
            )}
          />
        </Link>
      ) : (
        headerCell
      )}
    </th>
  );
}

function BodyCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { header, cell, align = 'start', isTitle = false, isBesideTitle = false, isScreenOnly = false } = column;
  const Tag = isTitle ? 'th' : 'td';
  const content = cell(row);
  return (
    <Tag
      {...(isTitle && { scope: 'row' as const })}
      className={cx(
        'flex items-baseline justify-between gap-4 py-1 text-start md:table-cell md:px-3 md:py-3 md:align-middle',
        isTitle ? 'font-condensed font-bold max-md:pb-2 max-md:text-lg' : 'font-normal',
        align === 'end' && 'md:text-end md:whitespace-nowrap',
        isBesideTitle && 'max-md:absolute max-md:end-4 max-md:top-2.5 max-md:z-10',
        isScreenOnly && 'print:hidden',
        content === null && 'max-md:hidden',
      )}
    >
      {!isTitle && !isBesideTitle && (
        <span aria-hidden="true" className="text-label shrink-0 text-asphalt-600 md:hidden">
          {header}
        </span>
      )}
      <span className={cx('min-w-0', !isTitle && 'max-md:text-end')}>{content}</span>
    </Tag>
  );
}

import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** A column of a list, wherever its rows are shown. */
export interface ListColumn<Row> extends Omit<Column<Row>, 'header' | 'cell' | 'sort'> {
  readonly header: MessageKey;
  readonly cell: (row: Row, intl: IntlShape) => ReactNode;
  /** The name of the order in the query of the call, if the list can be ordered by this column. */
  readonly sort?: string;
}

export interface ConsoleTableProps<Row> {
  readonly caption: MessageKey;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly empty?: MessageKey;
  readonly isBusy?: boolean;
  /** How the table is sorted; without it, such as for the latest rows on another page, it cannot be put into order. */
  readonly sortLink?: (sort: string) => Column<Row>['sort'];
  readonly isPrinted?: (row: Row) => boolean;
}

/** A table of the console: its words are messages. */
export function ConsoleTable<Row extends { readonly id: string }>(props: ConsoleTableProps<Row>) {
  const { caption, rows, columns, empty, isBusy = false, sortLink, isPrinted } = props;
  const intl = useIntl();
  return (
    <DataTable
      caption={intl.formatMessage({ id: caption })}
      rows={rows}
      rowKey={({ id }) => id}
      isBusy={isBusy}
      {...(isPrinted && { isPrinted })}
      columns={columns.map(({ header, cell, sort, ...column }) => {
        const link = sort === undefined ? undefined : sortLink?.(sort);
        return {
          ...column,
          header: intl.formatMessage({ id: header }),
          cell: (row: Row) => cell(row, intl),
          ...(link && { sort: link }),
        };
      })}
      {...(empty && {
        empty: (
          <p className="text-asphalt-600">
            <FormattedMessage id={empty} />
          </p>
        ),
      })}
    />
  );
}

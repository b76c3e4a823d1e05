import { EllipsisVertical } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useMay } from '../frame/may.tsx';
import type { Bulk, BulkAction } from './bulk-action.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkWindow } from './bulk-window.tsx';
import { ConsoleTable, type ConsoleTableProps, type ListColumn } from './console-table.tsx';
import { type Chosen, useChosen } from './use-chosen.ts';

type WorkTableProps<Row> = ConsoleTableProps<Row> & {
  readonly bulk: Bulk<Row>;
  /** In place of the table without rows. What came of the last of them is still to be read then. */
  readonly nothing: ReactNode;
  /** Around the table alone: the bar below it stays in view. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
};

interface Asked<Row> {
  readonly action: BulkAction<Row>;
  readonly ids: readonly string[];
}

/** A table whose rows can be acted on, one by one or many at once, by whoever may. */
export function WorkTable<Row extends { readonly id: string }>({
  bulk,
  nothing,
  Frame,
  ...table
}: WorkTableProps<Row>) {
  const { rows, columns } = table;
  const { may } = useMay();
  const chosen = useChosen(rows);
  const [asked, setAsked] = useState<Asked<Row>>();
  const actions = bulk.actions.filter(({ right }) => may(right));
  const ask = (action: BulkAction<Row>, some: readonly Row[]) =>
    setAsked({ action, ids: some.filter(action.fits).map(({ id }) => id) });
  const menu = menuColumn({ ...bulk, actions }, ask);
  return (
    <>
      {rows.length === 0 ? (
        nothing
      ) : (
        <Frame>
          <ConsoleTable
            {...table}
            columns={[tickColumn(bulk, chosen), ...columns, ...(actions.length > 0 ? [menu] : [])]}
            {...(chosen.chosen.length > 0 && { isPrinted: ({ id }: Row) => chosen.has(id) })}
          />
        </Frame>
      )}
      <BulkBar chosen={chosen} actions={actions} onAsk={(action) => ask(action, chosen.chosen)} />
      {asked !== undefined && (
        <BulkWindow
          {...asked}
          bulk={bulk}
          rows={rows}
          onEnd={(done, failed) => {
            chosen.choose(done, false);
            chosen.choose(failed, true);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function tickColumn<Row extends { readonly id: string }>(bulk: Bulk<Row>, chosen: Chosen<Row>): ListColumn<Row> {
  return {
    key: 'choose',
    header: 'chosen.column',
    headerCell: <TickAll isAll={chosen.isAll} onChoose={(isAll) => (isAll ? chosen.chooseAll() : chosen.clear())} />,
    isBesideTitle: true,
    isScreenOnly: true,
    cell: (row, { formatMessage }) => (
      <Checkbox isSelected={chosen.has(row.id)} onChange={(isChosen) => chosen.choose([row.id], isChosen)}>
        <span className="sr-only">{formatMessage({ id: 'chosen.one' }, { number: bulk.nameOf(row) })}</span>
      </Checkbox>
    ),
  };
}

function menuColumn<Row>(
  bulk: Bulk<Row>,
  onAsk: (action: BulkAction<Row>, rows: readonly Row[]) => void,
): ListColumn<Row> {
  return {
    key: 'actions',
    header: 'admin.bulk.actions',
    isScreenOnly: true,
    cell: (row) =>
      bulk.actions.some(({ fits }) => fits(row)) ? (
        <RowMenu row={row} bulk={bulk} onAsk={(action) => onAsk(action, [row])} />
      ) : null,
  };
}

interface TickAllProps {
  readonly isAll: boolean;
  readonly onChoose: (isAll: boolean) => void;
}

/** Beside the headings, which phones do not show. */
function TickAll({ isAll, onChoose }: TickAllProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="max-md:hidden">
      <Checkbox isSelected={isAll} onChange={onChoose}>
        <span className="sr-only">{formatMessage({ id: 'chosen.all' })}</span>
      </Checkbox>
    </div>
  );
}

interface RowMenuProps<Row> {
  readonly row: Row;
  readonly bulk: Bulk<Row>;
  readonly onAsk: (action: BulkAction<Row>) => void;
}

function RowMenu<Row>({ row, bulk: { actions, nameOf }, onAsk }: RowMenuProps<Row>) {
  const { formatMessage } = useIntl();
  const possible = actions.filter(({ fits }) => fits(row));
  return (
    <Menu
      tone="quiet"
      size="s"
      label={formatMessage({ id: 'word.actionsFor' }, { name: nameOf(row) })}
      icon={<EllipsisVertical aria-hidden="true" className="size-5" />}
      actions={possible.map((action) => ({
        id: action.id,
        label: formatMessage({ id: action.label }),
        onAction: () => onAsk(action),
      }))}
    />
  );
}

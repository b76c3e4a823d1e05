import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from '#i18n/intl.tsx';
import { useNavigation, useSearchParams } from 'react-router';
import type { MessageKey } from '#i18n/message-key.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import type { Bulk } from './bulk-action.ts';
import type { DepotChoice } from './choose-depots.tsx';
import { chosenColumns, readColumns } from './chosen-columns.ts';
import { ConsoleTable, type ConsoleTableProps, type ListColumn } from './console-table.tsx';
import { CsvLink } from './csv-link.tsx';
import { csvAddress, sortLink } from './list-address.ts';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { ListPages } from './list-pages.tsx';
import { ListSearch } from './list-search.tsx';
import { ListSort } from './list-sort.tsx';
import { StateTabs, type StateTabsProps } from './list-tabs.tsx';
import { ListTotal } from './list-total.tsx';
import { ListViews } from './list-views.tsx';
import type { ViewsOfList } from './load-views.server.ts';
import { WorkTable } from './work-table.tsx';

const NOTHING_FOUND = 'admin.list.nothingFound';

interface ConsoleListProps<Row, State extends string> {
  readonly title: MessageKey;
  readonly lead: MessageKey;
  /** What the search looks through: "Name, USt-IdNr., Ort". */
  readonly search: MessageKey;
  /** Between the heading and the filters, such as tabs; `kept` are their parameters, which the file has as well. */
  readonly above?: ReactNode;
  readonly kept?: readonly string[];
  /** The states of its rows. */
  readonly tabs?: StateTabsProps<State>;
  /** What its rows come to; null where there are too many to add up. */
  readonly total?: { readonly label: MessageKey; readonly amount: string | null };
  /** How whoever looks has kept it, and the depots they can call theirs. */
  readonly views?: ViewsOfList;
  readonly depotChoice?: DepotChoice;
  readonly filters: readonly ListFilter[];
  /** Filters of its own kind, where those of the lists do not do; `kept` are their parameters. */
  readonly filterBar?: ReactNode;
  readonly columns: readonly ListColumn<Row>[];
  /** What can be done to its rows. */
  readonly bulk?: Bulk<Row>;
  readonly rows: readonly Row[];
  /** The order of the call when none is asked for. */
  readonly usualSort: string;
  readonly nextCursor: string | null;
  /** `/api/admin/users.csv` */
  readonly csv: string;
  /** What can be made here, such as a new trailer. */
  readonly actions?: ReactNode;
  /** Said of a list that is empty without any filter. */
  readonly empty?: MessageKey;
}

/**
 * A list of the console. Its state is the query of its address, which is the query of its call:
 *
 * - contract: `z.strictObject({ ...listFields, sort: sortOf([…]), status: z.optional(z.enum(…)) })`
 * - db: `pageBy(query, keyset, { after, limit })`, `matchesWords(…, q)`; an index for every order and every filter
 * - service: `pageOf(orderBy(ORDERS, sort ?? 'name'), query, read, toItem)`; the file is `writeCsv(COLUMNS, …)` over it
 * - loader: `readListQuery(schema, url.searchParams)`, then the service; times and sums arrive in words
 * - page: this component, with `RowLink` in the column that names a row
 */
export function ConsoleList<Row extends { readonly id: string }, State extends string = never>(
  props: ConsoleListProps<Row, State>,
) {
  const { title, lead, search, above, kept = [], filters, filterBar, columns, rows, bulk } = props;
  const { usualSort, nextCursor, csv, actions, tabs, total, views, depotChoice } = props;
  const { formatMessage } = useIntl();
  const { state } = useNavigation();
  const [params] = useSearchParams();
  const names = [...filters.map(({ name }) => name), ...(tabs ? [tabs.name] : [])];
  const sorts = columns.flatMap(({ header, sort }) =>
    sort === undefined ? [] : [{ header: formatMessage({ id: header }), sort }],
  );
  const wanted = readColumns(params, views?.columns ?? null);
  const isFiltered = ['q', ...names, ...(filterBar === undefined ? [] : kept)].some((name) => params.get(name));
  const table: ConsoleTableProps<Row> = {
    caption: title,
    rows,
    columns: chosenColumns(columns, wanted),
    isBusy: state === 'loading',
    sortLink: (sort) => sortLink(params, sort, usualSort),
  };
  const nothing = (
    <EmptyState
      art={<SearchX aria-hidden="true" className="mx-auto size-10 text-asphalt-400" />}
      title={<FormattedMessage id={isFiltered ? NOTHING_FOUND : (props.empty ?? NOTHING_FOUND)} />}
    >
      {isFiltered && <FormattedMessage id="admin.list.nothingFoundHint" />}
    </EmptyState>
  );
  return (
    <ConsolePage isWide>
      <ConsoleHeader
        title={<FormattedMessage id={title} />}
        actions={
          <>
            <ListSearch label={formatMessage({ id: search })} />
            <CsvLink to={csvAddress(csv, params, [...names, ...kept])} />
            {actions}
          </>
        }
      >
        <FormattedMessage id={lead} />
      </ConsoleHeader>
      {above}
      {tabs && <StateTabs {...tabs} />}
      <div className="max-md:mb-4 max-md:flex max-md:flex-wrap max-md:items-end max-md:gap-3 max-md:*:mb-0">
        {filterBar ?? <ListFilters filters={filters} />}
        {sorts.length > 0 && rows.length > 0 && <ListSort columns={sorts} usualSort={usualSort} />}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {views && (
          <ListViews views={views} options={optionsOf(columns, formatMessage)} wanted={wanted} depots={depotChoice} />
        )}
        {total && rows.length > 0 && <ListTotal {...total} />}
      </div>
      <ListTable {...table} bulk={bulk} nothing={nothing} />
      <ListPages nextCursor={nextCursor} hasRows={rows.length > 0} />
    </ConsolePage>
  );
}

/** What names a row is no choice. */
const optionsOf = <Row,>(columns: readonly ListColumn<Row>[], formatMessage: IntlShape['formatMessage']) =>
  columns
    .filter(({ isTitle }) => isTitle !== true)
    .map(({ key, header }) => ({ value: key, label: formatMessage({ id: header }) }));

type ListTableProps<Row> = ConsoleTableProps<Row> & {
  readonly bulk: Bulk<Row> | undefined;
  readonly nothing: ReactNode;
};

function ListTable<Row extends { readonly id: string }>({ bulk, nothing, ...table }: ListTableProps<Row>) {
  if (bulk !== undefined) return <WorkTable {...table} bulk={bulk} nothing={nothing} Frame={ListCard} />;
  if (table.rows.length === 0) return nothing;
  return (
    <ListCard>
      <ConsoleTable {...table} />
    </ListCard>
  );
}

const ListCard = ({ children }: { readonly children: ReactNode }) => (
  <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0 md:overflow-x-auto md:px-3 md:py-2">
    {children}
  </Card>
);

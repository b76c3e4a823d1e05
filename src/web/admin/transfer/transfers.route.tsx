import { FormattedMessage } from '#i18n/intl.tsx';
import { TRANSFER_STATES } from '#domain/transfer/transfer-state.ts';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { useMay } from '../frame/may.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { choiceFilter, pickFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { loadTransfers, type TransferRowView } from './load-transfers.server.ts';
import { TransferActions } from './transfer-actions.tsx';
import type { Route } from './+types/transfers.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTransfers(getRequest(context), url);

export default function TransfersPage({ loaderData }: Route.ComponentProps) {
  const { rows, nextCursor, counts, types, depots } = loaderData;
  const { may } = useMay();
  return (
    <ConsoleList
      title="word.transfers"
      lead="adminTransfer.lead"
      search="adminTransfer.search"
      tabs={{ name: 'status', states: TRANSFER_STATES, wordOf: (id) => `adminTransfer.status.${id}`, counts }}
      filters={[
        ...(depots.length > 0 ? [pickFilter('depot', 'word.noun.depot', depots)] : []),
        choiceFilter('type', 'word.type', types),
      ]}
      columns={COLUMNS.filter(({ key }) => (key === 'act' ? may('fleet.write') : key !== 'cost' || may('depots.read')))}
      rows={rows}
      usualSort="due"
      nextCursor={nextCursor}
      csv="/api/admin/transfers.csv"
      empty="adminTransfer.none"
    />
  );
}

const TONES = { proposed: 'plain', planned: 'info', underway: 'free', late: 'danger' } as const;
const MUTED = 'block text-sm text-asphalt-600';

const COLUMNS: readonly ListColumn<TransferRowView>[] = [
  {
    key: 'number',
    header: 'word.noun.trailer',
    isTitle: true,
    sort: 'number',
    cell: ({ trailer, typeName }) => (
      <span className="block">
        <RowLink to={`/admin/trailers/${trailer.id}`}>{trailer.number}</RowLink>
        <span className={MUTED}>{typeName}</span>
      </span>
    ),
  },
  {
    key: 'way',
    header: 'adminTransfer.way',
    cell: ({ from, to, distance, reason }) => (
      <span className="block">
        {from.name} → {to.name}
        {distance !== null && <span className={MUTED}>{distance}</span>}
        {reason !== null && <span className={MUTED}>{reason}</span>}
      </span>
    ),
  },
  {
    key: 'due',
    header: 'word.when',
    sort: 'due',
    cell: ({ short, leaves, arrives }) =>
      short === null ? (
        <span className="block tabular-nums">
          {leaves}
          <span className={MUTED}>
            <FormattedMessage id="adminTrailer.transfer.arrives" /> {arrives}
          </span>
        </span>
      ) : (
        <FormattedMessage id="adminTransfer.missing" values={{ day: short }} />
      ),
  },
  {
    key: 'cost',
    header: 'word.costs',
    align: 'end',
    cell: ({ amount }) => <span className="tabular-nums">{amount ?? '–'}</span>,
  },
  {
    key: 'status',
    header: 'word.status',
    cell: ({ status, offered }) => (
      <span className="block">
        <WordBadge tone={TONES[status]} mark="dot" word={`adminTransfer.status.${status}`} />
        {offered !== null && (
          <span className={MUTED}>
            <FormattedMessage id="adminTransfer.offered" values={{ amount: offered }} />
          </span>
        )}
      </span>
    ),
  },
  { key: 'act', header: 'adminTransfer.act', cell: (row) => <TransferActions transfer={row} /> },
];

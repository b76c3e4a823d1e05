import { DEPOT_STATES } from '#contract/admin-depot.ts';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { AddLink } from '../list/add-link.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { choiceFilter, stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { depotLook } from './depot-look.ts';
import { type DepotListRow, loadDepots } from './load-depots.server.ts';
import type { Route } from './+types/depots.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDepots(getRequest(context), url);

export default function DepotsPage({ loaderData: { rows, nextCursor, countries } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="word.depots"
      lead="adminDepot.lead"
      search="adminDepot.search"
      filters={[
        choiceFilter('country', 'word.field.country', countries),
        stateFilter('status', 'adminDepot.status', DEPOT_STATES, (id) => `adminDepot.status.${id}`),
      ]}
      columns={COLUMNS}
      rows={rows}
      usualSort="name"
      nextCursor={nextCursor}
      csv="/api/admin/depots.csv"
      actions={<AddLink to="/admin/depots/new" label="adminDepot.new" />}
    />
  );
}

const COLUMNS: readonly ListColumn<DepotListRow>[] = [
  {
    key: 'name',
    header: 'adminDepot.name',
    isTitle: true,
    sort: 'name',
    cell: ({ id, name }) => <RowLink to={`/admin/depots/${id}`}>{name}</RowLink>,
  },
  { key: 'code', header: 'adminDepot.code', sort: 'code', cell: ({ code }) => code },
  { key: 'place', header: 'adminDepot.city', cell: ({ city, countryName }) => `${city}, ${countryName}` },
  { key: 'timeZone', header: 'adminDepot.timeZone', cell: ({ timeZone }) => timeZone },
  { key: 'keyBox', header: 'depot.facility.keyBox', cell: ({ keyBox }) => (keyBox ? '24/7' : '–') },
  {
    key: 'trailers',
    header: 'word.trailers',
    align: 'end',
    cell: ({ id, trailers }) => (trailers === 0 ? 0 : <RowLink to={`/admin/trailers?depot=${id}`}>{trailers}</RowLink>),
  },
  {
    key: 'status',
    header: 'adminDepot.status',
    cell: ({ status }) => <WordBadge {...depotLook(status)} />,
  },
];

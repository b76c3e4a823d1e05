import { Plus } from 'lucide-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { DEPOT_STATES } from '#contract/admin-depot.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { type DepotListRow, loadDepots } from './load-depots.server.ts';
import type { Route } from './+types/depots.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadDepots(getRequest(context), url);

export default function DepotsPage({ loaderData: { rows, nextCursor, countries } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'word.depots' })}
      lead={<FormattedMessage id="adminDepot.lead" />}
      search={formatMessage({ id: 'adminDepot.search' })}
      filters={[
        { kind: 'choice', name: 'country', label: formatMessage({ id: 'word.field.country' }), options: countries },
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'adminDepot.status' }),
          options: DEPOT_STATES.map((id) => ({ id, label: formatMessage({ id: `adminDepot.status.${id}` }) })),
        },
      ]}
      columns={toColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="name"
      nextCursor={nextCursor}
      csv="/api/admin/depots.csv"
      actions={
        <LinkButton to="/admin/depots/new" tone="signal">
          <Plus aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminDepot.new" />
        </LinkButton>
      }
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly ListColumn<DepotListRow>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'adminDepot.name' }),
    isTitle: true,
    sort: 'name',
    cell: ({ id, name }) => <RowLink to={`/admin/depots/${id}`}>{name}</RowLink>,
  },
  { key: 'code', header: formatMessage({ id: 'adminDepot.code' }), sort: 'code', cell: ({ code }) => code },
  {
    key: 'place',
    header: formatMessage({ id: 'adminDepot.city' }),
    cell: ({ city, countryName }) => `${city}, ${countryName}`,
  },
  { key: 'timeZone', header: formatMessage({ id: 'adminDepot.timeZone' }), cell: ({ timeZone }) => timeZone },
  {
    key: 'keyBox',
    header: formatMessage({ id: 'depot.facility.keyBox' }),
    cell: ({ keyBox }) => (keyBox ? '24/7' : '–'),
  },
  {
    key: 'trailers',
    header: formatMessage({ id: 'word.trailers' }),
    align: 'end',
    cell: ({ id, trailers }) => (trailers === 0 ? 0 : <RowLink to={`/admin/trailers?depot=${id}`}>{trailers}</RowLink>),
  },
  {
    key: 'status',
    header: formatMessage({ id: 'adminDepot.status' }),
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'free' : 'taken'} mark={status === 'active' ? 'dot' : 'square'}>
        <FormattedMessage id={`adminDepot.status.${status}`} />
      </Badge>
    ),
  },
];

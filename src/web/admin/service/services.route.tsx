import { FormattedMessage } from '#i18n/intl.tsx';
import { SERVICE_STATES } from '#contract/admin-service.ts';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { AddLink } from '../list/add-link.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { choiceFilter, stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { loadServices, type ServiceListRow } from './load-services.server.ts';
import type { Route } from './+types/services.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadServices(getRequest(context), url);

export default function ServicesPage({ loaderData: { rows, nextCursor, types } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.services"
      lead="adminService.lead"
      search="adminService.search"
      filters={[
        choiceFilter('type', 'adminService.offeredFor', types),
        stateFilter('status', 'adminService.status', SERVICE_STATES, (id) => `adminService.status.${id}`),
      ]}
      columns={COLUMNS}
      rows={rows}
      usualSort="position"
      nextCursor={nextCursor}
      csv="/api/admin/services.csv"
      actions={<AddLink to="/admin/services/new" label="adminService.new" />}
    />
  );
}

const COLUMNS: readonly ListColumn<ServiceListRow>[] = [
  {
    key: 'name',
    header: 'word.serviceName',
    isTitle: true,
    cell: ({ key, name }) => <RowLink to={`/admin/services/${key}`}>{name}</RowLink>,
  },
  { key: 'key', header: 'adminService.key', sort: 'key', cell: ({ key }) => key },
  {
    key: 'position',
    header: 'adminService.position',
    sort: 'position',
    align: 'end',
    cell: ({ position }) => position,
  },
  { key: 'unit', header: 'adminService.unit', cell: ({ unit }) => <FormattedMessage id={`word.unit.${unit}`} /> },
  {
    key: 'price',
    header: 'adminService.price',
    align: 'end',
    cell: ({ price }) => price ?? <FormattedMessage id="adminService.noPrice" />,
  },
  { key: 'types', header: 'adminService.types', align: 'end', cell: ({ types }) => types },
  {
    key: 'rules',
    header: 'adminService.rules',
    cell: ({ mandatory, recommended, leadTimeHours }) => (
      <span className="inline-flex flex-wrap justify-end gap-1.5 md:justify-start">
        {mandatory && <WordBadge tone="ink" word="adminService.mandatory" />}
        {recommended && <WordBadge tone="info" word="adminService.recommended" />}
        {leadTimeHours > 0 && <WordBadge word="adminService.leadTime" values={{ hours: leadTimeHours }} />}
        {!mandatory && !recommended && leadTimeHours === 0 && '–'}
      </span>
    ),
  },
  {
    key: 'status',
    header: 'adminService.status',
    cell: ({ status }) => (
      <WordBadge
        tone={status === 'active' ? 'free' : 'taken'}
        mark={status === 'active' ? 'dot' : 'square'}
        word={`adminService.status.${status}`}
      />
    ),
  },
];

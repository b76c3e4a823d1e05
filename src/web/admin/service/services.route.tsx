import { Plus } from 'lucide-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { SERVICE_STATES } from '#contract/admin-service.ts';
import { getRequest } from '#web/request-context.server.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadServices, type ServiceListRow } from './load-services.server.ts';
import type { Route } from './+types/services.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadServices(getRequest(context), url);

export default function ServicesPage({ loaderData: { rows, nextCursor, types } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.services' })}
      lead={<FormattedMessage id="adminService.lead" />}
      search={formatMessage({ id: 'adminService.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'type',
          label: formatMessage({ id: 'adminService.offeredFor' }),
          options: types.map((id) => ({ id, label: typeName(intl, id) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'adminService.status' }),
          options: SERVICE_STATES.map((id) => ({ id, label: formatMessage({ id: `adminService.status.${id}` }) })),
        },
      ]}
      columns={toColumns(intl)}
      rows={rows}
      rowKey={({ key }) => key}
      usualSort="position"
      nextCursor={nextCursor}
      csv="/api/admin/services.csv"
      actions={
        <LinkButton to="/admin/services/new" tone="signal">
          <Plus aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminService.new" />
        </LinkButton>
      }
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly ListColumn<ServiceListRow>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'word.serviceName' }),
    isTitle: true,
    cell: ({ key, name }) => <RowLink to={`/admin/services/${key}`}>{name}</RowLink>,
  },
  { key: 'key', header: formatMessage({ id: 'adminService.key' }), sort: 'key', cell: ({ key }) => key },
  {
    key: 'position',
    header: formatMessage({ id: 'adminService.position' }),
    sort: 'position',
    align: 'end',
    cell: ({ position }) => position,
  },
  {
    key: 'unit',
    header: formatMessage({ id: 'adminService.unit' }),
    cell: ({ unit }) => <FormattedMessage id={`word.unit.${unit}`} />,
  },
  {
    key: 'price',
    header: formatMessage({ id: 'adminService.price' }),
    align: 'end',
    cell: ({ price }) => price ?? <FormattedMessage id="adminService.noPrice" />,
  },
  { key: 'types', header: formatMessage({ id: 'adminService.types' }), align: 'end', cell: ({ types }) => types },
  {
    key: 'rules',
    header: formatMessage({ id: 'adminService.rules' }),
    cell: ({ mandatory, recommended, leadTimeHours }) => (
      <span className="inline-flex flex-wrap justify-end gap-1.5 md:justify-start">
        {mandatory && (
          <Badge tone="ink">
            <FormattedMessage id="adminService.mandatory" />
          </Badge>
        )}
        {recommended && (
          <Badge tone="info">
            <FormattedMessage id="adminService.recommended" />
          </Badge>
        )}
        {leadTimeHours > 0 && (
          <Badge>
            <FormattedMessage id="adminService.leadTime" values={{ hours: leadTimeHours }} />
          </Badge>
        )}
        {!mandatory && !recommended && leadTimeHours === 0 && '–'}
      </span>
    ),
  },
  {
    key: 'status',
    header: formatMessage({ id: 'adminService.status' }),
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'free' : 'taken'} mark={status === 'active' ? 'dot' : 'square'}>
        <FormattedMessage id={`adminService.status.${status}`} />
      </Badge>
    ),
  },
];

import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { BUSINESS_UNIT_STATUSES, RISK_STATUSES } from '#domain/business-unit/fields.ts';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { RiskBadge, UnitBadge } from './customer-badges.tsx';
import { loadBusinessUnits, type UnitRow } from './load-business-units.server.ts';
import type { Route } from './+types/business-units.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBusinessUnits(getRequest(context), url);

export default function BusinessUnitsPage({ loaderData: { rows, nextCursor, countries } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.businessUnits' })}
      lead={<FormattedMessage id="adminBusinessUnit.units.lead" />}
      search={formatMessage({ id: 'adminBusinessUnit.units.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'word.status' }),
          options: BUSINESS_UNIT_STATUSES.map((id) => ({
            id,
            label: formatMessage({ id: `adminBusinessUnit.status.${id}` }),
          })),
        },
        {
          kind: 'choice',
          name: 'risk',
          label: formatMessage({ id: 'adminBusinessUnit.risk' }),
          options: RISK_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminBusinessUnit.risk.${id}` }) })),
        },
        { kind: 'choice', name: 'country', label: formatMessage({ id: 'word.field.country' }), options: countries },
      ]}
      columns={toColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="name"
      nextCursor={nextCursor}
      csv="/api/admin/business-units.csv"
    />
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly ListColumn<UnitRow>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'word.field.company' }),
    isTitle: true,
    sort: 'name',
    cell: ({ id, name }) => <RowLink to={`/admin/business-units/${id}`}>{name}</RowLink>,
  },
  { key: 'country', header: formatMessage({ id: 'word.field.country' }), cell: ({ countryName }) => countryName },
  { key: 'vatId', header: formatMessage({ id: 'word.field.vatId' }), cell: ({ vatId }) => vatId ?? '–' },
  {
    key: 'members',
    header: formatMessage({ id: 'word.people' }),
    align: 'end',
    cell: ({ members }) => members,
  },
  {
    key: 'creditLimit',
    header: formatMessage({ id: 'adminBusinessUnit.creditLimit' }),
    align: 'end',
    cell: ({ creditLimit }) => creditLimit ?? <FormattedMessage id="adminBusinessUnit.unlimited" />,
  },
  {
    key: 'risk',
    header: formatMessage({ id: 'adminBusinessUnit.risk' }),
    cell: ({ riskStatus }) => <RiskBadge status={riskStatus} />,
  },
  {
    key: 'status',
    header: formatMessage({ id: 'word.status' }),
    cell: ({ status }) => <UnitBadge status={status} />,
  },
  {
    key: 'since',
    header: formatMessage({ id: 'adminBusinessUnit.since' }),
    align: 'end',
    sort: 'createdAt',
    cell: ({ since }) => since,
  },
];

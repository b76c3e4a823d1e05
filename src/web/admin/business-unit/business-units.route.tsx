import { FormattedMessage } from '#i18n/intl.tsx';
import { BUSINESS_UNIT_STATUSES, RISK_STATUSES, usualUnitSort } from '#domain/business-unit/fields.ts';
import { getRequest } from '#web/request-context.server.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { choiceFilter, stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { RiskBadge, UnitBadge } from './customer-badges.tsx';
import { loadBusinessUnits, type UnitRow } from './load-business-units.server.ts';
import type { Route } from './+types/business-units.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBusinessUnits(getRequest(context), url);

export default function BusinessUnitsPage({
  loaderData: { rows, nextCursor, views, countries, status, counts },
}: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.businessUnits"
      lead="adminBusinessUnit.units.lead"
      search="adminBusinessUnit.units.search"
      tabs={{
        name: 'status',
        states: BUSINESS_UNIT_STATUSES,
        wordOf: (id) => `adminBusinessUnit.status.${id}`,
        counts,
      }}
      filters={[
        stateFilter('risk', 'adminBusinessUnit.risk', RISK_STATUSES, (id) => `adminBusinessUnit.risk.${id}`),
        choiceFilter('country', 'word.field.country', countries),
      ]}
      columns={COLUMNS}
      rows={rows}
      views={views}
      usualSort={usualUnitSort(status)}
      nextCursor={nextCursor}
      csv="/api/admin/business-units.csv"
    />
  );
}

const COLUMNS: readonly ListColumn<UnitRow>[] = [
  {
    key: 'name',
    header: 'word.field.company',
    isTitle: true,
    sort: 'name',
    cell: ({ id, name, hasTwin }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <RowLink to={`/admin/business-units/${id}`}>{name}</RowLink>
        {hasTwin && <WordBadge tone="warn" word="adminBusinessUnit.hasTwin" />}
      </span>
    ),
  },
  { key: 'country', header: 'word.field.country', cell: ({ countryName }) => countryName },
  { key: 'vatId', header: 'word.field.vatId', cell: ({ vatId }) => vatId ?? '–' },
  { key: 'members', header: 'word.people', align: 'end', cell: ({ members }) => members },
  {
    key: 'creditLimit',
    header: 'adminBusinessUnit.creditLimit',
    align: 'end',
    cell: ({ creditLimit }) => creditLimit ?? <FormattedMessage id="adminBusinessUnit.unlimited" />,
  },
  { key: 'risk', header: 'adminBusinessUnit.risk', cell: ({ riskStatus }) => <RiskBadge status={riskStatus} /> },
  {
    key: 'status',
    header: 'word.status',
    cell: ({ status, verdict }) => (
      <>
        <UnitBadge status={status} />
        {verdict !== null && (
          <span className="mt-1 block max-w-72 text-sm wrap-anywhere text-asphalt-600">
            {verdict.at} · {verdict.by}
            {verdict.ground !== null && (
              <>
                {' · '}
                <FormattedMessage id={`adminBusinessUnit.ground.${verdict.ground}`} />
              </>
            )}
            {verdict.reason !== null && ` · ${verdict.reason}`}
          </span>
        )}
      </>
    ),
  },
  { key: 'since', header: 'adminBusinessUnit.since', align: 'end', sort: 'createdAt', cell: ({ since }) => since },
];

import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { AccountCard } from '../account/account-card.tsx';
import { UNIT_AUDIT_COLUMNS } from '../audit/audit-columns.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { RiskBadge, UnitBadge } from './customer-badges.tsx';
import { EraseUnit } from './erase-unit.tsx';
import { loadBusinessUnit } from './load-business-unit.server.ts';
import { RequiredData } from './required-data.tsx';
import { TableCard } from './table-card.tsx';
import { UnitDecisions } from './unit-decisions.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UNIT_ORDER_COLUMNS } from './unit-order-columns.tsx';
import { UnitTerms } from './unit-terms.tsx';
import { MEMBER_COLUMNS } from './user-columns.tsx';
import type { Route } from './+types/business-unit.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadBusinessUnit(getRequest(context), requireId(params.businessUnitId, url));

export default function BusinessUnitPage({ loaderData: view }: Route.ComponentProps) {
  const { unit, members, records, orders, openOrders, account } = view;
  const isErased = unit.erasedAt !== null;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/business-units', label: <FormattedMessage id="admin.nav.businessUnits" /> }}
        title={unit.name}
        badges={
          <>
            <UnitBadge status={unit.status} />
            <RiskBadge status={unit.riskStatus} />
            {isErased && <WordBadge tone="plain" word="adminBusinessUnit.erase.done" />}
          </>
        }
        actions={
          <>
            <DownloadLink to={`/api/admin/business-units/${unit.id}/export`}>
              <FormattedMessage id="adminBusinessUnit.export" />
            </DownloadLink>
            {unit.status === 'blocked' && !isErased && <EraseUnit unit={unit} />}
            <UnitDecisions unit={unit} />
          </>
        }
      />
      {unit.status === 'pendingReview' && (
        <div className="mb-4">
          <Notice title={<FormattedMessage id="adminBusinessUnit.review" />}>
            <FormattedMessage id="adminBusinessUnit.review.text" />
          </Notice>
        </div>
      )}
      <div className={`grid items-start gap-4 ${isErased ? '' : 'xl:grid-cols-[minmax(0,1fr)_22rem]'}`}>
        <div className="flex min-w-0 flex-col gap-4">
          <UnitFacts view={view} />
          {account !== null && <AccountCard account={account} />}
          <TableCard
            title="word.people"
            rows={members}
            columns={MEMBER_COLUMNS}
            all={`/admin/users?businessUnit=${unit.id}`}
            empty="adminBusinessUnit.noMembers"
          />
          <TableCard
            title="admin.nav.orders"
            rows={orders}
            columns={UNIT_ORDER_COLUMNS}
            all={orders.length > 0 ? `/admin/orders?businessUnit=${unit.id}` : undefined}
            empty="adminBusinessUnit.noOrders"
          />
          <TableCard
            title="admin.nav.audit"
            rows={records}
            columns={UNIT_AUDIT_COLUMNS}
            all={`/admin/audit?businessUnit=${unit.id}`}
            empty="adminBusinessUnit.noRecords"
          />
        </div>
        {!isErased && (
          <div className="flex min-w-0 flex-col gap-4">
            <RequiredData missing={unit.missing} />
            <UnitTerms unit={unit} openOrders={openOrders} />
          </div>
        )}
      </div>
    </ConsolePage>
  );
}

import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { getRequest } from '#web/request-context.server.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toAuditColumns } from '../audit/audit-columns.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { unsorted } from '../list/console-list.tsx';
import { RiskBadge, UnitBadge } from './customer-badges.tsx';
import { loadBusinessUnit } from './load-business-unit.server.ts';
import { RequiredData } from './required-data.tsx';
import { UnitDecisions } from './unit-decisions.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { UnitOrders } from './unit-orders.tsx';
import { UnitTerms } from './unit-terms.tsx';
import { toUserColumns } from './user-columns.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: LoaderFunctionArgs) =>
  loadBusinessUnit(getRequest(context), requireId(params['businessUnitId'], url));

export default function BusinessUnitPage() {
  const view = useLoaderData<typeof loader>();
  const intl = useIntl();
  const { formatMessage } = intl;
  const { unit, members, records, orders, openOrders } = view;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/business-units', label: <FormattedMessage id="admin.nav.businessUnits" /> }}
        title={unit.name}
        badges={
          <>
            <UnitBadge status={unit.status} />
            <RiskBadge status={unit.riskStatus} />
          </>
        }
        actions={<UnitDecisions unit={unit} />}
      />
      {unit.status === 'pendingReview' && (
        <div className="mb-4">
          <Notice title={<FormattedMessage id="adminCustomer.review" />}>
            <FormattedMessage id="adminCustomer.review.text" />
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <UnitFacts view={view} />
          <Card>
            <CardHeader
              title={<FormattedMessage id="adminCustomer.members" />}
              action={
                <TextLink to={`/admin/users?businessUnit=${unit.id}`} isAlone data-ahead="hover">
                  <FormattedMessage id="adminCustomer.all" />
                </TextLink>
              }
            />
            <DataTable
              caption={formatMessage({ id: 'adminCustomer.members' })}
              rows={members}
              rowKey={({ id }) => id}
              columns={unsorted(toUserColumns(intl, { isOfOneUnit: true }))}
              empty={
                <p className="text-asphalt-600">
                  <FormattedMessage id="adminCustomer.noMembers" />
                </p>
              }
            />
          </Card>
          <UnitOrders orders={orders} businessUnitId={unit.id} />
          <Card>
            <CardHeader
              title={<FormattedMessage id="admin.nav.audit" />}
              action={
                <TextLink to={`/admin/audit?businessUnit=${unit.id}`} isAlone data-ahead="hover">
                  <FormattedMessage id="adminCustomer.all" />
                </TextLink>
              }
            />
            <DataTable
              caption={formatMessage({ id: 'admin.nav.audit' })}
              rows={records}
              rowKey={({ id }) => id}
              columns={unsorted(toAuditColumns(intl, { isOfOneUnit: true }))}
              empty={
                <p className="text-asphalt-600">
                  <FormattedMessage id="adminCustomer.noRecords" />
                </p>
              }
            />
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <RequiredData missing={unit.missing} />
          <UnitTerms unit={unit} openOrders={openOrders} />
        </div>
      </div>
    </ConsolePage>
  );
}

import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { DownloadLink } from '#web/ui/download-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { AccountCard } from '../account/account-card.tsx';
import { UNIT_AUDIT_COLUMNS } from '../audit/audit-columns.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { NotesCard } from '../note/notes-card.tsx';
import { BillingTermsCard } from './billing-terms.tsx';
import { ContactsCard } from './contacts-card.tsx';
import { RiskBadge, UnitBadge } from './customer-badges.tsx';
import { EraseUnit } from './erase-unit.tsx';
import { loadBusinessUnit } from './load-business-unit.server.ts';
import { RequiredData } from './required-data.tsx';
import { TableCard } from './table-card.tsx';
import { TwinNotice } from './twin-notice.tsx';
import { UnitDecisions } from './unit-decisions.tsx';
import { UnitFacts } from './unit-facts.tsx';
import { INVITATION_COLUMNS, UNIT_MAIL_COLUMNS, UNIT_MEMBER_COLUMNS } from './unit-mail-columns.tsx';
import { UNIT_ORDER_COLUMNS } from './unit-order-columns.tsx';
import { BillingFacts, TrustFacts } from './terms-facts.tsx';
import { UnitTerms } from './unit-terms.tsx';
import { VerdictNotice } from './verdict-notice.tsx';
import { useListBack } from '../list/use-list-back.ts';
import type { Route } from './+types/business-unit.route.ts';
import { May, useMay } from '../frame/may.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadBusinessUnit(getRequest(context), requireId(params.businessUnitId, url));

export default function BusinessUnitPage({ loaderData: view }: Route.ComponentProps) {
  const { unit, members, records, orders, openOrders, account, billing, notes, mails, invitations, verdict } = view;
  const isErased = unit.erasedAt !== null;
  const mayChange = useMay().may('customers.write');
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/business-units'), label: <FormattedMessage id="admin.nav.businessUnits" /> }}
        history={`businessUnit=${unit.id}`}
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
            <May right="customers.erase">
              <DownloadLink to={`/api/admin/business-units/${unit.id}/export`}>
                <FormattedMessage id="adminBusinessUnit.export" />
              </DownloadLink>
            </May>
            {unit.status === 'blocked' && !isErased && (
              <May right="customers.erase">
                <EraseUnit unit={unit} />
              </May>
            )}
            <May right="customers.write">
              <UnitDecisions unit={unit} />
            </May>
          </>
        }
      />
      <div className="mb-4 flex flex-col gap-4 empty:hidden">
        {unit.status === 'pendingReview' && (
          <Notice title={<FormattedMessage id="adminBusinessUnit.review" />}>
            <FormattedMessage id="adminBusinessUnit.review.text" />
          </Notice>
        )}
        <VerdictNotice status={unit.status} verdict={verdict} />
        <TwinNotice twins={unit.twins} />
      </div>
      <div className={`grid items-start gap-4 ${isErased ? '' : 'xl:grid-cols-[minmax(0,1fr)_22rem]'}`}>
        <div className="flex min-w-0 flex-col gap-4">
          <UnitFacts view={view} />
          {!isErased && <ContactsCard unitId={unit.id} contacts={unit.contacts} />}
          {!isErased && notes && <NotesCard notes={notes} />}
          {account !== null && <AccountCard account={account} />}
          <TableCard
            title="word.people"
            rows={members}
            columns={UNIT_MEMBER_COLUMNS}
            all={`/admin/users?businessUnit=${unit.id}`}
            empty="adminBusinessUnit.noMembers"
          />
          {invitations.length > 0 && (
            <TableCard
              title="adminBusinessUnit.invitations"
              rows={invitations}
              columns={INVITATION_COLUMNS}
              empty="adminBusinessUnit.noMembers"
            />
          )}
          <TableCard
            title="admin.nav.orders"
            rows={orders}
            columns={UNIT_ORDER_COLUMNS}
            all={orders.length > 0 ? `/admin/orders?businessUnit=${unit.id}` : undefined}
            empty="adminBusinessUnit.noOrders"
          />
          {mails && (
            <TableCard
              title="admin.nav.mails"
              rows={mails}
              columns={UNIT_MAIL_COLUMNS}
              all={mails.length > 0 ? `/admin/mails?businessUnit=${unit.id}` : undefined}
              empty="adminMail.none"
            />
          )}
          {records && (
            <TableCard
              title="admin.nav.audit"
              rows={records}
              columns={UNIT_AUDIT_COLUMNS}
              all={`/admin/audit?businessUnit=${unit.id}`}
              empty="adminBusinessUnit.noRecords"
            />
          )}
        </div>
        {!isErased && (
          <div className="flex min-w-0 flex-col gap-4">
            <RequiredData missing={unit.missing} />
            {mayChange ? (
              <UnitTerms unit={unit} openOrders={openOrders} />
            ) : (
              <TrustFacts unit={unit} openOrders={openOrders} creditLimit={view.creditLimit} />
            )}
            {billing &&
              (mayChange ? <BillingTermsCard unitId={unit.id} terms={billing} /> : <BillingFacts terms={billing} />)}
          </div>
        )}
      </div>
    </ConsolePage>
  );
}

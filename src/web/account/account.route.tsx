import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Image } from '#web/ui/image.tsx';
import { PageBody } from '#web/ui/page-body.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AccountNav } from './account-nav.tsx';
import { listTabs } from './account-tabs.ts';
import { AddressesTab } from './addresses-tab.tsx';
import { ChecklistCard } from './checklist-card.tsx';
import { isComplete, isReadyToOrder, toChecklist } from './checklist.ts';
import { CompanyTab } from './company-tab.tsx';
import { LegalTab } from './legal-tab.tsx';
import { type AccountView, loadAccount } from './load-account.server.ts';
import { MeTab } from './me-tab.tsx';
import { PasswordTab } from './password-tab.tsx';
import { PaymentTab } from './payment-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ReturnNotice } from './return-notice.tsx';
import { withReturnPath } from './return-step.ts';
import { TrailerConnectTab } from './trailer-connect-tab.tsx';
import { useReturn } from './use-return.ts';
import type { Route } from './+types/account.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadAccount(getRequest(context), url.searchParams);

export default function AccountPage({ loaderData: data }: Route.ComponentProps) {
  const { config } = usePageScope();
  const { me, tab, returnPath } = data;
  const { user, businessUnit, businessUnitRole: role } = me;
  const tabs = listTabs(me);
  const hasMore = tabs.length > 1;
  const checklist = hasMore ? toChecklist(me, config) : [];
  useReturn(returnPath, isReadyToOrder(checklist));
  const incomplete = new Set(checklist.filter(({ missing }) => missing.length > 0).map((item) => item.tab));
  return (
    <PageBody>
      <PageHeader
        title={<FormattedMessage id="nav.account" />}
        actions={
          businessUnit?.logo && (
            <Image
              src={businessUnit.logo}
              preset="logo"
              alt={businessUnit.name}
              width={160}
              height={56}
              className="h-14 w-40 object-contain object-right"
            />
          )
        }
      >
        {user.firstName} {user.lastName}
        {businessUnit !== null && ` · ${businessUnit.name}`}
        {role !== null && (
          <>
            {' · '}
            <FormattedMessage id={`role.${role}`} />
          </>
        )}
      </PageHeader>
      {returnPath !== null && <ReturnNotice path={returnPath} isReady={isReadyToOrder(checklist)} />}
      {!isComplete(checklist) && (
        <ChecklistCard
          items={checklist.map((item) => ({ ...item, to: withReturnPath(item.to, returnPath) }))}
          hasBillingAddress={user.defaultBillingAddressId !== null}
        />
      )}
      <div className={hasMore ? 'grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12' : ''}>
        {hasMore && <AccountNav tabs={tabs} current={tab} incomplete={incomplete} returnPath={returnPath} />}
        <div className="min-w-0 max-w-190">
          <TabContent {...data} />
          <p className="mt-8 text-body-s">
            <TextLink to="/help" isAlone>
              <FormattedMessage id="footer.answers" />
            </TextLink>
          </p>
        </div>
      </div>
    </PageBody>
  );
}

function TabContent(data: AccountView) {
  const { me, admins, tab } = data;
  const unit = me.businessUnit;
  if (unit !== null) {
    switch (tab) {
      case 'company':
        return <CompanyTab me={me} unit={unit} admins={admins} countries={data.countries} />;
      case 'addresses':
        return <AddressesTab me={me} unit={unit} admins={admins} countries={data.countries} />;
      case 'payment':
        return <PaymentTab me={me} unit={unit} admins={admins} mandate={data.mandate} invoicing={data.invoicing} />;
      case 'trailer-connect':
        return <TrailerConnectTab me={me} unit={unit} admins={admins} />;
    }
  }
  switch (tab) {
    case 'password':
      return <PasswordTab me={me} admins={admins} />;
    case 'legal':
      return <LegalTab me={me} admins={admins} acceptances={data.acceptances} />;
    case 'privacy':
      return <PrivacyTab me={me} visits={data.visits} />;
    default:
      return <MeTab me={me} admins={admins} />;
  }
}

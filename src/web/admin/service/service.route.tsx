import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { typeName } from '#web/words/trailer-name.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { loadService } from './load-services.server.ts';
import { EditService } from './service-page.tsx';
import type { Route } from './+types/service.route.ts';
import { PageLink } from '../frame/page-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, context }: Route.LoaderArgs) => loadService(getRequest(context), params.serviceKey);

export default function ServicePage({ loaderData: view }: Route.ComponentProps) {
  const intl = useIntl();
  const { service, name, prices } = view;
  if (service === null) return null;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/services', label: <FormattedMessage id="admin.nav.services" /> }}
        history={`object=${service.key}`}
        title={name}
      >
        {service.key}
      </ConsoleHeader>
      <div className="mb-4">
        <TitledCard
          title="adminService.price"
          action={
            <PageLink to="/admin/prices" isAlone data-ahead="hover">
              <FormattedMessage id="adminService.toPrices" />
            </PageLink>
          }
        >
          {prices.length === 0 ? (
            <p className="text-body-s text-asphalt-600">
              <FormattedMessage id="adminService.noPrice.long" />
            </p>
          ) : (
            <Facts facts={prices.map(({ type, price }) => ({ name: typeName(intl, type), value: price }))} />
          )}
        </TitledCard>
      </div>
      <EditService key={service.key} service={service} view={view} />
    </ConsolePage>
  );
}

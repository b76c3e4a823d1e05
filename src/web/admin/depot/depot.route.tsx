import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { EditDepot } from './depot-page.tsx';
import { loadDepot } from './load-depot.server.ts';
import type { Route } from './+types/depot.route.ts';
import { PageLink } from '../frame/page-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadDepot(getRequest(context), requireId(params.depotId, url));

export default function DepotPage({ loaderData: { depot, choices } }: Route.ComponentProps) {
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/depots', label: <FormattedMessage id="word.depots" /> }}
        history={`object=${depot.id}`}
        title={depot.name}
      >
        {depot.code} · {depot.city} ·{' '}
        <PageLink to={`/admin/trailers?depot=${depot.id}`}>
          <FormattedMessage id="depot.trailers" values={{ count: depot.trailers }} />
        </PageLink>
      </ConsoleHeader>
      <EditDepot key={depot.id} depot={depot} choices={choices} />
    </ConsolePage>
  );
}

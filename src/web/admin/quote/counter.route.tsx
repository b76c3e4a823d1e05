import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { FleetFilters } from '../trailer/fleet-filters.tsx';
import { CounterOrder } from './counter-order.tsx';
import { CounterResults } from './counter-results.tsx';
import { loadCounter } from './load-counter.server.ts';
import { useErrand } from './use-errand.ts';
import type { Route } from './+types/counter.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadCounter(getRequest(context), url);

export default function CounterPage({ loaderData: data }: Route.ComponentProps) {
  const errand = useErrand();
  return (
    <ConsolePage>
      <ConsoleHeader
        title={<FormattedMessage id="admin.nav.counter" />}
        actions={
          <TextLink to="/admin/quotes" isAlone data-ahead="hover">
            <FormattedMessage id="word.quotes" />
          </TextLink>
        }
      >
        <FormattedMessage id="adminQuote.lead" />
      </ConsoleHeader>
      <FleetFilters depots={data.depots} spot={data.spot} types={data.types} isOfShop />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="min-w-0">
          {!data.hasPeriod && (
            <div className="mb-4">
              <Notice>
                <FormattedMessage id="adminQuote.choosePeriod" />
              </Notice>
            </div>
          )}
          <CounterResults cards={data.cards} hasMore={data.hasMore} errand={errand} canAdd={data.hasPeriod} />
        </div>
        <div className="min-w-0">
          <CounterOrder data={data} errand={errand} />
        </div>
      </div>
    </ConsolePage>
  );
}

import { useRef } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { FleetFilters } from '../trailer/fleet-filters.tsx';
import { CounterOrder } from './counter-order.tsx';
import { CounterResults } from './counter-results.tsx';
import { loadCounter } from './load-counter.server.ts';
import { useErrand } from './use-errand.ts';
import type { Route } from './+types/counter.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadCounter(getRequest(context), url);

const ERRAND = 'errand';

export default function CounterPage({ loaderData: data }: Route.ComponentProps) {
  const part = useRef<HTMLDivElement>(null);
  const errand = useErrand(part);
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
        <div ref={part} id={ERRAND} data-stays className="min-w-0 scroll-mt-4">
          <CounterOrder data={data} errand={errand} />
        </div>
      </div>
      <ErrandBar count={errand.lines.length} />
    </ConsolePage>
  );
}

/** Below a long list on a phone: how much is gathered, and the way down to it. */
function ErrandBar({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <div className="safe-bottom sticky inset-x-0 bottom-(--consent) z-30 -mx-4 mt-4 border-t border-line bg-sheet px-4 py-3 shadow-up xl:hidden">
      <PlainLink href={`#${ERRAND}`}>
        <FormattedMessage id="adminQuote.gathered" values={{ count }} />
      </PlainLink>
    </div>
  );
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { PRICE_LIST_STATES } from '#contract/admin-price.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Button } from '#web/ui/button.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { loadPrices, type PriceListView } from './load-prices.server.ts';
import { NewListDrawer } from './new-list-drawer.tsx';
import { PriceBadge } from './price-badge.tsx';
import type { Route } from './+types/prices.route.ts';
import { May } from '../frame/may.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadPrices(getRequest(context), url);

export default function PricesPage({ loaderData: { rows, nextCursor } }: Route.ComponentProps) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ConsoleList
        title="admin.nav.prices"
        lead="adminPrice.lead"
        search="adminPrice.search"
        filters={[stateFilter('state', 'adminPrice.state', PRICE_LIST_STATES, (id) => `adminPrice.state.${id}`)]}
        columns={COLUMNS}
        rows={rows}
        usualSort="-validFrom"
        nextCursor={nextCursor}
        csv="/api/admin/prices.csv"
        actions={
          <May right="prices.write">
            <Button tone="signal" onClick={() => setIsMaking(true)}>
              <Plus aria-hidden="true" className="size-5" />
              <FormattedMessage id="adminPrice.new" />
            </Button>
          </May>
        }
      />
      <NewListDrawer isOpen={isMaking} onOpenChange={setIsMaking} />
    </>
  );
}

const COLUMNS: readonly ListColumn<PriceListView>[] = [
  {
    key: 'name',
    header: 'adminPrice.name',
    isTitle: true,
    cell: ({ id, name }) => <RowLink to={`/admin/prices/${id}`}>{name}</RowLink>,
  },
  { key: 'number', header: 'adminPrice.number', sort: 'number', align: 'end', cell: ({ number }) => number },
  { key: 'validFrom', header: 'adminPrice.validFrom', sort: 'validFrom', cell: ({ from }) => from },
  { key: 'published', header: 'adminPrice.published', cell: ({ published }) => published ?? '–' },
  { key: 'state', header: 'adminPrice.state', cell: ({ state }) => <PriceBadge state={state} /> },
];

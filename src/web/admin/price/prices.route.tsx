import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { PRICE_LIST_STATES } from '#contract/admin-price.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Button } from '#web/ui/button.tsx';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadPrices, type PriceListView } from './load-prices.server.ts';
import { NewListDrawer } from './new-list-drawer.tsx';
import { PriceBadge } from './price-badge.tsx';
import type { Route } from './+types/prices.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadPrices(getRequest(context), url);

export default function PricesPage({ loaderData: { rows, nextCursor } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <ConsoleList
        title={formatMessage({ id: 'admin.nav.prices' })}
        lead={<FormattedMessage id="adminPrice.lead" />}
        search={formatMessage({ id: 'adminPrice.search' })}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: formatMessage({ id: 'adminPrice.state' }),
            options: PRICE_LIST_STATES.map((id) => ({ id, label: formatMessage({ id: `adminPrice.state.${id}` }) })),
          },
        ]}
        columns={toColumns(intl)}
        rows={rows}
        rowKey={({ id }) => id}
        usualSort="-validFrom"
        nextCursor={nextCursor}
        csv="/api/admin/prices.csv"
        actions={
          <Button tone="signal" onClick={() => setIsMaking(true)}>
            <Plus aria-hidden="true" className="size-5" />
            <FormattedMessage id="adminPrice.new" />
          </Button>
        }
      />
      <NewListDrawer isOpen={isMaking} onOpenChange={setIsMaking} />
    </>
  );
}

const toColumns = ({ formatMessage }: IntlShape): readonly ListColumn<PriceListView>[] => [
  {
    key: 'name',
    header: formatMessage({ id: 'adminPrice.name' }),
    isTitle: true,
    cell: ({ id, name }) => <RowLink to={`/admin/prices/${id}`}>{name}</RowLink>,
  },
  {
    key: 'number',
    header: formatMessage({ id: 'adminPrice.number' }),
    sort: 'number',
    align: 'end',
    cell: ({ number }) => number,
  },
  {
    key: 'validFrom',
    header: formatMessage({ id: 'adminPrice.validFrom' }),
    sort: 'validFrom',
    cell: ({ from }) => from,
  },
  {
    key: 'published',
    header: formatMessage({ id: 'adminPrice.published' }),
    cell: ({ published }) => published ?? '–',
  },
  {
    key: 'state',
    header: formatMessage({ id: 'adminPrice.state' }),
    cell: ({ state }) => <PriceBadge state={state} />,
  },
];

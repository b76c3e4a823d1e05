import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { ORDER_COLUMNS } from '../order/order-columns.tsx';
import type { OrderView } from '../order/to-order-view.server.ts';
import { PageLink } from '../frame/page-link.tsx';

const COLUMNS = ORDER_COLUMNS.filter(({ key }) => key !== 'createdAt');

export function NewestOrders({ orders }: { readonly orders: readonly OrderView[] }) {
  return (
    <TitledCard
      className="p-5 max-md:border-0 max-md:bg-transparent max-md:p-0 md:p-5"
      title="adminFigure.newest"
      action={
        <PageLink to="/admin/orders" isAlone data-ahead="hover">
          <FormattedMessage id="adminFigure.allOrders" />
        </PageLink>
      }
    >
      <ConsoleTable caption="adminFigure.newest" rows={orders} columns={COLUMNS} empty="adminFigure.newest.none" />
    </TitledCard>
  );
}

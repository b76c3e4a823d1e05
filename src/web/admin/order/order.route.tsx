import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { BooksDialog } from '#web/checkout/books-dialog.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { LinkAction, PlainLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { ConsoleTable } from '../list/console-table.tsx';
import { customerFacts } from './customer-facts.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import { loadOrder } from './load-order.server.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge, PaymentBadge } from './order-badges.tsx';
import { totalLines } from './total-lines.tsx';
import { useListBack } from '../list/use-list-back.ts';
import type { Route } from './+types/order.route.ts';
import { PageLink } from '../frame/page-link.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadOrder(getRequest(context), requireId(params.orderId, url));

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  const { company, payment, sums, settlement, lapsesAt, decision, createdBy: author } = order;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: useListBack('/admin/orders'), label: <FormattedMessage id="admin.nav.orders" /> }}
        history={`object=${order.id}`}
        title={order.number}
        badges={
          <>
            <OrderBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
          </>
        }
        actions={<OrderActions order={order} />}
      >
        <FormattedMessage id="adminOrder.placed" values={{ time: order.placedAt, name: author.name }} />
        {order.placedBy !== null && (
          <>
            {' · '}
            <FormattedMessage id="adminOrder.placedBy" values={{ name: order.placedBy }} />
          </>
        )}
      </ConsoleHeader>
      {lapsesAt !== null && (
        <div className="mb-4">
          <Notice tone="warn">
            <FormattedMessage
              id={`adminOrder.waits.${order.status === 'placed' ? 'payment' : 'approval'}`}
              values={{ time: lapsesAt }}
            />
          </Notice>
        </div>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <TitledCard title="adminOrder.lines" className="max-md:border-0 max-md:bg-transparent max-md:p-0">
          <ConsoleTable caption="adminOrder.lines" rows={order.lines} columns={LINE_COLUMNS} />
        </TitledCard>
        <div className="grid min-w-0 gap-4">
          <TitledCard title="word.payment">
            <Sums
              caption={formatMessage({ id: 'word.payment' })}
              lines={[...settlement.before, ...totalLines(sums, settlement), ...settlement.after]}
            />
            <div className="mt-5 border-t border-line pt-5">
              <Facts
                facts={[
                  {
                    label: 'word.field.paymentMethod',
                    value: formatMessage({
                      id: payment.inAdvance ? 'adminOrder.method.advance' : `word.method.${payment.method}`,
                    }),
                  },
                  { label: 'adminOrder.dueOn', value: payment.dueOn },
                  { label: 'adminOrder.reference', value: payment.reference },
                  { name: payment.holder, value: payment.account },
                ]}
              />
            </div>
          </TitledCard>
          {order.documents.length > 0 && (
            <TitledCard title="word.files">
              <ul className="grid gap-2">
                {order.documents.map(({ url, name }) => (
                  <li key={url} className="flex flex-wrap justify-between gap-x-4">
                    <PlainLink href={url}>{name}</PlainLink>
                    <span className="text-body-s text-asphalt-600">PDF</span>
                  </li>
                ))}
              </ul>
            </TitledCard>
          )}
          {order.counter && (
            <TitledCard title="adminQuote.call">
              <Facts
                facts={[
                  {
                    label: 'word.noun.quote',
                    value: <PageLink to={`/admin/quotes?q=${order.counter.number}`}>{order.counter.number}</PageLink>,
                  },
                  {
                    label: 'adminQuote.caller',
                    value: [order.counter.caller, order.counter.callerPhone].filter(Boolean).join(', ') || null,
                  },
                  { label: 'adminQuote.takenBy', value: `${order.counter.takenBy}, ${order.counter.takenAt}` },
                  { label: 'adminQuote.acceptedBy', value: `${order.counter.acceptedBy}, ${order.counter.acceptedAt}` },
                ]}
              />
            </TitledCard>
          )}
          <TitledCard
            title="word.customer"
            action={
              order.actions.includes('changeBooks') && (
                <LinkAction className="text-body-s" onClick={() => setIsEditing(true)}>
                  <FormattedMessage id="order.books.title" />
                </LinkAction>
              )
            }
          >
            <Facts
              facts={[
                ...customerFacts(company),
                {
                  label: 'adminOrder.author',
                  value: <PageLink to={`/admin/users/${author.id}`}>{author.name}</PageLink>,
                },
                { label: 'adminOrder.poNumber', value: order.poNumber },
                { label: 'word.costCentre', value: order.costCentre },
                { label: 'adminOrder.note', value: order.note },
                {
                  label: 'adminOrder.address',
                  value: order.address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  )),
                },
                {
                  label: 'adminOrder.decision',
                  value: decision && [decision.by, decision.at, decision.note].filter(Boolean).join(', '),
                },
              ]}
            />
          </TitledCard>
        </div>
      </div>
      {isEditing && <BooksDialog order={order} onClose={() => setIsEditing(false)} />}
    </ConsolePage>
  );
}

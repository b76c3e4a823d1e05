import { FormattedMessage, useIntl } from 'react-intl';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { phoneText } from '#domain/user/phone.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { Facts } from '../frame/facts.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { ConsoleTable } from '../list/console-table.tsx';
import { LINE_COLUMNS } from './line-columns.tsx';
import { loadOrder } from './load-order.server.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge, PaymentBadge } from './order-badges.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: LoaderFunctionArgs) =>
  loadOrder(getRequest(context), requireId(params['orderId'], url));

export default function OrderPage() {
  const order = useLoaderData<typeof loader>();
  const { formatMessage } = useIntl();
  const { company, payment, sums, settlement, lapsesAt, decision } = order;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/orders', label: <FormattedMessage id="admin.nav.orders" /> }}
        title={order.number}
        badges={
          <>
            <OrderBadge status={order.status} />
            <PaymentBadge status={order.paymentStatus} />
          </>
        }
        actions={<OrderActions order={order} />}
      >
        <FormattedMessage id="adminOrder.placed" values={{ time: order.placedAt, name: order.author.name }} />
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
        <Card className="max-md:border-0 max-md:bg-transparent max-md:p-0">
          <CardHeader title={<FormattedMessage id="adminOrder.lines" />} />
          <ConsoleTable caption="adminOrder.lines" rows={order.lines} columns={LINE_COLUMNS} />
        </Card>
        <div className="grid min-w-0 gap-4">
          <Card>
            <CardHeader title={<FormattedMessage id="word.payment" />} />
            <Sums
              caption={formatMessage({ id: 'word.payment' })}
              lines={[
                ...settlement.before,
                {
                  key: 'net',
                  label: settlement.netLabel ?? <FormattedMessage id="word.netTotal" />,
                  amount: sums.net,
                  kind: 'subtotal',
                },
                ...sums.taxes.map(({ label, amount }) => ({ key: label, label, amount, kind: 'tax' as const })),
                {
                  key: 'gross',
                  label: settlement.grossLabel ?? <FormattedMessage id="adminOrder.gross" />,
                  amount: sums.gross,
                  kind: 'total',
                },
                ...settlement.after,
              ]}
            />
            <div className="mt-5 border-t border-line pt-5">
              <Facts
                facts={[
                  {
                    label: formatMessage({ id: 'adminOrder.method' }),
                    value: formatMessage({
                      id: payment.inAdvance ? 'adminOrder.method.advance' : `word.method.${payment.method}`,
                    }),
                  },
                  { label: formatMessage({ id: 'adminOrder.dueOn' }), value: payment.dueOn },
                  { label: formatMessage({ id: 'adminOrder.reference' }), value: payment.reference },
                  { label: payment.holder, value: payment.account },
                ]}
              />
            </div>
          </Card>
          {order.documents.length > 0 && (
            <Card>
              <CardHeader title={<FormattedMessage id="adminOrder.documents" />} />
              <ul className="grid gap-2">
                {order.documents.map(({ url, name }) => (
                  <li key={url} className="flex flex-wrap justify-between gap-x-4">
                    <PlainLink href={url}>{name}</PlainLink>
                    <span className="text-body-s text-asphalt-600">PDF</span>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <Card>
            <CardHeader title={<FormattedMessage id="word.customer" />} />
            <Facts
              facts={[
                {
                  label: formatMessage({ id: 'adminOrder.company' }),
                  value: <TextLink to={`/admin/business-units/${company.id}`}>{company.name}</TextLink>,
                },
                {
                  label: formatMessage({ id: 'word.field.phone' }),
                  value: company.phone && (
                    <PlainLink href={`tel:${company.phone}`}>{phoneText(company.phone)}</PlainLink>
                  ),
                },
                {
                  label: formatMessage({ id: 'adminOrder.author' }),
                  value: <TextLink to={`/admin/users/${order.author.id}`}>{order.author.name}</TextLink>,
                },
                { label: formatMessage({ id: 'adminOrder.poNumber' }), value: order.poNumber },
                { label: formatMessage({ id: 'word.costCentre' }), value: order.costCentre },
                { label: formatMessage({ id: 'adminOrder.note' }), value: order.note },
                {
                  label: formatMessage({ id: 'adminOrder.address' }),
                  value: order.address.map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  )),
                },
                {
                  label: formatMessage({ id: 'adminOrder.decision' }),
                  value: decision && [decision.by, decision.at, decision.note].filter(Boolean).join(', '),
                },
              ]}
            />
          </Card>
        </div>
      </div>
    </ConsolePage>
  );
}

import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OrderView } from './describe-order.server.ts';
import { OrderDecision } from './order-decision.tsx';
import { TransferCard } from './transfer-card.tsx';

/** What is left to do: a decision, a transfer, or nothing because the money is drawn. */
export function OrderTasks({ order }: { readonly order: OrderView }) {
  const { payment, paymentStatus, decision, status, isOpen, isNothingDue, settlement } = order;
  const isToTransfer =
    isOpen &&
    payment.paidBy === 'transfer' &&
    (paymentStatus === 'awaitingTransfer' || paymentStatus === 'overdue') &&
    // Without a day it is asked for by invoices.
    (payment.dueOn !== null || order.lapsesAt !== null);
  return (
    <>
      {status === 'pendingApproval' && <OrderDecision order={order} />}
      {decision && (
        <Notice tone={status === 'rejected' ? 'danger' : 'done'}>
          <FormattedMessage
            id={status === 'rejected' ? 'order.rejectedBy' : 'order.approvedBy'}
            values={{ name: decision.by, time: decision.at }}
          />
          {decision.note !== null && <q className="mt-1 block wrap-anywhere whitespace-pre-line">{decision.note}</q>}
        </Notice>
      )}
      {isToTransfer && <TransferCard transfer={payment} lapsesAt={order.lapsesAt} />}
      {isOpen && payment.paidBy === 'debit' && (paymentStatus === 'scheduled' || paymentStatus === 'open') && (
        <Card>
          <CardHeader title={<FormattedMessage id="order.sepa" />} />
          <p className="text-body-s">
            <FormattedMessage
              id="order.sepa.text"
              values={{ iban: payment.ibanMasked, holder: payment.accountHolder, reference: payment.reference }}
            />
          </p>
        </Card>
      )}
      {paymentStatus === 'paid' && settlement.refund === null && (
        <Notice tone="done">
          <FormattedMessage id="order.paid" />
        </Notice>
      )}
      {settlement.refund !== null && (
        <Notice tone="info">
          <FormattedMessage id="order.refund" values={{ amount: settlement.refund }} />
        </Notice>
      )}
      {isNothingDue && (
        <Notice tone="info">
          <FormattedMessage id="order.nothingDue" />
        </Notice>
      )}
    </>
  );
}

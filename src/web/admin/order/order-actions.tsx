import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonedDialog } from '../frame/reasoned-dialog.tsx';
import type { AdminOrderView } from './load-order.server.ts';
import { useMay } from '../frame/may.tsx';

const RIGHTS = { markPaid: 'money.write', cancel: 'orders.write' } as const;
type Action = keyof typeof RIGHTS;

/** What the operator may do to an order now. Each says first what follows from it. */
export function OrderActions({ order }: { readonly order: AdminOrderView }) {
  const { formatMessage } = useIntl();
  const { may } = useMay();
  const { write, isPending } = useWrite();
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  const which = { params: { id: order.id }, ifMatch: order.version };
  const confirm = async (action: Action, send: () => Promise<unknown>) => {
    await write(send, { done: `adminOrder.${action}.done` });
    close();
  };
  return (
    <>
      {order.operatorActions
        .filter((action) => may(RIGHTS[action]))
        .toReversed()
        .map((action) => (
          <Button key={action} tone={action === 'markPaid' ? 'signal' : 'danger'} onClick={() => setOpen(action)}>
            <FormattedMessage id={`adminOrder.${action}`} />
          </Button>
        ))}
      <ConfirmDialog
        isOpen={open === 'markPaid'}
        onOpenChange={close}
        title={<FormattedMessage id="adminOrder.markPaid.title" values={{ number: order.number }} />}
        confirmLabel={<FormattedMessage id="adminOrder.markPaid" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void confirm('markPaid', () => api.post('/api/admin/orders/{id}/transfer-received', which))}
      >
        <FormattedMessage
          id="adminOrder.markPaid.text"
          values={{
            amount: order.openAmount,
            company: order.company.name,
            isWaiting: String(order.status === 'placed'),
          }}
        />
      </ConfirmDialog>
      <ReasonedDialog
        action="cancel"
        isOpen={open === 'cancel'}
        onClose={close}
        title={<FormattedMessage id="adminOrder.cancel.title" values={{ number: order.number }} />}
        confirmLabel={<FormattedMessage id="adminOrder.cancel" />}
        isPending={isPending}
        onConfirm={(reason) =>
          void confirm('cancel', () => api.post('/api/admin/orders/{id}/cancel', { ...which, body: { reason } }))
        }
      >
        <FormattedMessage
          id="adminOrder.cancel.text"
          values={{ company: order.company.name, fee: order.fee ?? formatMessage({ id: 'adminOrder.noFee' }) }}
        />
      </ReasonedDialog>
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { AdminOrderView } from './load-order.server.ts';

const CALLS = {
  markPaid: '/api/admin/orders/{id}/transfer-received',
  cancel: '/api/admin/orders/{id}/cancel',
} as const;
type Action = keyof typeof CALLS;

/** What the operator may do to an order now. Each says first what follows from it. */
export function OrderActions({ order }: { readonly order: AdminOrderView }) {
  const { formatMessage } = useIntl();
  const { write, isPending } = useWrite();
  const [open, setOpen] = useState<Action>();
  const close = () => setOpen(undefined);
  const confirm = async (action: Action) => {
    const send = () => api.post(CALLS[action], { params: { id: order.id }, ifMatch: order.version });
    await write(send, { done: `adminOrder.${action}.done` });
    close();
  };
  return (
    <>
      {order.operatorActions.toReversed().map((action) => (
        <Button key={action} tone={action === 'markPaid' ? 'signal' : 'danger'} onClick={() => setOpen(action)}>
          <FormattedMessage id={`adminOrder.${action}`} />
        </Button>
      ))}
      {(['markPaid', 'cancel'] as const).map((action) => (
        <ConfirmDialog
          key={action}
          isOpen={open === action}
          onOpenChange={close}
          title={<FormattedMessage id={`adminOrder.${action}.title`} values={{ number: order.number }} />}
          confirmLabel={<FormattedMessage id={`adminOrder.${action}`} />}
          tone={action === 'markPaid' ? 'signal' : 'danger'}
          isPending={isPending}
          onConfirm={() => void confirm(action)}
        >
          <FormattedMessage
            id={`adminOrder.${action}.text`}
            values={{
              amount: order.openAmount,
              company: order.company.name,
              isWaiting: String(order.status === 'placed'),
              fee: order.fee ?? formatMessage({ id: 'adminOrder.noFee' }),
            }}
          />
        </ConfirmDialog>
      ))}
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { CorrectDrawer } from './correct-drawer.tsx';
import type { InvoiceView } from './load-invoice.server.ts';

/** Send it again, enter what a platform has said, or credit something of it. */
export function InvoiceActions({ invoice }: { readonly invoice: InvoiceView }) {
  const { id, number, buyer, actions } = invoice;
  const [open, setOpen] = useState<'send' | 'correct' | 'clear'>();
  const close = () => setOpen(undefined);
  const { write, isPending } = useWrite();
  const send = () =>
    write(() => api.post('/api/admin/invoices/{id}/send', { params: { id } }), {
      done: 'adminInvoice.send.done',
      onDone: close,
    });
  return (
    <>
      {actions.includes('send') && (
        <Button onClick={() => setOpen('send')}>
          <FormattedMessage id="adminInvoice.send" />
        </Button>
      )}
      {actions.includes('clear') && (
        <Button tone="signal" onClick={() => setOpen('clear')}>
          <FormattedMessage id="adminInvoice.clearance" />
        </Button>
      )}
      {actions.includes('correct') && (
        <Button onClick={() => setOpen('correct')}>
          <FormattedMessage id="adminInvoice.correct" />
        </Button>
      )}
      <ConfirmDialog
        isOpen={open === 'send'}
        onOpenChange={close}
        title={<FormattedMessage id="adminInvoice.send.title" values={{ number }} />}
        confirmLabel={<FormattedMessage id="adminInvoice.send" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void send()}
      >
        <FormattedMessage id="adminInvoice.send.text" values={{ email: buyer.email }} />
      </ConfirmDialog>
      {open === 'clear' && <ClearDialog invoice={invoice} onClose={close} />}
      {open === 'correct' && <CorrectDrawer invoice={invoice} onClose={close} />}
    </>
  );
}

import { useId } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { CLEARANCE_NUMBER_LENGTH, clearanceInput } from '#contract/admin-invoice.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { InvoiceView } from './load-invoice.server.ts';

interface ClearDialogProps {
  readonly invoice: Pick<InvoiceView, 'id' | 'number' | 'buyer'>;
  readonly onClose: () => void;
}

/** Takes the number of the platform; the document is sent with it. */
export function ClearDialog({ invoice: { id, number, buyer }, onClose }: ClearDialogProps) {
  const formId = useId();
  const { form, isPending } = useSubmit({
    schema: clearanceInput,
    read: (fields) => ({ number: fields.get('number') }),
    send: (body) => api.post('/api/admin/invoices/{id}/clearance', { params: { id }, body }),
    done: 'adminInvoice.clearance.saved',
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminInvoice.clearance.title" values={{ number }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="signal" isPending={isPending}>
            <FormattedMessage id="adminInvoice.clearance.confirm" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <p className="text-asphalt-700">
          <FormattedMessage id="adminInvoice.clearance.text" values={{ email: buyer.email }} />
        </p>
        <TextField
          name="number"
          label={<FormattedMessage id="invoice.clearanceNumber" />}
          maxLength={CLEARANCE_NUMBER_LENGTH}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

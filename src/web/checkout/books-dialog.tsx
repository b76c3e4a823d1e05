import { useId } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { changeOrderInput, LONGEST_BOOKS_TEXT } from '#contract/order.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface BooksDialogProps {
  readonly order: {
    readonly id: string;
    readonly version: number;
    readonly poNumber: string | null;
    readonly costCentre: string | null;
  };
  readonly onClose: () => void;
}

/** Under which number and cost centre an order is booked, for the invoices to come. */
export function BooksDialog({ order: { id, version, poNumber, costCentre }, onClose }: BooksDialogProps) {
  const formId = useId();
  const { form, isPending } = useSubmit({
    schema: changeOrderInput,
    read: (fields) => ({ poNumber: fields.get('poNumber'), costCentre: fields.get('costCentre') }),
    send: (body) => api.patch('/api/orders/{id}', { params: { id }, body, ifMatch: version }),
    done: 'order.books.saved',
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="order.books.title" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="signal" isPending={isPending}>
            <FormattedMessage id="ui.save" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <p className="text-asphalt-700">
          <FormattedMessage id="order.books.text" />
        </p>
        <TextField
          name="poNumber"
          label={<FormattedMessage id="word.poNumber" />}
          defaultValue={poNumber ?? ''}
          maxLength={LONGEST_BOOKS_TEXT}
          autoComplete="off"
        />
        <TextField
          name="costCentre"
          label={<FormattedMessage id="word.costCentre" />}
          defaultValue={costCentre ?? ''}
          maxLength={LONGEST_BOOKS_TEXT}
          autoComplete="off"
        />
      </Form>
    </Dialog>
  );
}

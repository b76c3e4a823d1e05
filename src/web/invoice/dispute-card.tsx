import { useId, useState } from 'react';
import { DISPUTE_LENGTH, disputeInput } from '#contract/invoice.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { InvoiceView } from './describe-invoice.server.ts';

type DisputeProps = { readonly invoice: Pick<InvoiceView, 'id' | 'number' | 'mayDispute'> };

/** The way to say that an invoice is not right, while it is to be paid. */
export function DisputeCard({ invoice }: DisputeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!invoice.mayDispute) return null;
  return (
    <Card className="print:hidden">
      <CardHeader
        title={<FormattedMessage id="invoice.dispute.lead" />}
        note={<FormattedMessage id="invoice.dispute.text" />}
      />
      <Button onClick={() => setIsOpen(true)}>
        <FormattedMessage id="invoice.dispute" />
      </Button>
      {isOpen && <DisputeDialog invoice={invoice} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function DisputeDialog({ invoice: { id, number }, onClose }: DisputeProps & { readonly onClose: () => void }) {
  const formId = useId();
  const { form, isPending } = useSubmit({
    schema: disputeInput,
    read: (fields) => ({ reason: fields.get('reason') }),
    send: (body) => api.post('/api/invoices/{id}/dispute', { params: { id }, body }),
    done: { message: 'invoice.dispute.done', values: { number } },
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="invoice.dispute.title" values={{ number }} />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="signal" isPending={isPending}>
            <FormattedMessage id="invoice.dispute.send" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <p className="text-asphalt-700">
          <FormattedMessage id="invoice.dispute.text" />
        </p>
        <TextArea
          name="reason"
          rows={5}
          maxLength={DISPUTE_LENGTH}
          label={<FormattedMessage id="invoice.dispute.reason" />}
          description={<FormattedMessage id="invoice.dispute.hint" />}
        />
      </Form>
    </Dialog>
  );
}

import { useId, useState } from 'react';
import { DISPUTE_LENGTH, disputeInput } from '#contract/invoice-dispute.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { InvoiceView } from './describe-invoice.server.ts';

type DisputeProps = { readonly invoice: Pick<InvoiceView, 'id' | 'number' | 'mayDispute' | 'status' | 'dispute'> };

/** The way to say that an invoice is not right, while it is to be paid. */
export function DisputeCard({ invoice }: DisputeProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What was typed stays in sight, whatever became of the invoice meanwhile.
  if (!invoice.mayDispute && !isOpen) return null;
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

function DisputeDialog({ invoice, onClose }: DisputeProps & { readonly onClose: () => void }) {
  const { id, number } = invoice;
  const formId = useId();
  const [isOvertaken, setIsOvertaken] = useState(false);
  const { form, isPending } = useSubmit({
    schema: disputeInput,
    read: (fields) => ({ reason: fields.get('reason') }),
    send: (body) => api.post('/api/invoices/{id}/dispute', { params: { id }, body }),
    done: { message: 'invoice.dispute.done', values: { number } },
    onDone: onClose,
    onRefused: ({ code }) => {
      setIsOvertaken(code === 'illegal-state');
      return code === 'illegal-state';
    },
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
          {!isOvertaken && (
            <Button type="submit" form={formId} tone="signal" isPending={isPending}>
              <FormattedMessage id="invoice.dispute.send" />
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} {...form}>
        {isOvertaken ? (
          <Overtaken invoice={invoice} />
        ) : (
          <p className="text-asphalt-700">
            <FormattedMessage id="invoice.dispute.text" />
          </p>
        )}
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

/** Somebody else was faster: says what has become of the invoice, beside what was typed about it. */
function Overtaken({ invoice: { status, dispute } }: DisputeProps) {
  return (
    <Notice
      tone="warn"
      isAlert
      title={<FormattedMessage id="invoice.dispute.overtaken" />}
      action={
        status.word !== 'disputed' && (
          <TextLink to="/help" isAlone>
            <FormattedMessage id="word.help" />
          </TextLink>
        )
      }
    >
      {status.word === 'disputed' && dispute !== null ? (
        <FormattedMessage
          id="invoice.dispute.overtaken.disputed"
          values={{ name: dispute.openedBy, date: dispute.openedAt }}
        />
      ) : (
        <FormattedMessage
          id={status.word === 'collecting' ? 'invoice.dispute.overtaken.collecting' : 'invoice.dispute.overtaken.other'}
        />
      )}
    </Notice>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { DISPUTE_LENGTH, type DisputeDecision, disputeDecisionInput } from '#contract/invoice-dispute.ts';
import { api } from '#web/client/api-client.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { InvoiceView } from './load-invoice.server.ts';
import { May } from '../frame/may.tsx';

interface DisputeCardProps {
  readonly invoice: InvoiceView;
  readonly dispute: NonNullable<InvoiceView['dispute']>;
}

/** What the customer says is not right, and the answer to it. */
export function DisputeCard({ invoice, dispute }: DisputeCardProps) {
  const [decision, setDecision] = useState<DisputeDecision>();
  const { reason, openedBy, openedOn, isOpen, answer, decidedOn } = dispute;
  return (
    <TitledCard
      title="invoice.status.disputed"
      note="invoice.dispute.open"
      noteValues={{ date: openedOn, name: openedBy }}
    >
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      {answer !== null && (
        <p className="mt-4 border-t border-line pt-4 wrap-anywhere whitespace-pre-line">
          <span className="block text-body-s text-asphalt-600">
            <FormattedMessage
              id={dispute.decision === 'accepted' ? 'invoice.dispute.accepted' : 'invoice.dispute.rejected'}
              values={{ date: decidedOn ?? '' }}
            />
          </span>
          {answer}
        </p>
      )}
      {isOpen && (
        <May right="money.write">
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => setDecision('accepted')} disabled={!invoice.actions.includes('acceptDispute')}>
              <FormattedMessage id="adminInvoice.dispute.accepted" />
            </Button>
            <Button onClick={() => setDecision('rejected')}>
              <FormattedMessage id="adminInvoice.dispute.rejected" />
            </Button>
          </div>
        </May>
      )}
      {isOpen && (
        <p className="mt-3 text-body-s text-asphalt-600">
          <FormattedMessage id="adminInvoice.dispute.hint" />
        </p>
      )}
      {decision && <DecideDialog id={invoice.id} decision={decision} onClose={() => setDecision(undefined)} />}
    </TitledCard>
  );
}

interface DecideDialogProps {
  readonly id: string;
  readonly decision: DisputeDecision;
  readonly onClose: () => void;
}

function DecideDialog({ id, decision, onClose }: DecideDialogProps) {
  const [isOvertaken, setIsOvertaken] = useState(false);
  const { form, isPending } = useSubmit({
    schema: disputeDecisionInput,
    read: (fields) => ({ decision, answer: fields.get('answer') }),
    send: (body) => api.post('/api/admin/invoices/{id}/dispute-decision', { params: { id }, body }),
    done: 'adminInvoice.dispute.done',
    onDone: onClose,
    onRefused: ({ code }) => {
      setIsOvertaken(code === 'illegal-state');
      return code === 'illegal-state';
    },
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={<FormattedMessage id={`adminInvoice.dispute.${decision}`} />}>
      <Form {...form}>
        {isOvertaken && (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="adminInvoice.dispute.overtaken" />
          </Notice>
        )}
        <TextArea
          name="answer"
          label={<FormattedMessage id="adminInvoice.dispute.answer" />}
          description={<FormattedMessage id="adminInvoice.dispute.answer.hint" />}
          maxLength={DISPUTE_LENGTH}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton tone="signal" isPending={isPending}>
            <FormattedMessage id={`adminInvoice.dispute.${decision}`} />
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

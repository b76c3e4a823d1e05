import { useId } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { DECISION_LENGTH, rejectOrderInput } from '#contract/order.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { OrderView } from './describe-order.server.ts';

type RejectDialogProps = {
  readonly order: Pick<OrderView, 'id' | 'version' | 'number' | 'createdBy'>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What has been written already. */
  readonly note?: string;
};

/** Turns an order down, and says why: whoever ordered reads it. */
export function RejectDialog({ order, isOpen, onOpenChange, note = '' }: RejectDialogProps) {
  const formId = useId();
  const { id, version, number, createdBy } = order;
  const { form, isPending } = useSubmit({
    schema: rejectOrderInput,
    read: (fields) => ({ note: fields.get('note') }),
    send: (body) => api.post('/api/orders/{id}/reject', { params: { id }, body, ifMatch: version }),
    done: { message: 'system.orderRejected', values: { number } },
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="decision.title" values={{ number }} />}
      footer={
        <>
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="submit" form={formId} tone="danger" isPending={isPending}>
            <FormattedMessage id="decision.reject" />
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        <p className="text-asphalt-700">
          <FormattedMessage id="decision.text" />
        </p>
        <TextArea
          name="note"
          rows={3}
          defaultValue={note}
          maxLength={DECISION_LENGTH}
          label={<FormattedMessage id="decision.reason" />}
          description={<FormattedMessage id="decision.hint" values={{ name: createdBy }} />}
        />
      </Form>
    </Dialog>
  );
}

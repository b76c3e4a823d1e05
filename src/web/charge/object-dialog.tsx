import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { OBJECTION_LENGTH, objectionInput } from '#contract/charge.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { ChargeView } from './describe-charges.server.ts';

interface ObjectDialogProps {
  readonly bookingId: string;
  readonly charge: ChargeView;
  readonly onClose: () => void;
}

/** Asks why before a claim is refused. */
export function ObjectDialog({ bookingId, charge, onClose }: ObjectDialogProps) {
  const [isOvertaken, setIsOvertaken] = useState(false);
  const { form, isPending } = useSubmit({
    schema: objectionInput,
    read: (fields) => ({ reason: fields.get('reason') }),
    send: (body) =>
      api.post('/api/bookings/{id}/charges/{chargeId}/objection', {
        params: { id: bookingId, chargeId: charge.id },
        body,
      }),
    done: 'charge.object.done',
    onDone: onClose,
    onRefused: ({ code }) => {
      const isClosed = code === 'objection-closed' || code === 'stale-version';
      setIsOvertaken(isClosed);
      return isClosed;
    },
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={<FormattedMessage id="charge.object.title" />}>
      <Form {...form}>
        <p className="text-asphalt-700">
          <FormattedMessage id="charge.object.text" values={{ amount: charge.net }} />
        </p>
        {isOvertaken && (
          <Notice tone="warn" isAlert>
            <FormattedMessage id="charge.object.overtaken" />
          </Notice>
        )}
        <TextArea name="reason" label={<FormattedMessage id="word.reason" />} maxLength={OBJECTION_LENGTH} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton tone="signal" isPending={isPending}>
            <FormattedMessage id="charge.object" />
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { addChargeInput, CHARGE_NOTE_LENGTH } from '#contract/charge.ts';
import { api } from '#web/client/api-client.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import type { Option } from '#web/ui/list-option.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

export type ChargeChoices = {
  readonly kinds: readonly Option[];
  /** What the customer bears of a damage at most. */
  readonly deductible: string;
};

interface AddChargeDialogProps extends ChargeChoices {
  readonly bookingId: string;
  readonly onClose: () => void;
}

/** Says what follows from it: a damage is proposed first, anything else comes with the next invoice. */
export function AddChargeDialog({ bookingId, kinds, deductible, onClose }: AddChargeDialogProps) {
  const [kind, setKind] = useState('damage');
  const [cents, setCents] = useState<number | null>(null);
  const isDamage = kind === 'damage';
  const { form, isPending } = useSubmit({
    schema: addChargeInput,
    read: (fields) => ({ kind, cents, note: fields.get('note') }),
    send: (body) =>
      api.post('/api/admin/bookings/{id}/charges', {
        params: { id: bookingId },
        body,
        idempotencyScope: `charge:${bookingId}`,
      }),
    done: 'adminBooking.charges.added',
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={<FormattedMessage id="adminBooking.charges.add" />}>
      <Form {...form}>
        <Select
          name="kind"
          label={<FormattedMessage id="word.type" />}
          value={kind}
          onChange={(chosen) => setKind(String(chosen))}
          options={kinds}
        />
        <EuroField
          name="cents"
          label={<FormattedMessage id={isDamage ? 'adminBooking.charges.cost' : 'adminBooking.charges.net'} />}
          description={
            isDamage ? (
              <FormattedMessage id="adminBooking.charges.damage" values={{ deductible }} />
            ) : (
              <FormattedMessage id="adminBooking.charges.other" />
            )
          }
          value={cents}
          onChange={setCents}
        />
        <TextField
          name="note"
          label={<FormattedMessage id="adminBooking.charges.note" />}
          description={<FormattedMessage id="adminBooking.charges.note.hint" />}
          maxLength={CHARGE_NOTE_LENGTH}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton tone="signal" isPending={isPending}>
            <FormattedMessage id="adminBooking.charges.add" />
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

import { useState } from 'react';
import { parseDate } from '@internationalized/date';
import { FormattedMessage } from '#i18n/intl.tsx';
import { recordPaymentInput } from '#contract/admin-payment.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { EuroField } from '#web/form/euro-field.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { fieldText } from '#web/form/field-text.ts';

interface RecordPaymentProps {
  readonly businessUnitId: string;
  readonly today: string;
}

/** Writes down money that no bank file has brought. What it pays is said after. */
export function RecordPayment(props: RecordPaymentProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="ink" size="s" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="adminAccount.record" />
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="adminAccount.record" />}
        note={<FormattedMessage id="adminAccount.record.note" />}
      >
        <PaymentForm {...props} onClose={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}

function PaymentForm({ businessUnitId, today, onClose }: RecordPaymentProps & { readonly onClose: () => void }) {
  const [cents, setCents] = useState<number | null>(null);
  const { form, isPending } = useSubmit({
    schema: recordPaymentInput,
    read: (fields) => ({
      businessUnitId,
      bookedOn: fieldText(fields, 'bookedOn'),
      cents,
      note: fieldText(fields, 'note'),
    }),
    send: (body) => api.post('/api/admin/payments', { body, idempotencyScope: `payment-${businessUnitId}` }),
    done: 'adminAccount.record.done',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <EuroField name="cents" label={<FormattedMessage id="adminAccount.amount" />} value={cents} onChange={setCents} />
      <DatePicker
        name="bookedOn"
        label={<FormattedMessage id="adminAccount.bookedOn" />}
        defaultValue={parseDate(today)}
      />
      <TextField name="note" maxLength={500} label={<FormattedMessage id="word.note" />} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

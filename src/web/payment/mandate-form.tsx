import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { mandateInput } from '#contract/payment.ts';
import { toIban } from '#domain/payment/check-iban.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { api } from '#web/client/api-client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { PaymentView } from './describe-payment.server.ts';
import { groupWhileTyping } from './group-while-typing.ts';

export const MANDATE_FORM = 'mandate';

type MandateFormProps = {
  readonly creditor: PaymentView['creditor'];
  readonly company: string;
  readonly onPending: (isPending: boolean) => void;
  readonly onGranted: () => Promise<void>;
};

const readMandate = (fields: FormData) => ({
  iban: fields.get('iban'),
  accountHolder: fields.get('accountHolder'),
  place: fields.get('place'),
  consent: fields.has('consent'),
});

/** A mandate for direct debit, granted in words that banks require. Its button stands where every step has its button. */
export function MandateForm({ creditor, company, onPending, onGranted }: MandateFormProps) {
  const { formatMessage } = useIntl();
  const [iban, setIban] = useState('');
  const isValid = toIban(iban) !== undefined;
  const { form, isPending } = useSubmit({
    schema: mandateInput,
    read: readMandate,
    send: (body) => api.put('/api/payment/mandate', { body }),
    next: onGranted,
  });
  useEffect(() => {
    onPending(isPending);
    return () => onPending(false);
  }, [isPending, onPending]);
  return (
    <Form {...form} id={MANDATE_FORM} aria-label={formatMessage({ id: 'payment.mandate.new' })}>
      <TextField
        name="iban"
        label="IBAN"
        value={iban}
        onChange={(typed) => setIban(groupWhileTyping(typed, iban))}
        onBlur={() => setIban(groupIban(iban))}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        {...(isValid
          ? { success: <FormattedMessage id="payment.iban.valid" /> }
          : { description: <FormattedMessage id="payment.iban.hint" /> })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="accountHolder"
          defaultValue={company}
          autoComplete="off"
          label={<FormattedMessage id="word.accountHolder" />}
        />
        <TextField name="place" autoComplete="off" label={<FormattedMessage id="payment.place" />} />
      </div>
      <div className="rounded-control bg-paper p-4 text-sm">
        <p className="font-semibold">
          <FormattedMessage id="payment.mandate.title" />
        </p>
        <p className="mt-1 text-asphalt-700">
          <FormattedMessage id="payment.mandate.creditor" values={creditor} />
        </p>
        <p className="mt-2">
          <FormattedMessage id="payment.mandate.text" values={creditor} />
        </p>
        <p className="mt-2">
          <FormattedMessage id="payment.mandate.noRefund" />
        </p>
      </div>
      <Checkbox name="consent">
        <FormattedMessage id="payment.mandate.consent" values={{ company }} />
      </Checkbox>
    </Form>
  );
}

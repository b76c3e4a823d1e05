import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { placeCounterOrderInput, type WantedLine } from '#contract/admin-quote.ts';
import { PAYMENT_METHOD_NAMES } from '#domain/payment/payment-method.ts';
import { api } from '#web/client/api-client.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { CallFields, readCall } from './call-fields.tsx';
import type { CustomerChoice } from './customer-fields.tsx';

interface OrderFormProps {
  readonly customer: CustomerChoice;
  readonly lines: readonly WantedLine[];
  /** Between this form and the other. */
  readonly choice: ReactNode;
  /** Whom it is for. */
  readonly children: ReactNode;
}

/** Places the order in the name of the customer, who gets the confirmation. */
export function OrderForm({ customer, lines, choice, children }: OrderFormProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [paymentMethod, setPaymentMethod] = useState<string>('transfer');
  const [acceptTerms, setAcceptTerms] = useState(false);
  const { form, isPending } = useSubmit({
    schema: placeCounterOrderInput,
    read: (fields) => ({
      userId: customer.kind === 'person' ? (customer.person?.id ?? '') : '',
      ...readCall(fields),
      lines,
      paymentMethod,
      acceptTerms,
    }),
    send: (body) => api.post('/api/admin/counter/orders', { body, idempotencyScope: 'counter-order' }),
    done: 'adminQuote.ordered',
    next: ({ orderId }) => navigate(`/admin/orders/${orderId}`),
  });
  return (
    <Form {...form}>
      {children}
      <Card className="flex flex-col gap-5">
        {choice}
        <CallFields />
        <Select
          name="paymentMethod"
          label={<FormattedMessage id="word.field.paymentMethod" />}
          value={paymentMethod}
          onChange={(method) => setPaymentMethod(String(method))}
          options={PAYMENT_METHOD_NAMES.map((id) => ({ id, label: formatMessage({ id: `word.method.${id}` }) }))}
        />
        <Checkbox name="acceptTerms" isSelected={acceptTerms} onChange={setAcceptTerms}>
          <FormattedMessage id="adminQuote.terms" />
        </Checkbox>
        <SubmitButton tone="ink" isPending={isPending} isFullWidth>
          <FormattedMessage id="adminQuote.way.order" />
        </SubmitButton>
      </Card>
    </Form>
  );
}

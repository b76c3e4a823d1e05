import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { type CounterPrice, createQuoteInput, type WantedLine } from '#contract/admin-quote.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { api } from '#web/client/api-client.ts';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { useFormat } from '#web/words/use-format.ts';
import { CallFields, readCall } from './call-fields.tsx';
import type { CustomerChoice } from './customer-fields.tsx';

interface QuoteFormProps {
  readonly customer: CustomerChoice;
  readonly lines: readonly WantedLine[];
  /** Between this form and the other. */
  readonly choice: ReactNode;
  /** Whom it is for. */
  readonly children: ReactNode;
  readonly price: CounterPrice | undefined;
  readonly mostHoldHours: number;
}

/** Hours to keep trailers for, as far as the shop allows. */
const HOLD_HOURS = [0, 2, 4, 24, 48, 72];

const toCustomer = (choice: CustomerChoice) =>
  choice.kind === 'person' ? { kind: choice.kind, userId: choice.person?.id ?? '' } : choice;

/** Sends the offer by mail, and says clearly whether the trailers are kept for it. */
export function QuoteForm({ customer, lines, price, mostHoldHours, choice, children }: QuoteFormProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const [holdHours, setHoldHours] = useState(0);
  const { form, isPending } = useSubmit({
    schema: createQuoteInput,
    read: (fields) => ({ customer: toCustomer(customer), ...readCall(fields), lines, holdHours }),
    send: (body) => api.post('/api/admin/quotes', { body, idempotencyScope: 'counter-quote' }),
    done: 'adminQuote.sent',
    next: ({ number }) => navigate(`/admin/quotes?q=${number}`),
  });
  const validUntil =
    price && `${format.date(price.validUntil, OPERATOR_ZONE)}, ${format.time(price.validUntil, OPERATOR_ZONE)}`;
  return (
    <Form {...form}>
      {children}
      <Card className="flex flex-col gap-5">
        {choice}
        <CallFields />
        <Select
          label={<FormattedMessage id="adminQuote.hold" />}
          value={String(holdHours)}
          onChange={(hours) => setHoldHours(Number(hours))}
          options={HOLD_HOURS.filter((hours) => hours <= mostHoldHours).map((hours) => ({
            id: String(hours),
            label: formatMessage({ id: 'adminQuote.hold.hours' }, { hours }),
          }))}
        />
        <Notice tone={holdHours === 0 ? 'warn' : 'info'}>
          {validUntil && <FormattedMessage id="quote.validUntil.time" values={{ time: validUntil }} />}{' '}
          {holdHours === 0 && <FormattedMessage id="quote.notHeld" />}
        </Notice>
        <SubmitButton tone="ink" isPending={isPending} isFullWidth>
          <FormattedMessage id="adminQuote.way.quote" />
        </SubmitButton>
      </Card>
    </Form>
  );
}

import { useId, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { correctTaxInput, TAX_REASON_LENGTH, taxPreviewInput } from '#contract/admin-booking-tax.ts';
import { api } from '#web/client/api-client.ts';
import { useQuestion } from '#web/client/use-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { useWords } from '#web/words/use-words.ts';
import type { AdminBookingView } from './load-booking.server.ts';

export interface TaxProps {
  readonly bookingId: string;
  readonly tax: NonNullable<AdminBookingView['tax']>;
}

interface TaxDrawerProps extends TaxProps {
  readonly onClose: () => void;
}

/** Taxes a booking in another way: shows first what is credited and billed anew, then does it at once. */
export function TaxDrawer({ bookingId, tax: { version, parts, choices, kinds }, onClose }: TaxDrawerProps) {
  const formId = useId();
  const { intl, format } = useWords();
  const [from, setFrom] = useState<string>(parts[0]?.id ?? '');
  const [to, setTo] = useState<string>('');
  const wish = taxPreviewInput.safeParse({ from, to });
  const { answer, problem } = useQuestion(wish.success && from !== to ? `${from} ${to}` : undefined, (signal) =>
    api.post('/api/admin/bookings/{id}/tax/preview', {
      params: { id: bookingId },
      body: wish.data ?? { from: 'shortTerm', to: 'shortTerm' },
      signal,
    }),
  );
  const { form, isPending } = useSubmit({
    schema: correctTaxInput,
    read: (fields) => ({ from, to, reason: fields.get('reason') }),
    send: (body) => api.post('/api/admin/bookings/{id}/tax', { params: { id: bookingId }, body, ifMatch: version }),
    done: ({ documents }) => ({ message: 'adminBooking.tax.done', values: { count: documents.length } }),
    onDone: onClose,
  });
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBooking.tax.correct" />}
      note={<FormattedMessage id="adminBooking.tax.text" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton form={formId} tone="signal" isPending={isPending} disabled={answer === undefined}>
            <FormattedMessage id="adminBooking.tax.confirm" />
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} {...form}>
        <Select
          name="from"
          label={<FormattedMessage id="adminBooking.tax.from" />}
          value={from}
          onChange={(chosen) => setFrom(String(chosen))}
          options={parts}
        />
        <Select
          name="to"
          label={<FormattedMessage id="adminBooking.tax.to" />}
          value={to}
          placeholder={intl.formatMessage({ id: 'ui.country.choose' })}
          onChange={(chosen) => setTo(String(chosen))}
          options={choices.filter(({ id }) => id !== from)}
        />
        {problem && (
          <Notice tone="danger" isAlert>
            <FormattedMessage id={problem.messageKey} />
          </Notice>
        )}
        {answer?.documents.length === 0 && (
          <Notice>
            <FormattedMessage id="adminBooking.tax.nothing" />
          </Notice>
        )}
        {answer !== undefined && answer.documents.length > 0 && (
          <Sums
            caption={intl.formatMessage({ id: 'adminBooking.tax.preview' })}
            lines={answer.documents.map(({ kind, net, tax, gross }, i) => ({
              key: String(i),
              label: kinds[kind],
              note: intl.formatMessage(
                { id: 'adminBooking.tax.sums' },
                { net: format.money(net), tax: format.money(tax) },
              ),
              amount: format.money(gross),
            }))}
          />
        )}
        <TextField
          name="reason"
          label={<FormattedMessage id="word.reason" />}
          description={<FormattedMessage id="admin.reason.hint" />}
          maxLength={TAX_REASON_LENGTH}
        />
      </Form>
    </Drawer>
  );
}

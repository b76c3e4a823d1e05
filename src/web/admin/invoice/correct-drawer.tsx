import { useId, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { CORRECTION_REASON_LENGTH, correctionInput } from '#contract/admin-invoice.ts';
import { api } from '#web/client/api-client.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { CorrectionSums } from './correction-sums.tsx';
import type { InvoiceView } from './load-invoice.server.ts';

interface CorrectDrawerProps {
  readonly invoice: InvoiceView;
  readonly onClose: () => void;
}

/** Which lines are credited with how much and why, and what that comes to before it is issued. */
export function CorrectDrawer({ invoice, onClose }: CorrectDrawerProps) {
  const formId = useId();
  const { id, number } = invoice;
  const open = invoice.lines.filter(({ leftCents }) => leftCents > 0);
  const [entered, setEntered] = useState<Readonly<Record<number, number | null>>>({});
  const lines = open.flatMap(({ no }) => {
    const netCents = entered[no] ?? 0;
    return netCents === 0 ? [] : [{ lineNo: no, netCents }];
  });
  const { form, isPending } = useSubmit({
    schema: correctionInput,
    read: (fields) => ({ lines, reason: fields.get('reason') }),
    send: (body) =>
      api.post('/api/admin/invoices/{id}/correction', {
        params: { id },
        body,
        idempotencyScope: `correction:${id}:${JSON.stringify(lines)}`,
      }),
    done: ({ number: made }) => ({ message: 'adminInvoice.correct.done', values: { number: made } }),
    onDone: onClose,
  });
  const enter = (no: number, cents: number | null) => setEntered((now) => ({ ...now, [no]: cents }));
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminInvoice.correct.title" values={{ number }} />}
      note={<FormattedMessage id="adminInvoice.correct.text" />}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <SubmitButton form={formId} tone="signal" isPending={isPending} disabled={lines.length === 0}>
            <FormattedMessage id="adminInvoice.correct.confirm" />
          </SubmitButton>
        </>
      }
    >
      <Form id={formId} {...form}>
        {open.map(({ no, name, leftCents }) => (
          <EuroField
            key={no}
            name={`lines.${String(lines.findIndex(({ lineNo }) => lineNo === no))}.netCents`}
            label={<FormattedMessage id="adminInvoice.correct.line" values={{ line: no, name }} />}
            value={entered[no] ?? null}
            onChange={(cents) => enter(no, cents)}
            aside={
              <Button tone="quiet" size="s" onClick={() => enter(no, leftCents)}>
                <FormattedMessage id="adminInvoice.correct.all" />
              </Button>
            }
          />
        ))}
        <CorrectionSums invoiceId={id} lines={lines} />
        <TextField
          name="reason"
          label={<FormattedMessage id="word.reason" />}
          description={<FormattedMessage id="adminInvoice.correct.reason" />}
          maxLength={CORRECTION_REASON_LENGTH}
        />
      </Form>
    </Drawer>
  );
}

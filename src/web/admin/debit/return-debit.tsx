import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { returnDebitInput } from '#contract/admin-debit.ts';
import { isReturnCode, nextStepOf, RETURN_CODES } from '#domain/debit/return-code.ts';
import { keysOf } from '#domain/table.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { DebitView } from './to-debit-view.server.ts';

type ReturnDebitProps = { readonly debit: DebitView };

/** Asks why a debit came back, and says what follows before it is done. */
export function ReturnDebit({ debit }: ReturnDebitProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { invoice: number, company, amount } = debit;
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        <FormattedMessage id="adminDebit.return" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={<FormattedMessage id="adminDebit.return.title" values={{ number }} />}
      >
        <p className="mb-5 text-asphalt-700">
          <FormattedMessage id="adminDebit.return.text" values={{ company, amount }} />
        </p>
        <ReturnForm debit={debit} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

const OTHER = 'other';
const CODES = [...keysOf(RETURN_CODES), OTHER] as const;

function ReturnForm({
  debit: { id, version, mayCollectAgain },
  onClose,
}: ReturnDebitProps & { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<string>('AM04');
  const step = nextStepOf(chosen);
  const { form, isPending } = useSubmit({
    schema: returnDebitInput,
    read: (fields) => ({
      code: chosen === OTHER ? fields.get('code') : chosen,
      ...(fields.has('collectAgain') && { collectAgain: true }),
    }),
    send: (body) => api.post('/api/admin/debits/{id}/return', { params: { id }, ifMatch: version, body }),
    done: 'adminDebit.return.done',
    onDone: onClose,
  });
  return (
    <Form {...form}>
      <Select
        label={<FormattedMessage id="adminDebit.return.code" />}
        value={chosen}
        onChange={(key) => setChosen(String(key))}
        options={CODES.map((code) => ({
          id: code,
          label: isReturnCode(code)
            ? `${code} · ${formatMessage({ id: `debit.code.${code}` })}`
            : formatMessage({ id: 'adminDebit.return.other' }),
        }))}
      />
      {chosen === OTHER && (
        <TextField
          name="code"
          label={<FormattedMessage id="adminDebit.return.ownCode" />}
          autoComplete="off"
          maxLength={4}
        />
      )}
      <Notice tone={step === 'blockMandate' ? 'warn' : 'info'}>
        <FormattedMessage
          id={step === 'tryAgain' && !mayCollectAgain ? 'adminDebit.return.noMore' : `adminDebit.step.${step}`}
        />
      </Notice>
      {step === 'tryAgain' && mayCollectAgain && (
        <Checkbox name="collectAgain">
          <FormattedMessage id="adminDebit.return.again" />
        </Checkbox>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton tone="danger" isPending={isPending}>
          <FormattedMessage id="adminDebit.return" />
        </SubmitButton>
      </div>
    </Form>
  );
}

import { useState } from 'react';
import { LONGEST_TERM_DAYS } from '#contract/admin-billing-terms.ts';
import { type AdminUnit, approveUnitInput } from '#contract/admin-business-unit.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { TwinNotice } from './twin-notice.tsx';

interface ApproveUnitProps {
  readonly unit: AdminUnit;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Approves a company, and decides in the same step how far it is trusted. */
export function ApproveUnit({ unit, isOpen, onClose }: ApproveUnitProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBusinessUnit.approve.title" values={{ company: unit.name }} />}
    >
      <ApproveForm unit={unit} onClose={onClose} />
    </Dialog>
  );
}

function ApproveForm({ unit, onClose }: Omit<ApproveUnitProps, 'isOpen'>) {
  const [creditLimitCents, setCreditLimitCents] = useState(unit.approval?.creditLimitCents ?? null);
  const [paymentTermDays, setPaymentTermDays] = useState(unit.approval?.paymentTermDays ?? 0);
  const [isUnlimited, setIsUnlimited] = useState(false);
  const { form, isPending } = useSubmit({
    schema: approveUnitInput,
    // An empty field is no answer: only the tick means that there is no limit.
    read: () => ({ creditLimitCents: isUnlimited ? null : (creditLimitCents ?? undefined), paymentTermDays }),
    send: (body) =>
      api.post('/api/admin/business-units/{id}/approve', { params: { id: unit.id }, body, ifMatch: unit.version }),
    done: 'adminBusinessUnit.approve.done',
    onDone: onClose,
  });
  return (
    <Form {...form}>
      <TwinNotice twins={unit.twins} />
      <p className="text-asphalt-700">
        <FormattedMessage id="adminBusinessUnit.approve.text" />
      </p>
      {!isUnlimited && (
        <EuroField
          name="creditLimitCents"
          value={creditLimitCents}
          onChange={setCreditLimitCents}
          label={<FormattedMessage id="adminBusinessUnit.creditLimit" />}
          description={<FormattedMessage id="adminBusinessUnit.approve.limit.hint" />}
        />
      )}
      <Checkbox isSelected={isUnlimited} onChange={setIsUnlimited}>
        <FormattedMessage id="adminBusinessUnit.approve.unlimited" />
      </Checkbox>
      <NumberField
        name="paymentTermDays"
        value={paymentTermDays}
        onChange={setPaymentTermDays}
        label={<FormattedMessage id="adminBusinessUnit.billing.term" />}
        minValue={0}
        maxValue={LONGEST_TERM_DAYS}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton tone="signal" isPending={isPending}>
          <FormattedMessage id="adminBusinessUnit.approve" />
        </SubmitButton>
      </div>
    </Form>
  );
}

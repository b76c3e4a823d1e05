import { type AdminUnit, rejectUnitInput } from '#contract/admin-business-unit.ts';
import { REJECTION_GROUNDS } from '#domain/business-unit/rejection-ground.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { fieldText } from '#web/form/field-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface RejectUnitProps {
  readonly unit: AdminUnit;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Turns a company away, and tells its people why. */
export function RejectUnit({ unit, isOpen, onClose }: RejectUnitProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBusinessUnit.reject.title" values={{ company: unit.name }} />}
    >
      <RejectForm unit={unit} onClose={onClose} />
    </Dialog>
  );
}

function RejectForm({ unit, onClose }: Omit<RejectUnitProps, 'isOpen'>) {
  const { formatMessage } = useIntl();
  const { form, isPending } = useSubmit({
    schema: rejectUnitInput,
    read: (fields) => ({ ground: fieldText(fields, 'ground'), reason: fieldText(fields, 'reason') || null }),
    send: (body) =>
      api.post('/api/admin/business-units/{id}/reject', { params: { id: unit.id }, body, ifMatch: unit.version }),
    done: 'adminBusinessUnit.reject.done',
    onDone: onClose,
  });
  return (
    <Form {...form}>
      <p className="text-asphalt-700">
        <FormattedMessage id="adminBusinessUnit.reject.text" />
      </p>
      <Select
        name="ground"
        label={<FormattedMessage id="word.reason" />}
        description={<FormattedMessage id="adminBusinessUnit.reject.ground.hint" />}
        options={REJECTION_GROUNDS.map((id) => ({
          id,
          label: formatMessage({ id: `adminBusinessUnit.ground.${id}` }),
        }))}
      />
      <TextField
        name="reason"
        label={<FormattedMessage id="adminBusinessUnit.reject.note" />}
        aside={<FormattedMessage id="word.optional" />}
        description={<FormattedMessage id="adminBusinessUnit.reject.note.hint" />}
        maxLength={500}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton tone="danger" isPending={isPending}>
          <FormattedMessage id="adminBusinessUnit.reject" />
        </SubmitButton>
      </div>
    </Form>
  );
}

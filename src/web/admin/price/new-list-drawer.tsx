import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { createPriceListInput } from '#contract/admin-price.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { api } from '#web/client/api-client.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { fieldText } from '#web/form/field-text.ts';
import { toInstant } from './valid-day.ts';

interface NewListDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The list to begin with; without one, that in force. */
  readonly copyOf?: string;
}

/** Begins a new version of the prices as a copy. */
export function NewListDrawer({ isOpen, onOpenChange, copyOf }: NewListDrawerProps) {
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<FormattedMessage id="adminPrice.new" />}
      note={<FormattedMessage id={copyOf === undefined ? 'adminPrice.new.note' : 'adminPrice.copy.note'} />}
    >
      <NewListForm copyOf={copyOf} onClose={() => onOpenChange(false)} />
    </Drawer>
  );
}

function NewListForm({ copyOf, onClose }: { readonly copyOf: string | undefined; readonly onClose: () => void }) {
  const navigate = useNavigate();
  const { form, isPending } = useSubmit({
    schema: createPriceListInput,
    read: (fields) => ({
      name: fieldText(fields, 'name'),
      validFrom: toInstant(fieldText(fields, 'validFrom')) ?? '',
      ...(copyOf === undefined ? {} : { copyOf }),
    }),
    send: (body) => api.post('/api/admin/prices', { body, idempotencyScope: 'price-list' }),
    next: ({ id }) => {
      onClose();
      return navigate(`/admin/prices/${id}`);
    },
  });
  return (
    <Form {...form} className="min-h-full">
      <TextField name="name" maxLength={80} label={<FormattedMessage id="adminPrice.name" />} />
      <DatePicker name="validFrom" label={<FormattedMessage id="adminPrice.validFrom" />} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

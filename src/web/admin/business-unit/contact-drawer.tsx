import { type UnitContact, unitContactInput } from '#contract/admin-business-unit.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface ContactDrawerProps {
  readonly unitId: string;
  readonly contact: UnitContact | 'new' | undefined;
  readonly onClose: () => void;
}

/** Somebody to call or to write to: new, changed or gone. */
export function ContactDrawer({ contact, ...form }: ContactDrawerProps) {
  return (
    <Drawer
      isOpen={contact !== undefined}
      onOpenChange={form.onClose}
      title={
        <FormattedMessage
          id={contact === 'new' ? 'adminBusinessUnit.contacts.add' : 'adminBusinessUnit.contacts.edit'}
        />
      }
    >
      {contact !== undefined && <ContactForm {...form} contact={contact === 'new' ? undefined : contact} />}
    </Drawer>
  );
}

type ContactFormProps = Omit<ContactDrawerProps, 'contact'> & { readonly contact: UnitContact | undefined };

function ContactForm({ unitId, contact, onClose }: ContactFormProps) {
  const { write, isPending: isRemoving } = useWrite();
  const { form, isPending } = useSubmit({
    schema: unitContactInput,
    read: (fields) => ({
      name: fieldText(fields, 'name'),
      duty: fieldText(fields, 'duty') || null,
      phone: fieldText(fields, 'phone') || null,
      email: fieldText(fields, 'email') || null,
    }),
    send: (body) =>
      contact === undefined
        ? api.post('/api/admin/business-units/{id}/contacts', {
            params: { id: unitId },
            body,
            idempotencyScope: `contact:${unitId}`,
          })
        : api.patch('/api/admin/business-units/{id}/contacts/{contactId}', {
            params: { id: unitId, contactId: contact.id },
            body,
            ifMatch: contact.version,
          }),
    done: 'adminBusinessUnit.contacts.saved',
    onDone: onClose,
  });
  const remove = (contactId: string) =>
    write(
      () => api.delete('/api/admin/business-units/{id}/contacts/{contactId}', { params: { id: unitId, contactId } }),
      { done: 'adminBusinessUnit.contacts.removed', onDone: onClose },
    );
  return (
    <Form {...form} className="min-h-full">
      <TextField
        name="name"
        label={<FormattedMessage id="word.fullName" />}
        defaultValue={contact?.name ?? ''}
        maxLength={120}
      />
      <TextField
        name="duty"
        label={<FormattedMessage id="adminBusinessUnit.contacts.duty" />}
        aside={<FormattedMessage id="word.optional" />}
        defaultValue={contact?.duty ?? ''}
        maxLength={120}
      />
      <TextField
        name="phone"
        type="tel"
        label={<FormattedMessage id="word.field.phone" />}
        aside={<FormattedMessage id="word.optional" />}
        defaultValue={contact?.phone ?? ''}
      />
      <TextField
        name="email"
        type="email"
        label={<FormattedMessage id="word.field.email" />}
        aside={<FormattedMessage id="word.optional" />}
        defaultValue={contact?.email ?? ''}
      />
      {contact !== undefined && (
        <p>
          <LinkAction disabled={isRemoving} onClick={() => void remove(contact.id)}>
            <FormattedMessage id="adminBusinessUnit.contacts.remove" />
          </LinkAction>
        </p>
      )}
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

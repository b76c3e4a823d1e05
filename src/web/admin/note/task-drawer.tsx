import { parseDate } from '@internationalized/date';
import { FormattedMessage } from '#i18n/intl.tsx';
import { changeNoteInput } from '#contract/admin-note.ts';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { fieldText } from '#web/form/field-text.ts';
import type { NotesView, NoteView } from './describe-notes.server.ts';
import { OwnerSelect } from './owner-select.tsx';

interface TaskDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly note: NoteView;
  readonly owners: NotesView['owners'];
}

/** Gives a task to somebody, or to another day. */
export function TaskDrawer({ isOpen, onOpenChange, ...form }: TaskDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={<FormattedMessage id="adminNote.move" />}>
      <TaskForm {...form} onClose={() => onOpenChange(false)} />
    </Drawer>
  );
}

type TaskFormProps = Pick<TaskDrawerProps, 'note' | 'owners'> & { readonly onClose: () => void };

function TaskForm({ note: { id, version, text, dueOn, owner }, owners, onClose }: TaskFormProps) {
  const { form, isPending } = useSubmit({
    schema: changeNoteInput,
    read: (fields) => ({ dueOn: fieldText(fields, 'dueOn'), ownerId: fieldText(fields, 'ownerId') || null }),
    send: (body) => api.patch('/api/admin/notes/{id}', { params: { id }, body, ifMatch: version }),
    done: 'adminNote.moved',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <p className="whitespace-pre-line wrap-anywhere text-asphalt-600">{text}</p>
      <DatePicker
        name="dueOn"
        label={<FormattedMessage id="adminNote.due" />}
        {...(dueOn !== null && { defaultValue: parseDate(dueOn) })}
      />
      <OwnerSelect owners={owners} ownerId={owner?.id} />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

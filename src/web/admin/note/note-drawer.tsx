import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { addNoteInput, NOTE_CONTACT_LENGTH, NOTE_LENGTH, type NoteQuery } from '#contract/admin-note.ts';
import { NOTE_KINDS, type NoteKind } from '#domain/note/note-kind.ts';
import { api } from '#web/client/api-client.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { fieldText } from '#web/form/field-text.ts';
import type { NotesView } from './describe-notes.server.ts';
import { OwnerSelect } from './owner-select.tsx';

interface NoteDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly about: NoteQuery;
  readonly owners: NotesView['owners'];
  /** What it begins as. */
  readonly kind?: NoteKind;
}

/** Writes down a note, a call or a task. */
export function NoteDrawer({ isOpen, onOpenChange, ...form }: NoteDrawerProps) {
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} title={<FormattedMessage id="adminNote.add" />}>
      <NoteForm {...form} onClose={() => onOpenChange(false)} />
    </Drawer>
  );
}

type NoteFormProps = Pick<NoteDrawerProps, 'about' | 'owners' | 'kind'> & { readonly onClose: () => void };

function NoteForm({ about, owners, onClose, kind: first = 'note' }: NoteFormProps) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<NoteKind>(first);
  const isTask = kind === 'task';
  const { form, isPending } = useSubmit({
    schema: addNoteInput,
    read: (fields) => ({
      ...about,
      kind,
      text: fieldText(fields, 'text'),
      contact: fieldText(fields, 'contact') || null,
      ...(isTask && { dueOn: fieldText(fields, 'dueOn'), ownerId: fieldText(fields, 'ownerId') || null }),
    }),
    send: (body) => api.post('/api/admin/notes', { body, idempotencyScope: `note:${about.subjectId}` }),
    done: 'adminNote.added',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <Select
        name="kind"
        label={<FormattedMessage id="word.type" />}
        value={kind}
        onChange={(chosen) => setKind(NOTE_KINDS.find((one) => one === chosen) ?? 'note')}
        options={NOTE_KINDS.map((id) => ({ id, label: formatMessage({ id: `adminNote.kind.${id}` }) }))}
      />
      <TextArea name="text" rows={5} maxLength={NOTE_LENGTH} label={<FormattedMessage id="adminNote.text" />} />
      {kind === 'call' && (
        <TextField
          name="contact"
          maxLength={NOTE_CONTACT_LENGTH}
          label={<FormattedMessage id="adminNote.contact" />}
          aside={<FormattedMessage id="word.optional" />}
        />
      )}
      {isTask && <DatePicker name="dueOn" label={<FormattedMessage id="adminNote.due" />} />}
      {isTask && <OwnerSelect owners={owners} />}
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

import { Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { type ListView, renameViewInput, saveViewInput, VIEW_NAME_LENGTH } from '#contract/admin-view.ts';
import type { ListName } from '#domain/admin/list-name.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { fieldText } from '#web/form/field-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface SaveViewProps {
  readonly list: ListName;
  readonly query: string;
  readonly onDone: () => void;
}

/** Keeps the list as it is now under a name. */
export function SaveView({ list, query, onDone }: SaveViewProps) {
  const { form, isPending } = useSubmit({
    schema: saveViewInput,
    read: (fields) => ({ list, query, name: fieldText(fields, 'name') }),
    send: (body) => api.post('/api/admin/views', { body }),
    done: 'admin.list.view.saved',
    onDone,
  });
  return (
    <Form {...form}>
      <TextField
        name="name"
        maxLength={VIEW_NAME_LENGTH}
        label={<FormattedMessage id="admin.list.view.name" />}
        description={<FormattedMessage id="admin.list.view.hint" />}
      />
      <SubmitButton tone="ink" isPending={isPending}>
        <FormattedMessage id="admin.list.view.save" />
      </SubmitButton>
    </Form>
  );
}

/** What has been kept, to be named anew or forgotten. */
export const KeptViews = ({ items }: { readonly items: readonly ListView[] }) => (
  <section>
    <h3 className="text-h4 mb-3">
      <FormattedMessage id="admin.list.views" />
    </h3>
    <ul className="grid gap-4">
      {items.map((view) => (
        <li key={view.id}>
          <KeptView view={view} />
        </li>
      ))}
    </ul>
  </section>
);

function KeptView({ view: { id, name } }: { readonly view: ListView }) {
  const { formatMessage } = useIntl();
  const { write, isPending: isDeleting } = useWrite();
  const { form, isPending } = useSubmit({
    schema: renameViewInput,
    read: (fields) => ({ name: fieldText(fields, 'name') }),
    send: (body) => api.patch('/api/admin/views/{id}', { params: { id }, body }),
    done: 'admin.list.view.renamed',
  });
  const forget = () =>
    write(() => api.delete('/api/admin/views/{id}', { params: { id } }), { done: 'admin.list.view.deleted' });
  return (
    <Form {...form}>
      <TextField
        name="name"
        defaultValue={name}
        maxLength={VIEW_NAME_LENGTH}
        label={<FormattedMessage id="admin.list.view.name" />}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="s" tone="outline" isPending={isPending}>
          <FormattedMessage id="admin.list.view.rename" />
        </SubmitButton>
        <Button
          size="s"
          tone="quiet"
          disabled={isDeleting}
          aria-label={formatMessage({ id: 'admin.list.view.delete' }, { name })}
          onClick={() => void forget()}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </Form>
  );
}

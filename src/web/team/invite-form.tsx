import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { inviteInput, MOST_INVITATIONS } from '#contract/team.ts';
import { type Role, ROLES } from '#domain/team/role.ts';
import { api } from '#web/client/api-client.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { splitAddresses } from './split-addresses.ts';

type Row = { readonly id: number; readonly email: string; readonly role: Role };

const USUAL_ROLE: Role = 'dispatcher';

/** Several colleagues at once. A list that is pasted into a field becomes rows. */
export function InviteForm() {
  const { rows, change, add, remove, paste, start } = useRows();
  const filled = rows.some(({ email }) => email.trim() !== '') ? rows.filter(({ email }) => email.trim() !== '') : rows;
  const { form, isPending } = useSubmit({
    schema: inviteInput,
    read: () => ({ invitations: filled.map(({ email, role }) => ({ email, role })) }),
    send: (body) => api.post('/api/team/invitations', { body }),
    done: ({ items }) => ({ message: 'invite.sent', values: { count: items.length } }),
    notDone: 'invite.notSent',
    onDone: () => start(),
  });
  return (
    <Card>
      <Form
        {...form}
        onSubmit={(event) => {
          // Complaints are counted by row, so that rows without an address have to go first.
          start(filled);
          form.onSubmit(event);
        }}
      >
        <ul className="space-y-4">
          {rows.map((row, position) => (
            <InviteRow
              key={row.id}
              row={row}
              position={position}
              isOnly={rows.length === 1}
              onChange={(part) => change(row.id, part)}
              onPaste={(event) => paste(row.id, event)}
              onRemove={() => remove(row.id)}
            />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Button tone="quiet" disabled={rows.length >= MOST_INVITATIONS} onClick={add}>
            <Plus aria-hidden="true" className="size-5" />
            <FormattedMessage id="invite.add" />
          </Button>
          <SubmitButton tone="signal" isPending={isPending}>
            <FormattedMessage id="invite.submit" values={{ count: filled.length }} />
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}

interface InviteRowProps {
  readonly row: Row;
  readonly position: number;
  readonly isOnly: boolean;
  readonly onChange: (part: Partial<Row>) => void;
  readonly onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  readonly onRemove: () => void;
}

function InviteRow({ row, position, isOnly, onChange, onPaste, onRemove }: InviteRowProps) {
  const { formatMessage } = useIntl();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <div className="max-sm:col-span-2">
        <TextField
          name={`invitations.${position}.email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={<FormattedMessage id="word.field.email" />}
          value={row.email}
          onChange={(email) => onChange({ email })}
          onPaste={onPaste}
          {...(isOnly && { description: <FormattedMessage id="invite.paste" /> })}
        />
      </div>
      <Select
        name={`invitations.${position}.role`}
        label={<FormattedMessage id="word.role" />}
        value={row.role}
        onChange={(role) => onChange({ role: ROLES.find((known) => known === role) ?? USUAL_ROLE })}
        options={ROLES.map((id) => ({ id, label: formatMessage({ id: `role.${id}` }) }))}
      />
      {!isOnly && (
        <IconButton
          tone="quiet"
          size="m"
          label={formatMessage({ id: 'invite.removeRow' }, { number: position + 1 })}
          onClick={onRemove}
          className="mt-7"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </li>
  );
}

function useRows() {
  const lastId = useRef(0);
  const newRow = (email = ''): Row => {
    lastId.current += 1;
    return { id: lastId.current, email, role: USUAL_ROLE };
  };
  const [rows, setRows] = useState<readonly Row[]>(() => [{ id: 0, email: '', role: USUAL_ROLE }]);
  return {
    rows,
    change: (id: number, part: Partial<Row>) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, ...part } : row))),
    add: () => {
      const row = newRow();
      setRows((before) => [...before, row]);
    },
    remove: (id: number) => setRows((before) => before.filter((row) => row.id !== id)),
    /** One address is pasted as usual; of several each gets a row. */
    paste: (id: number, event: ClipboardEvent) => {
      const [first, ...others] = splitAddresses(event.clipboardData.getData('text'));
      if (first === undefined || others.length === 0) return;
      event.preventDefault();
      const added = others.map(newRow);
      setRows((before) =>
        before
          .flatMap((row) => (row.id === id ? [{ ...row, email: first }, ...added] : [row]))
          .slice(0, MOST_INVITATIONS),
      );
    },
    /** With these rows, or with an empty one. */
    start: (kept?: readonly Row[]) => {
      const row = newRow();
      setRows(kept ?? [row]);
    },
  };
}

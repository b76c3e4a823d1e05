import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Select } from '#web/ui/select.tsx';
import type { NotesView } from './describe-notes.server.ts';

interface OwnerSelectProps {
  readonly owners: NotesView['owners'];
  readonly ownerId?: string | undefined;
}

/** Who does a task; nobody means that anybody of the desk may. */
export function OwnerSelect({ owners, ownerId = '' }: OwnerSelectProps) {
  const { formatMessage } = useIntl();
  const options = [
    { id: '', label: formatMessage({ id: 'adminNote.anybody' }) },
    ...owners.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <Select name="ownerId" label={<FormattedMessage id="adminNote.owner" />} defaultValue={ownerId} options={options} />
  );
}

import { useState } from 'react';
import { getLocalTimeZone, today } from '@internationalized/date';
import { type ChangeTaskInput, changeTaskInput } from '#contract/admin-task.ts';
import { isMoneyTask } from '#domain/admin/task-kind.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { DrawerActions } from '#web/form/drawer-actions.tsx';
import { fieldText } from '#web/form/field-text.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { May } from '../frame/may.tsx';
import { OwnerSelect } from '../note/owner-select.tsx';
import type { HoldView } from './describe-hold.server.ts';
import type { TasksView } from './load-tasks.server.ts';

interface TaskHoldProps {
  readonly hold: HoldView;
  readonly title: string;
  readonly desk: Pick<TasksView, 'owners' | 'me'>;
}

/** Who looks after a task, until when it rests, and what can be done about both. */
export function TaskHold({ hold, title, desk }: TaskHoldProps) {
  const { kind, objectId, owner, restsUntil, version } = hold;
  const [isOpen, setIsOpen] = useState(false);
  const { write, isPending } = useWrite();
  const change = (changes: Omit<ChangeTaskInput, 'kind' | 'objectId'>, done: MessageKey) =>
    write(() => api.patch('/api/admin/figures/tasks', { body: { kind, objectId, ...changes }, ifMatch: version }), {
      done,
    });
  const isMine = owner?.id === desk.me;
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-0.5 text-body-s">
      {owner !== null && (
        <b>
          <FormattedMessage id={isMine ? 'adminTask.mine' : 'adminNote.for'} values={{ name: owner.name }} />
        </b>
      )}
      {restsUntil !== null && <FormattedMessage id="adminTask.restsUntil" values={{ day: restsUntil }} />}
      <May right="tasks.write">
        {isMine ? (
          <LinkAction disabled={isPending} onClick={() => void change({ ownerId: null }, 'adminTask.returned')}>
            <FormattedMessage id="adminTask.return" />
          </LinkAction>
        ) : (
          <LinkAction disabled={isPending} onClick={() => void change({ ownerId: desk.me }, 'adminTask.taken')}>
            <FormattedMessage id="adminTask.take" />
          </LinkAction>
        )}
        {restsUntil !== null && (
          <LinkAction disabled={isPending} onClick={() => void change({ restsUntil: null }, 'adminTask.awake')}>
            <FormattedMessage id="adminTask.wake" />
          </LinkAction>
        )}
        {kind === 'noteDue' && (
          <LinkAction disabled={isPending} onClick={() => void change({ isDone: true }, 'adminNote.doneToast')}>
            <FormattedMessage id="adminNote.done" />
          </LinkAction>
        )}
        <LinkAction onClick={() => setIsOpen(true)}>
          <FormattedMessage id="adminTask.assign" />
        </LinkAction>
      </May>
      <Drawer isOpen={isOpen} onOpenChange={setIsOpen} title={<FormattedMessage id="adminTask.assign" />}>
        <HoldForm hold={hold} title={title} desk={desk} onClose={() => setIsOpen(false)} />
      </Drawer>
    </p>
  );
}

function HoldForm({ hold, title, desk, onClose }: TaskHoldProps & { readonly onClose: () => void }) {
  const { kind, objectId, owner, version } = hold;
  const { form, isPending } = useSubmit({
    schema: changeTaskInput,
    read: (fields) => {
      const restsUntil = fieldText(fields, 'restsUntil');
      return {
        kind,
        objectId,
        ownerId: fieldText(fields, 'ownerId') || null,
        ...(restsUntil !== '' && { restsUntil }),
      };
    },
    send: (body) => api.patch('/api/admin/figures/tasks', { body, ifMatch: version }),
    done: 'adminNote.moved',
    onDone: onClose,
  });
  return (
    <Form {...form} className="min-h-full">
      <p className="wrap-anywhere text-asphalt-600">{title}</p>
      <OwnerSelect
        owners={desk.owners.filter(({ seesMoney }) => seesMoney || !isMoneyTask(kind))}
        ownerId={owner?.id}
      />
      <DatePicker
        name="restsUntil"
        label={<FormattedMessage id="adminTask.rest" />}
        description={<FormattedMessage id="adminTask.rest.hint" />}
        aside={<FormattedMessage id="word.optional" />}
        minValue={today(getLocalTimeZone()).add({ days: 1 })}
      />
      <DrawerActions isPending={isPending} onCancel={onClose} />
    </Form>
  );
}

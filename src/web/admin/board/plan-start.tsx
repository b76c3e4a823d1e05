import { FlaskConical, ListTree } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { May } from '../frame/may.tsx';
import { withChanges } from '../list/list-address.ts';
import type { BoardView } from './load-board.server.ts';
import type { Planning } from './use-plan.ts';

interface PlanStartProps {
  readonly planning: Planning;
  readonly view: Pick<BoardView, 'plans' | 'at'>;
}

/** Begins a plan, or opens one: of oneself or of somebody else, to be gone on with together or to be undone. */
export function PlanStart({ planning, view: { plans, at } }: PlanStartProps) {
  const { formatMessage } = useIntl();
  const [, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => setIsOpen(false);
  return (
    <div className="mb-4 ms-auto flex min-h-12 items-center gap-2 print:hidden">
      <May right="orders.write">
        <Button
          size="s"
          onClick={() => {
            setName(formatMessage({ id: 'adminBoard.plan.usualName' }, { at }));
            setIsOpen(true);
          }}
        >
          <FlaskConical aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminBoard.plan.begin" />
        </Button>
      </May>
      {plans.length > 0 && (
        <Menu
          label={formatMessage({ id: 'adminBoard.plan.list' })}
          icon={<ListTree aria-hidden="true" className="size-5" />}
          actions={plans.map(({ id, name: known, author, changes, status }) => ({
            id,
            label: formatMessage({ id: `adminBoard.plan.listed.${status}` }, { name: known, author, count: changes }),
            onAction: () => setParams((now) => withChanges(now, { draft: id })),
          }))}
        />
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={close}
        title={<FormattedMessage id="adminBoard.plan.begin" />}
        note={<FormattedMessage id="adminBoard.plan.begin.text" />}
        footer={
          <>
            <Button tone="quiet" onClick={close}>
              <FormattedMessage id="ui.cancel" />
            </Button>
            <Button
              tone="signal"
              disabled={name.trim() === ''}
              isPending={planning.isPending}
              onClick={() => void planning.begin(name.trim(), { onDone: close })}
            >
              <FormattedMessage id="adminBoard.plan.begin" />
            </Button>
          </>
        }
      >
        <TextField
          label={<FormattedMessage id="adminBoard.plan.name" />}
          maxLength={120}
          value={name}
          onChange={setName}
        />
      </Dialog>
    </div>
  );
}

import { useState } from 'react';
import type { BoardDepot } from '#contract/admin-board.ts';
import type { RepackAnswer } from '#contract/admin-plan.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import type { Planning } from './use-plan.ts';

/** The trailers of one sub-type at one depot. */
export type PackedKind = { readonly depot: BoardDepot; readonly group: BoardDepot['groups'][number] };

interface RepackDialogProps {
  readonly kind: PackedKind;
  readonly planning: Planning;
  readonly onClose: () => void;
}

/** Asks for a plan by which more whole weeks in a row can be sold. It is looked at like any other before it happens. */
export function RepackDialog({ kind: { depot, group }, planning, onClose }: RepackDialogProps) {
  const intl = useIntl();
  const [weeks, setWeeks] = useState<RepackAnswer['weeks']>();
  const name = `${depot.name}: ${trailerName(intl, group.type, group.subType)}`;
  const ask = () =>
    planning.repack({ name, depotId: depot.id, type: group.type, subType: group.subType }, (answer) => {
      if (answer.plan === null) {
        setWeeks(answer.weeks);
        return;
      }
      toast.success('adminBoard.repack.found', { values: { weeks: answer.weeks.after - answer.weeks.before } });
      onClose();
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="adminBoard.repack" />}
      note={name}
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button tone="signal" isPending={planning.isPending} onClick={ask}>
            <FormattedMessage id="adminBoard.repack.ask" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="adminBoard.repack.text" />
      </p>
      <div role="status" className="mt-4">
        {weeks && (
          <Notice tone="info">
            <FormattedMessage id="adminBoard.repack.nothing" values={{ weeks: weeks.before }} />
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

import type { Plan } from '#contract/admin-plan.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { Planning } from './use-plan.ts';

interface DiscardDialogProps {
  readonly planning: Planning;
  readonly plan: Plan;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export const DiscardDialog = ({ planning, plan, isOpen, onClose }: DiscardDialogProps) => (
  <ConfirmDialog
    isOpen={isOpen}
    onOpenChange={onClose}
    title={<FormattedMessage id="adminBoard.plan.discard.title" values={{ name: plan.name }} />}
    confirmLabel={<FormattedMessage id="adminBoard.plan.discard" />}
    isPending={planning.isPending}
    onConfirm={() => planning.discard({ onDone: onClose })}
  >
    <FormattedMessage id="adminBoard.plan.discard.text" values={{ count: plan.changes.length }} />
  </ConfirmDialog>
);

import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { decisionInput } from '#contract/admin-business-unit.ts';
import type { WriteOptions } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonTone } from '#web/ui/button-style.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface ReasonDialogProps extends Pick<WriteOptions<unknown>, 'done' | 'next' | 'onRefused'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What follows from it. */
  readonly children: ReactNode;
  /** Who will read the reason. */
  readonly hint?: ReactNode;
  readonly confirmLabel: ReactNode;
  readonly tone?: ButtonTone;
  /** Refusals become toasts, and the dialog stays. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks why before something serious is done. */
export function ReasonDialog({ isOpen, onClose, title, ...form }: ReasonDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onClose} title={title}>
      <ReasonForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ReasonForm({
  children,
  hint = <FormattedMessage id="admin.reason.hint" />,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  onClose,
  ...options
}: Omit<ReasonDialogProps, 'isOpen' | 'title'>) {
  const { form, isPending } = useSubmit({
    schema: decisionInput,
    read: (fields) => ({ reason: fields.get('reason') }),
    send: ({ reason }) => onConfirm(reason),
    onDone: onClose,
    ...options,
  });
  return (
    <Form {...form}>
      <div className="text-asphalt-700">{children}</div>
      <TextField name="reason" label={<FormattedMessage id="word.reason" />} description={hint} maxLength={500} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button tone="quiet" onClick={onClose}>
          <FormattedMessage id="ui.cancel" />
        </Button>
        <SubmitButton tone={tone} isPending={isPending}>
          {confirmLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Bills what is due without waiting for the night. What is issued cannot be taken back, so it asks first. */
export function BillNow() {
  const { write, isPending } = useWrite();
  const [isAsking, setIsAsking] = useState(false);
  const run = () =>
    write(() => api.post('/api/admin/billing/run', { idempotencyScope: 'billing-run' }), {
      done: 'adminBilling.run.done',
      onDone: () => setIsAsking(false),
    });
  return (
    <>
      <Button tone="signal" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="adminBilling.run" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="adminBilling.run.title" />}
        confirmLabel={<FormattedMessage id="adminBilling.run" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void run()}
      >
        <FormattedMessage id="adminBilling.run.text" />
      </ConfirmDialog>
    </>
  );
}

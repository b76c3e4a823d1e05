import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { PreviewView } from './load-exports.server.ts';

/** Makes the file. What is in it is in no other one, so it asks first. */
export function MakeFile({ preview }: { readonly preview: PreviewView }) {
  const { month, monthName, documents, payments } = preview;
  const { write, isPending } = useWrite();
  const [isAsking, setIsAsking] = useState(false);
  const make = () =>
    write(() => api.post('/api/admin/exports/datev', { body: { month }, idempotencyScope: `datev ${month}` }), {
      done: 'adminExport.make.done',
      onDone: () => setIsAsking(false),
    });
  return (
    <>
      <Button tone="signal" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="adminExport.make" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="adminExport.make.title" values={{ month: monthName }} />}
        confirmLabel={<FormattedMessage id="adminExport.make" />}
        tone="signal"
        isPending={isPending}
        onConfirm={() => void make()}
      >
        <FormattedMessage id="adminExport.make.text" values={{ count: documents + payments }} />
      </ConfirmDialog>
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { AdminPriceList } from '#contract/admin-price.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = { readonly list: Pick<AdminPriceList, 'id' | 'version' | 'name'>; readonly from: string };

/** Makes a draft of a published list whose day has not come. */
export function WithdrawButton({ list: { id, version, name }, from }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, isPending } = useWrite();
  const withdraw = async () => {
    const send = () => api.post('/api/admin/prices/{id}/withdraw', { params: { id }, ifMatch: version });
    await write(send, { done: 'adminPrice.withdrawn', notDone: 'adminPrice.notSaved' });
    setIsAsking(false);
  };
  return (
    <>
      <Button tone="danger" onClick={() => setIsAsking(true)}>
        <FormattedMessage id="adminPrice.withdraw" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        isPending={isPending}
        title={<FormattedMessage id="adminPrice.withdraw.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrice.withdraw" />}
        onConfirm={() => void withdraw()}
      >
        <FormattedMessage id="adminPrice.withdraw.text" values={{ from }} />
      </ConfirmDialog>
    </>
  );
}

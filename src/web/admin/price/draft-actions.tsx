import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import type { AdminPriceList } from '#contract/admin-price.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite, type WriteOptions } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

type Props = { readonly list: Pick<AdminPriceList, 'id' | 'version' | 'name'>; readonly from: string };

/** Publishes a draft, which cannot be undone, or throws it away. */
export function DraftActions({ list: { id, version, name }, from }: Props) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const { write, isPending } = useWrite();

  const act = async <Answer,>(send: () => Promise<Answer>, options: WriteOptions<Answer>) => {
    await write(send, { notDone: 'adminPrice.notSaved', ...options });
    setAsked(undefined);
  };
  const publish = () =>
    act(() => api.post('/api/admin/prices/{id}/publish', { params: { id }, ifMatch: version }), {
      done: 'adminPrice.publishedToast',
    });
  const discard = () =>
    act(() => api.delete('/api/admin/prices/{id}', { params: { id }, ifMatch: version }), {
      next: () => navigate('/admin/prices'),
      done: 'adminPrice.discarded',
    });
  const common = { onOpenChange: () => setAsked(undefined), isPending };
  return (
    <>
      <Button tone="danger" onClick={() => setAsked('discard')}>
        <FormattedMessage id="adminPrice.discard" />
      </Button>
      <Button tone="ink" onClick={() => setAsked('publish')}>
        <FormattedMessage id="adminPrice.publish" />
      </Button>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'publish'}
        tone="signal"
        title={<FormattedMessage id="adminPrice.publish.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrice.publish" />}
        onConfirm={() => void publish()}
      >
        <FormattedMessage id="adminPrice.publish.text" values={{ from }} />
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'discard'}
        title={<FormattedMessage id="adminPrice.discard.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrice.discard" />}
        onConfirm={() => void discard()}
      >
        <FormattedMessage id="adminPrice.discard.text" />
      </ConfirmDialog>
    </>
  );
}

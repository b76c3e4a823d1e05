import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useRevalidator } from 'react-router';
import type { AdminPriceList } from '#contract/admin-price.ts';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

type Props = { readonly list: Pick<AdminPriceList, 'id' | 'version' | 'name'>; readonly from: string };

/** Publishes a draft, which cannot be undone, or throws it away. */
export function DraftActions({ list: { id, version, name }, from }: Props) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'publish' | 'discard'>();
  const [isPending, setIsPending] = useState(false);

  const act = async (work: () => Promise<unknown>) => {
    setIsPending(true);
    try {
      await work();
    } catch (error) {
      if (!isProblemError(error)) throw error;
      toast.error('adminPrices.notSaved', { text: error.messageKey });
      await revalidate();
    } finally {
      setIsPending(false);
      setAsked(undefined);
    }
  };
  const publish = () =>
    act(async () => {
      await api.post('/api/admin/prices/{id}/publish', { params: { id }, ifMatch: version });
      await revalidate();
      toast.success('adminPrices.publishedToast');
    });
  const discard = () =>
    act(async () => {
      await api.delete('/api/admin/prices/{id}', { params: { id }, ifMatch: version });
      toast.success('adminPrices.discarded');
      await navigate('/admin/prices');
    });
  const common = {
    onOpenChange: () => setAsked(undefined),
    closeLabel: formatMessage({ id: 'ui.close' }),
    keepLabel: <FormattedMessage id="ui.cancel" />,
    isPending,
  };
  return (
    <>
      <Button tone="danger" onClick={() => setAsked('discard')}>
        <FormattedMessage id="adminPrices.discard" />
      </Button>
      <Button tone="ink" onClick={() => setAsked('publish')}>
        <FormattedMessage id="adminPrices.publish" />
      </Button>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'publish'}
        tone="signal"
        title={<FormattedMessage id="adminPrices.publish.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrices.publish" />}
        onConfirm={() => void publish()}
      >
        <FormattedMessage id="adminPrices.publish.text" values={{ from }} />
      </ConfirmDialog>
      <ConfirmDialog
        {...common}
        isOpen={asked === 'discard'}
        title={<FormattedMessage id="adminPrices.discard.title" values={{ name }} />}
        confirmLabel={<FormattedMessage id="adminPrices.discard" />}
        onConfirm={() => void discard()}
      >
        <FormattedMessage id="adminPrices.discard.text" />
      </ConfirmDialog>
    </>
  );
}

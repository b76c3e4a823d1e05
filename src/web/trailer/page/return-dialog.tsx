import { FormattedMessage } from '#i18n/intl.tsx';
import { useQuestion } from '#web/client/use-question.ts';
import ReturnPanel from '#web/trailer/results/return-panel.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ReturnChoice } from './return-choice.ts';

type ReturnDialogProps = ReturnChoice & { readonly onClose: () => void };

/** All depots but the one that it leaves from, which is the first choice anyway. */
export default function ReturnDialog({ returnDepot, depot: from, onChoose, onClose }: ReturnDialogProps) {
  const { answer, problem } = useQuestion('depots', async (signal) => {
    const { api } = await import('#web/client/api-client.ts');
    return (await api.get('/api/depots', { signal })).items;
  });
  const choose = (code: string) => {
    onChoose(code);
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={<FormattedMessage id="returnTo.elsewhere" />}>
      {problem ? (
        <p role="alert">
          <FormattedMessage id="trailer.return.failed" />
        </p>
      ) : answer ? (
        <ReturnPanel
          returnTo={returnDepot?.code ?? ''}
          depots={answer.filter(({ code }) => code !== from.code)}
          onChange={choose}
        />
      ) : (
        <Skeleton className="h-80 w-full" />
      )}
    </Dialog>
  );
}

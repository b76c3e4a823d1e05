import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate } from 'react-router';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';

type CreateBatchProps = { readonly collectOn: string; readonly isUrgent: boolean };

/** Puts a batch together. It can be given up until it is exported, so nobody is asked. */
export function CreateBatch({ collectOn, isUrgent }: CreateBatchProps) {
  const navigate = useNavigate();
  const { write, isPending } = useWrite();
  const create = () =>
    write(
      () => api.post('/api/admin/debit-batches', { body: { collectOn }, idempotencyScope: `debit-batch ${collectOn}` }),
      { done: 'adminDebit.create.done', next: ({ id }) => navigate(`/admin/debits/${id}`) },
    );
  return (
    <Button size="s" tone={isUrgent ? 'signal' : 'ink'} isPending={isPending} onClick={() => void create()}>
      <FormattedMessage id="adminDebit.create" />
    </Button>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { May } from '../frame/may.tsx';
import type { QuoteRow } from './load-quotes.server.ts';

/** What the desk can do as long as nobody has answered. */
export function QuoteActions({ quote: { id, version, number } }: { readonly quote: QuoteRow }) {
  const { write, isPending } = useWrite();
  const [isAsking, setIsAsking] = useState(false);
  const params = { id };
  return (
    <May right="orders.write">
      <Button
        size="s"
        isPending={isPending}
        onClick={() =>
          void write(() => api.post('/api/admin/quotes/{id}/resend', { params }), { done: 'adminQuote.resent' })
        }
      >
        <FormattedMessage id="adminQuote.resend" />
      </Button>
      <Button size="s" isPending={isPending} onClick={() => setIsAsking(true)}>
        <FormattedMessage id="adminQuote.withdraw" />
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="adminQuote.withdraw.title" values={{ number }} />}
        confirmLabel={<FormattedMessage id="adminQuote.withdraw" />}
        isPending={isPending}
        onConfirm={() =>
          void write(() => api.post('/api/admin/quotes/{id}/withdraw', { params, ifMatch: version }), {
            done: 'adminQuote.withdrawn',
            onDone: () => setIsAsking(false),
          })
        }
      />
    </May>
  );
}

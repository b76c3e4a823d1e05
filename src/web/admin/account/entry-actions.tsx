import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { doneOrAsked } from '../approval/done-or-asked.ts';
import { WaitingLink } from '../approval/waiting-link.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { EntryView } from './load-account.server.ts';

type Deed = 'use' | 'refund' | 'undo' | 'writeOff';

interface EntryActionsProps {
  readonly entry: EntryView;
  readonly businessUnitId: string;
  readonly today: string;
}

/** What can be done with money, a credit or what is open. Nothing is done without having said what follows from it. */
export function EntryActions({ entry, businessUnitId, today }: EntryActionsProps) {
  const { write, isPending } = useWrite();
  const [asked, setAsked] = useState<Deed>();
  const close = () => setAsked(undefined);
  const { id, isSource, isUsed, canWriteOff, shares, use, open, openCents, waits } = entry;
  const params = { id };
  const deeds: Readonly<Record<Exclude<Deed, 'writeOff'>, () => Promise<unknown>>> = {
    use: () =>
      api.post('/api/admin/payments/{id}/allocate', {
        params,
        body: { businessUnitId, shares: [...shares] },
        idempotencyScope: `allocate-${id}`,
      }),
    refund: () =>
      api.post('/api/admin/payments/{id}/refund', {
        params,
        body: { bookedOn: today, cents: openCents },
        idempotencyScope: `refund-${id}`,
      }),
    undo: () => api.post('/api/admin/payments/{id}/undo', { params }),
  };
  const possible: readonly Deed[] = [
    ...(shares.length > 0 ? (['use'] as const) : []),
    ...(isSource ? (['refund'] as const) : []),
    ...(isUsed ? (['undo'] as const) : []),
    ...(canWriteOff ? (['writeOff'] as const) : []),
  ];
  if (possible.length === 0) return '–';
  const values = { amount: open ?? '', documents: use.documents, used: use.amount };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {possible.map((deed) => {
        const waitsAs = deed === 'writeOff' || deed === 'refund' ? waits[deed] : null;
        return waitsAs === null ? (
          <Button key={deed} tone="outline" size="s" onClick={() => setAsked(deed)}>
            <FormattedMessage id={`adminAccount.${deed}`} />
          </Button>
        ) : (
          <WaitingLink key={deed} approvalId={waitsAs} size="s" />
        );
      })}
      {(['use', 'refund', 'undo'] as const).map((deed) => (
        <ConfirmDialog
          key={deed}
          isOpen={asked === deed}
          onOpenChange={close}
          title={<FormattedMessage id={`adminAccount.${deed}.title`} values={values} />}
          confirmLabel={<FormattedMessage id={`adminAccount.${deed}`} />}
          tone={deed === 'undo' ? 'danger' : 'signal'}
          isPending={isPending}
          onConfirm={() =>
            void write(deeds[deed], {
              done: (answer) => doneOrAsked(answer, `adminAccount.${deed}.done`),
              onDone: close,
            })
          }
        >
          <FormattedMessage id={`adminAccount.${deed}.text`} values={values} />
        </ConfirmDialog>
      ))}
      <ReasonDialog
        isOpen={asked === 'writeOff'}
        onClose={close}
        title={<FormattedMessage id="adminAccount.writeOff.title" values={values} />}
        confirmLabel={<FormattedMessage id="adminAccount.writeOff" />}
        onConfirm={(reason) => api.post('/api/admin/invoices/{id}/write-off', { params, body: { reason } })}
        done={(answer) => doneOrAsked(answer, 'adminAccount.writeOff.done')}
      >
        <FormattedMessage id="adminAccount.writeOff.text" values={values} />
      </ReasonDialog>
    </div>
  );
}

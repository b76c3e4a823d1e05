import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { AdminUnit } from '#contract/admin-business-unit.ts';
import type { UnitDecision } from '#domain/business-unit/business-unit-decision.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

type Asked = Extract<UnitDecision, 'reject' | 'block'>;

const TONES = { approve: 'signal', unblock: 'ink', reject: 'danger', block: 'danger' } as const;

/** What may be decided about a company now. Nothing is done without having said what follows from it. */
export function UnitDecisions({ unit }: { readonly unit: AdminUnit }) {
  const { write, isPending } = useWrite();
  const [open, setOpen] = useState<UnitDecision>();
  const close = () => setOpen(undefined);
  const which = { params: { id: unit.id }, ifMatch: unit.version };

  const confirm = (decision: Exclude<UnitDecision, Asked>) =>
    write(() => api.post(`/api/admin/business-units/{id}/${decision}`, which), {
      done: `adminBusinessUnit.${decision}.done`,
      onDone: close,
    });

  return (
    <>
      {unit.decisions.toReversed().map((decision) => (
        <Button key={decision} tone={TONES[decision]} onClick={() => setOpen(decision)}>
          <FormattedMessage id={`adminBusinessUnit.${decision}`} />
        </Button>
      ))}
      {(['approve', 'unblock'] as const).map((decision) => (
        <ConfirmDialog
          key={decision}
          isOpen={open === decision}
          onOpenChange={close}
          title={<FormattedMessage id={`adminBusinessUnit.${decision}.title`} values={{ company: unit.name }} />}
          confirmLabel={<FormattedMessage id={`adminBusinessUnit.${decision}`} />}
          tone="signal"
          isPending={isPending}
          onConfirm={() => void confirm(decision)}
        >
          <FormattedMessage
            id={
              decision === 'unblock' && unit.blockedFrom === 'pendingReview'
                ? 'adminBusinessUnit.unblock.text.pendingReview'
                : `adminBusinessUnit.${decision}.text`
            }
          />
        </ConfirmDialog>
      ))}
      {(['reject', 'block'] as const).map((decision) => (
        <ReasonDialog
          key={decision}
          isOpen={open === decision}
          onClose={close}
          title={<FormattedMessage id={`adminBusinessUnit.${decision}.title`} values={{ company: unit.name }} />}
          confirmLabel={<FormattedMessage id={`adminBusinessUnit.${decision}`} />}
          onConfirm={(reason) => api.post(`/api/admin/business-units/{id}/${decision}`, { ...which, body: { reason } })}
          done={`adminBusinessUnit.${decision}.done`}
        >
          <FormattedMessage id={`adminBusinessUnit.${decision}.text`} />
        </ReasonDialog>
      ))}
    </>
  );
}

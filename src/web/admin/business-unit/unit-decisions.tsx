import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { AdminUnit } from '#contract/admin-business-unit.ts';
import type { UnitDecision } from '#domain/business-unit/business-unit-decision.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { ApproveUnit } from './approve-unit.tsx';
import { RejectUnit } from './reject-unit.tsx';

const TONES = { approve: 'signal', unblock: 'ink', reject: 'danger', block: 'danger' } as const;

/** What may be decided about a company now. Nothing is done without having said what follows from it. */
export function UnitDecisions({ unit }: { readonly unit: AdminUnit }) {
  const [open, setOpen] = useState<UnitDecision>();
  const close = () => setOpen(undefined);
  const which = { params: { id: unit.id }, ifMatch: unit.version };
  return (
    <>
      {unit.decisions.toReversed().map((decision) => (
        <Button key={decision} tone={TONES[decision]} onClick={() => setOpen(decision)}>
          <FormattedMessage id={`adminBusinessUnit.${decision}`} />
        </Button>
      ))}
      <ApproveUnit unit={unit} isOpen={open === 'approve'} onClose={close} />
      <RejectUnit unit={unit} isOpen={open === 'reject'} onClose={close} />
      {(['unblock', 'block'] as const).map((decision) => (
        <ReasonDialog
          key={decision}
          isOpen={open === decision}
          onClose={close}
          title={<FormattedMessage id={`adminBusinessUnit.${decision}.title`} values={{ company: unit.name }} />}
          confirmLabel={<FormattedMessage id={`adminBusinessUnit.${decision}`} />}
          tone={decision === 'block' ? 'danger' : 'signal'}
          onConfirm={(reason) => api.post(`/api/admin/business-units/{id}/${decision}`, { ...which, body: { reason } })}
          done={`adminBusinessUnit.${decision}.done`}
        >
          <FormattedMessage
            id={
              decision === 'unblock' && unit.blockedFrom === 'pendingReview'
                ? 'adminBusinessUnit.unblock.text.pendingReview'
                : `adminBusinessUnit.${decision}.text`
            }
          />
        </ReasonDialog>
      ))}
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

/** Forgets everybody of a company that is blocked. */
export function EraseUnit({ unit }: { readonly unit: AdminUnit }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        <FormattedMessage id="adminBusinessUnit.erase" />
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="adminBusinessUnit.erase.title" values={{ company: unit.name }} />}
        confirmLabel={<FormattedMessage id="adminBusinessUnit.erase" />}
        onConfirm={(reason) =>
          api.post('/api/admin/business-units/{id}/erase', {
            params: { id: unit.id },
            ifMatch: unit.version,
            body: { reason },
          })
        }
        done="adminBusinessUnit.erase.done"
      >
        <FormattedMessage id="adminBusinessUnit.erase.text" />
      </ReasonDialog>
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';

/** Says that nothing is collected from a company any more, and lifts it for a reason. */
export function ReleaseDebits({ businessUnitId }: { readonly businessUnitId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mb-5">
      <Notice
        tone="warn"
        title={<FormattedMessage id="adminAccount.debitsBlocked" />}
        action={
          <Button size="s" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="adminAccount.release" />
          </Button>
        }
      >
        <FormattedMessage id="adminAccount.debitsBlocked.text" />
      </Notice>
      <ReasonDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={<FormattedMessage id="adminAccount.release.title" />}
        confirmLabel={<FormattedMessage id="adminAccount.release" />}
        tone="signal"
        onConfirm={(reason) =>
          api.post('/api/admin/business-units/{id}/release-debits', {
            params: { id: businessUnitId },
            body: { reason },
          })
        }
        done="adminAccount.release.done"
      >
        <FormattedMessage id="adminAccount.release.text" />
      </ReasonDialog>
    </div>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { api } from '#web/client/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import type { AdminBookingView } from './load-booking.server.ts';
import { May } from '../frame/may.tsx';

/** A pick-up that findings keep in the yard, and who has let checks pass. Worn tyres are changed, not let pass. */
export function StoppedNotice({ booking: { id, stop, release } }: { readonly booking: AdminBookingView }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      {stop && (
        <Notice
          tone="danger"
          title={<FormattedMessage id="adminBooking.stopped" />}
          action={
            stop.checks.length > 0 && (
              <May right="orders.write">
                <Button size="s" onClick={() => setIsAsking(true)}>
                  <FormattedMessage id="adminBooking.release" />
                </Button>
              </May>
            )
          }
        >
          <FormattedMessage id="adminBooking.stopped.text" values={{ time: stop.since, findings: stop.findings }} />
        </Notice>
      )}
      {release && (
        <Notice tone="warn">
          <FormattedMessage id="word.released" values={{ by: release.by, at: release.at, reason: release.reason }} />
        </Notice>
      )}
      {stop && (
        <ReasonDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={<FormattedMessage id="adminBooking.release.title" />}
          confirmLabel={<FormattedMessage id="adminBooking.release" />}
          onConfirm={(reason) =>
            api.post('/api/admin/bookings/{id}/release', { params: { id }, body: { checks: stop.checks, reason } })
          }
          done="adminBooking.release.done"
        >
          <FormattedMessage id="adminBooking.release.text" values={{ findings: stop.findings }} />
        </ReasonDialog>
      )}
    </>
  );
}

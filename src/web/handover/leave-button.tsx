import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LEAVE_LOOK, LeaveIcon } from './flow-frame.tsx';
import { useHandoverDesk } from './handover-desk.ts';
import { useStepWay } from './step-way.ts';

/** Leaves for the booking. Whoever has not sent everything is told first where it stays. */
export function LeaveButton() {
  const { formatMessage } = useIntl();
  const { unsentCount, isOnline } = useHandoverDesk();
  const { leave } = useStepWay();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={formatMessage({ id: 'word.toBooking' })}
        onClick={() => (unsentCount === 0 && isOnline ? leave() : setIsAsking(true))}
        className={LEAVE_LOOK}
      >
        <LeaveIcon />
      </button>
      <Dialog
        role="alertdialog"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<FormattedMessage id="handover.leave.title" />}
        footer={
          <>
            {isOnline && (
              <Button tone="quiet" onClick={leave}>
                <FormattedMessage id="handover.leave.confirm" />
              </Button>
            )}
            <Button tone="ink" onClick={() => setIsAsking(false)}>
              <FormattedMessage id="handover.leave.stay" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage
            id={isOnline ? 'handover.leave.text' : 'handover.leave.offline'}
            values={{ count: unsentCount }}
          />
        </p>
      </Dialog>
    </>
  );
}

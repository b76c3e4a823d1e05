import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { canTrailerBecome, type TrailerState } from '#domain/trailer/trailer-state.ts';
import { api } from '#web/client/api-client.ts';
import { isProblemError } from '#web/client/problem-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { InTheWay, type WayBooking } from './in-the-way.tsx';

type Props = { readonly trailer: Pick<AdminTrailer, 'id' | 'number' | 'status' | 'version' | 'bookings'> };

/** Takes a trailer off the market, puts it back, or retires it for good. */
export function StatusActions({ trailer: { id, number, status, version, bookings: ahead } }: Props) {
  const { formatMessage } = useIntl();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [inTheWay, setInTheWay] = useState<readonly WayBooking[]>(ahead);

  const set = async (next: TrailerState) => {
    setIsPending(true);
    try {
      await api.put('/api/admin/trailers/{id}/status', { params: { id }, body: { status: next }, ifMatch: version });
      toast.success('adminFleet.saved');
      setAsked(false);
    } catch (error) {
      if (!isProblemError(error)) throw error;
      setInTheWay(error.code === 'illegal-state' ? (error.details.inTheWay ?? []) : []);
      toast.error('adminFleet.notSaved', { text: error.messageKey });
    } finally {
      setIsPending(false);
      await revalidate();
    }
  };

  return (
    <>
      {status === 'active' && (
        <Button isPending={isPending} onClick={() => void set('workshop')}>
          <FormattedMessage id="adminFleet.offMarket" />
        </Button>
      )}
      {status === 'workshop' && (
        <Button isPending={isPending} onClick={() => void set('active')}>
          <FormattedMessage id="adminFleet.onMarket" />
        </Button>
      )}
      {canTrailerBecome(status, 'retired') && (
        <Button
          tone="danger"
          onClick={() => {
            setInTheWay(ahead);
            setAsked(true);
          }}
        >
          <FormattedMessage id="adminFleet.retire" />
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked}
        onOpenChange={setAsked}
        title={<FormattedMessage id="adminFleet.retire.title" values={{ number }} />}
        closeLabel={formatMessage({ id: 'ui.close' })}
        keepLabel={<FormattedMessage id="ui.cancel" />}
        confirmLabel={<FormattedMessage id="adminFleet.retire" />}
        isPending={isPending}
        onConfirm={() => void set('retired')}
      >
        <p>
          <FormattedMessage id="adminFleet.retire.text" />
        </p>
        <div className="mt-4">
          <InTheWay bookings={inTheWay} title={<FormattedMessage id="adminFleet.retire.refused" />} />
        </div>
      </ConfirmDialog>
    </>
  );
}

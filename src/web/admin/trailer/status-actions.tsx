import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { canTrailerBecome, type TrailerState } from '#domain/trailer/trailer-state.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { InTheWay, type WayBooking } from './in-the-way.tsx';

type Props = { readonly trailer: Pick<AdminTrailer, 'id' | 'number' | 'status' | 'version' | 'bookings'> };

/** Takes a trailer off the market, puts it back, or retires it for good. */
export function StatusActions({ trailer: { id, number, status, version, bookings: ahead } }: Props) {
  const [asked, setAsked] = useState(false);
  const { write, isPending } = useWrite();
  const [inTheWay, setInTheWay] = useState<readonly WayBooking[]>(ahead);

  const set = (next: TrailerState) =>
    write(
      () => api.put('/api/admin/trailers/{id}/status', { params: { id }, body: { status: next }, ifMatch: version }),
      {
        done: 'adminTrailer.saved',
        notDone: 'adminTrailer.notSaved',
        onDone: () => setAsked(false),
        onRefused: ({ code, details }) => {
          setInTheWay(code === 'illegal-state' ? (details.inTheWay ?? []) : []);
          return false;
        },
      },
    );

  return (
    <>
      {status === 'active' && (
        <Button isPending={isPending} onClick={() => void set('workshop')}>
          <FormattedMessage id="adminTrailer.offMarket" />
        </Button>
      )}
      {status === 'workshop' && (
        <Button isPending={isPending} onClick={() => void set('active')}>
          <FormattedMessage id="adminTrailer.onMarket" />
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
          <FormattedMessage id="adminTrailer.retire" />
        </Button>
      )}
      <ConfirmDialog
        isOpen={asked}
        onOpenChange={setAsked}
        title={<FormattedMessage id="adminTrailer.retire.title" values={{ number }} />}
        confirmLabel={<FormattedMessage id="adminTrailer.retire" />}
        isPending={isPending}
        onConfirm={() => void set('retired')}
      >
        <p>
          <FormattedMessage id="adminTrailer.retire.text" />
        </p>
        <div className="mt-4">
          <InTheWay bookings={inTheWay} title={<FormattedMessage id="adminTrailer.retire.refused" />} />
        </div>
      </ConfirmDialog>
    </>
  );
}

import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { canTrailerBecome, type TrailerState } from '#domain/trailer/trailer-state.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { describeGap } from './describe-gap.ts';
import { InTheWay, type WayBooking } from './in-the-way.tsx';

type Props = { readonly trailer: Pick<AdminTrailer, 'id' | 'number' | 'status' | 'version' | 'bookings'> };

/** Offers a trailer that is complete, takes it off the market, or retires it for good. */
export function StatusActions({ trailer: { id, number, status, version, bookings: ahead } }: Props) {
  const intl = useIntl();
  const [asked, setAsked] = useState<'workshop' | 'retired'>();
  const { write, isPending } = useWrite();
  const [gaps, setGaps] = useState<AdminTrailer['gaps']>([]);
  const [inTheWay, setInTheWay] = useState<readonly WayBooking[]>(ahead);

  const set = (next: TrailerState) =>
    write(
      () => api.put('/api/admin/trailers/{id}/status', { params: { id }, body: { status: next }, ifMatch: version }),
      {
        done:
          next === 'workshop' ? { message: 'adminTrailer.offMarket.done', values: { number } } : 'adminTrailer.saved',
        notDone: 'adminTrailer.notSaved',
        onDone: () => setAsked(undefined),
        onRefused: ({ code, details }) => {
          setGaps(code === 'trailer-incomplete' ? details.gaps : []);
          if (code === 'trailer-incomplete') return true;
          setInTheWay(code === 'illegal-state' ? (details.inTheWay ?? []) : []);
          return false;
        },
      },
    );

  return (
    <>
      {status === 'draft' && (
        <Button tone="signal" isPending={isPending} onClick={() => void set('active')}>
          <FormattedMessage id="adminTrailer.offer" />
        </Button>
      )}
      {status === 'active' && (
        <Button onClick={() => setAsked('workshop')}>
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
            setAsked('retired');
          }}
        >
          <FormattedMessage id="adminTrailer.retire" />
        </Button>
      )}
      <Dialog
        role="alertdialog"
        isOpen={gaps.length > 0}
        onOpenChange={() => setGaps([])}
        title={<FormattedMessage id="error.trailer-incomplete" />}
        footer={
          <LinkButton to={`/admin/trailers/${id}/edit`} tone="ink">
            <FormattedMessage id="adminTrailer.edit" />
          </LinkButton>
        }
      >
        <ul className="list-disc ps-5">
          {gaps.map((gap) => (
            <li key={JSON.stringify(gap)}>{describeGap(intl, gap)}</li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        isOpen={asked === 'workshop'}
        onOpenChange={() => setAsked(undefined)}
        tone="signal"
        title={<FormattedMessage id="adminTrailer.offMarket.title" values={{ number }} />}
        confirmLabel={<FormattedMessage id="adminTrailer.offMarket" />}
        isPending={isPending}
        onConfirm={() => void set('workshop')}
      >
        <p>
          <FormattedMessage id="adminTrailer.offMarket.text" values={{ count: ahead.length }} />
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'retired'}
        onOpenChange={() => setAsked(undefined)}
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

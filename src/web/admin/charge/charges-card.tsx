import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ChargeEntry } from '#web/charge/charge-entry.tsx';
import type { ChargeView } from '#web/charge/describe-charges.server.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import { AddChargeDialog, type ChargeChoices } from './add-charge-dialog.tsx';
import { PageLink } from '../frame/page-link.tsx';
import { May } from '../frame/may.tsx';

interface ChargesCardProps extends ChargeChoices {
  readonly bookingId: string;
  readonly charges: readonly ChargeView[];
}

/** What the operator charges for a rental after the fact: damages, cleaning, outlays. */
export function ChargesCard({ bookingId, charges, ...choices }: ChargesCardProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [toWaive, setToWaive] = useState<ChargeView>();
  const { write, isPending } = useWrite();
  const waive = (chargeId: string) =>
    write(() => api.delete('/api/admin/bookings/{id}/charges/{chargeId}', { params: { id: bookingId, chargeId } }), {
      done: 'adminBooking.charges.waived',
      onDone: () => setToWaive(undefined),
    });
  return (
    <TitledCard
      title="charge.title"
      action={
        <May right="orders.write">
          <Button size="s" onClick={() => setIsAdding(true)}>
            <FormattedMessage id="adminBooking.charges.add" />
          </Button>
        </May>
      }
    >
      {charges.length === 0 && (
        <p className="text-asphalt-600">
          <FormattedMessage id="adminBooking.charges.none" />
        </p>
      )}
      <ul>
        {charges.map((charge) => (
          <ChargeEntry key={charge.id} charge={charge}>
            {charge.invoice !== null && (
              <PageLink to={`/admin/invoices/${charge.invoice.id}`} isAlone>
                {charge.invoice.number}
              </PageLink>
            )}
            {charge.takesPhotos && (
              <May right="orders.write">
                <ClaimPhotos bookingId={bookingId} charge={charge} />
              </May>
            )}
            {charge.invoice === null && charge.state !== 'waived' && (
              <May right="orders.write">
                <LinkAction className="text-body-s" onClick={() => setToWaive(charge)}>
                  <FormattedMessage id="adminBooking.charges.waive" />
                </LinkAction>
              </May>
            )}
          </ChargeEntry>
        ))}
      </ul>
      {isAdding && <AddChargeDialog bookingId={bookingId} {...choices} onClose={() => setIsAdding(false)} />}
      {toWaive && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setToWaive(undefined)}
          title={<FormattedMessage id="adminBooking.charges.waive.title" />}
          confirmLabel={<FormattedMessage id="adminBooking.charges.waive" />}
          isPending={isPending}
          onConfirm={() => void waive(toWaive.id)}
        >
          <FormattedMessage
            id="adminBooking.charges.waive.text"
            values={{ title: toWaive.title, amount: toWaive.net }}
          />
        </ConfirmDialog>
      )}
    </TitledCard>
  );
}

import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '../frame/facts.tsx';
import { TaxDrawer, type TaxProps } from './tax-drawer.tsx';
import { May } from '../frame/may.tsx';

/** How a booking is taxed, and the way to correct that. */
export function TaxCard({ bookingId, tax }: TaxProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TitledCard
      title="adminBooking.tax"
      action={
        <May right="money.write">
          <Button size="s" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="adminBooking.tax.correct" />
          </Button>
        </May>
      }
    >
      <Facts facts={tax.parts.map(({ label, net }) => ({ name: label, value: net }))} />
      {isOpen && <TaxDrawer bookingId={bookingId} tax={tax} onClose={() => setIsOpen(false)} />}
    </TitledCard>
  );
}

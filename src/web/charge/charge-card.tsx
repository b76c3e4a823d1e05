import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChargeEntry } from './charge-entry.tsx';
import type { ChargeView } from './describe-charges.server.ts';
import { ObjectDialog } from './object-dialog.tsx';

interface ChargeCardProps {
  readonly bookingId: string;
  readonly charges: readonly ChargeView[];
}

/** What is charged for a rental beside its price, and how to object to a claim. */
export function ChargeCard({ bookingId, charges }: ChargeCardProps) {
  const [asked, setAsked] = useState<ChargeView>();
  if (charges.length === 0) return null;
  return (
    <TitledCard title="charge.title" note="charge.note">
      <ul>
        {charges.map((charge) => (
          <ChargeEntry key={charge.id} charge={charge}>
            {charge.mayObject && (
              <Button size="s" onClick={() => setAsked(charge)}>
                <FormattedMessage id="charge.object" />
              </Button>
            )}
          </ChargeEntry>
        ))}
      </ul>
      {asked && <ObjectDialog bookingId={bookingId} charge={asked} onClose={() => setAsked(undefined)} />}
    </TitledCard>
  );
}

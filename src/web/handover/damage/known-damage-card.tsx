import { useIntl } from '#i18n/intl.tsx';
import { handoverPhotoUrl, type KnownDamage } from '#contract/handover.ts';
import { useFormat } from '#web/words/use-format.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { useHandoverDesk } from '../handover-desk.ts';

/** A damage that was there before: to be looked at, not to be changed. */
export function KnownDamageCard({ damage, title }: { readonly damage: KnownDamage; readonly title: string }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { handover } = useHandoverDesk();
  return (
    <Card>
      <h2 className="text-h4">{title}</h2>
      <p className="mt-2 flex flex-wrap gap-2">
        <WordBadge
          tone="taken"
          word="handover.damages.knownSince"
          values={{ date: format.date(damage.foundAt, handover.depot.timeZone) }}
        />
        <WordBadge word={`handover.severity.${damage.severity}`} />
      </p>
      {damage.description !== '' && <p className="mt-3">{damage.description}</p>}
      {damage.photos.length > 0 && (
        <div className="mt-3 grid grid-cols-3 gap-2">
          {damage.photos.map((position, index) => (
            <img
              key={position}
              src={handoverPhotoUrl({ bookingId: handover.booking.id, handoverId: handover.id }, position)}
              alt={`${title}, ${formatMessage({ id: 'handover.photo.number' }, { number: index + 1 })}`}
              className="aspect-square w-full rounded-control bg-paper-sunken object-cover"
            />
          ))}
        </div>
      )}
    </Card>
  );
}

import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { useFormat } from '#web/words/use-format.ts';
import type { ReturnPlaceChoice } from './use-return-place.ts';

/** At which depot the trailer stands, and what it costs that it is another one than agreed. */
export function ReturnPlaceField({ choice }: { readonly choice: ReturnPlaceChoice }) {
  const { depots, place, depotId, choose, isLost } = choice;
  return (
    <div className="grid gap-3">
      <Select
        label={<FormattedMessage id="returnPlace.depot" />}
        value={depotId ?? place?.id ?? null}
        onChange={(key) => choose(key === null ? undefined : String(key))}
        options={depots.map(({ id, name, city }) => ({ id, label: name, description: city }))}
        isDisabled={depots.length === 0}
      />
      {isLost && (
        <p className="text-sm font-medium text-warn">
          <FormattedMessage id="returnPlace.lost" />
        </p>
      )}
      {place && <Cost place={place} />}
    </div>
  );
}

function Cost({ place: { name, isAgreed, fee } }: { readonly place: NonNullable<ReturnPlaceChoice['place']> }) {
  const format = useFormat();
  if (isAgreed) return null;
  return (
    <Notice tone="warn">
      <FormattedMessage
        id={fee === null ? 'returnPlace.elsewhere' : fee.cents > 0 ? 'returnPlace.costs' : 'returnPlace.free'}
        values={{ depot: name, amount: fee === null ? '' : format.money(fee) }}
      />
    </Notice>
  );
}

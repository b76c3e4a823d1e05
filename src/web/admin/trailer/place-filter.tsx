import { MapPin } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MY_DEPOTS } from '#domain/team/my-depots.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { type DepotView, type Place, placeValues, readPlace, type Spot } from '#web/trailer/results/place.ts';
import { usePlaceText } from '#web/trailer/results/use-place-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { fieldBox } from '#web/ui/field.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHistoryStep } from '#web/ui/use-history-step.ts';
import { withChanges } from '../list/list-address.ts';

/** The list knows depots by their ids, the search of the shop by their codes. */
export type FleetDepot = DepotView & { readonly id: string };

const PlacePanel = lazyPart(() => import('#web/trailer/results/place-panel.tsx'));

interface PlaceFilterProps {
  readonly depots: readonly FleetDepot[];
  /** The point of the address with its name. */
  readonly spot: Spot | null;
  readonly hasMine: boolean;
}

/** A depot, or a town and all depots around it, chosen as in the shop. */
export function PlaceFilter({ depots, spot, hasMine }: PlaceFilterProps) {
  const [params, setParams] = useSearchParams();
  const nextStep = useHistoryStep();
  const [isOpen, setIsOpen] = useState(false);
  const [labelId, valueId] = [useId(), useId()];
  const place = byCode(readPlace(params, spot ? [spot] : []), depots);
  const placeText = usePlaceText(place, depots);
  const isMine = params.get('depot') === MY_DEPOTS;
  const go = (changes: Parameters<typeof withChanges>[1]) => {
    setParams((now) => withChanges(now, { depot: null, near: null, radiusKm: null, ...changes }), nextStep('place'));
    setIsOpen(false);
  };
  const choose = (chosen: Place) => {
    const { depot, near, radiusKm } = placeValues(chosen);
    go({ depot: depots.find(({ code }) => code === depot)?.id, near, radiusKm });
  };
  return (
    <div className="flex min-w-0 flex-col">
      <span id={labelId} className="mb-1.5 text-body-s font-medium">
        <FormattedMessage id="searchBar.place" />
      </span>
      <button
        type="button"
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={fieldBox()}
      >
        <MapPin aria-hidden="true" className="size-5 shrink-0" />
        <span id={valueId} className="min-w-0 grow truncate text-start">
          {isMine ? <FormattedMessage id="admin.list.myDepots" /> : placeText}
        </span>
      </button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={<FormattedMessage id="searchBar.place" />}>
        {hasMine && (
          <Button className="mb-5" tone={isMine ? 'ink' : 'outline'} onClick={() => go({ depot: MY_DEPOTS })}>
            <FormattedMessage id="admin.list.myDepots" />
          </Button>
        )}
        <Suspense>
          <PlacePanel place={isMine ? { kind: 'anywhere' } : place} depots={depots} onChange={choose} />
        </Suspense>
      </Dialog>
    </div>
  );
}

const byCode = (place: Place, depots: readonly FleetDepot[]): Place =>
  place.kind === 'depots'
    ? { ...place, names: place.names.map((name) => depots.find(({ id }) => id === name)?.code ?? name) }
    : place;

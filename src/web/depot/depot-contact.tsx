import { Mail, Navigation, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { phoneText } from '#domain/user/phone.ts';
import { whenSeen } from '#web/client/when-seen.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { telHref } from '#web/words/tel-href.ts';
import { DepotSpot } from './depot-spot.tsx';
import type { DepotData } from './load-depot.server.ts';

const MAP_ID = 'depot-map';
/** Maps are large: this one is fetched when its place comes into view, which the drawn one keeps until then. */
const PlaceMap = lazyPart(
  async () => {
    await whenSeen(MAP_ID);
    return import('./place-map.tsx');
  },
  () => null,
);

/** Where the depot is, on a map and in words, and whom to call. */
export function DepotContact({ depot }: { readonly depot: DepotData }) {
  const isHydrated = useHydrated();
  return (
    <Card isFlush className="overflow-hidden">
      <div id={MAP_ID} className="relative grid h-72 bg-map-sea print:hidden md:h-80">
        <DepotSpot depot={depot} label={depot.mapLabel} />
        {isHydrated && (
          <Suspense>
            <PlaceMap depot={depot} label={depot.mapLabel} />
          </Suspense>
        )}
      </div>
      <div className="p-4 md:p-6">
        <CardHeader title={<FormattedMessage id="depot.page.contact" />} />
        <address className="not-italic">
          {depot.street}
          <br />
          {depot.postalCode} {depot.city}
        </address>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          <PlainLink isAlone href={telHref(depot.phone)}>
            <Phone aria-hidden="true" className="size-4" />
            {phoneText(depot.phone)}
          </PlainLink>
          <PlainLink isAlone href={`mailto:${depot.email}`} className="min-w-0 wrap-anywhere">
            <Mail aria-hidden="true" className="size-4 shrink-0" />
            {depot.email}
          </PlainLink>
          <PlainLink isAlone href={depot.routeUrl} target="_blank" rel="noopener noreferrer">
            <Navigation aria-hidden="true" className="size-4" />
            <FormattedMessage id="word.route" />
          </PlainLink>
        </p>
      </div>
    </Card>
  );
}

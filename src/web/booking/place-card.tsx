import { KeyRound, Navigation, Phone } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { phoneText } from '#domain/user/phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { BookingData } from './load-booking.server.ts';

/** Where the trailer is picked up and comes back to, and when somebody is there. */
export function PlaceCard({ place }: { readonly place: NonNullable<BookingData['place']> }) {
  return (
    <Card>
      <CardHeader title={place.name} />
      <div className="grid gap-x-10 gap-y-4 text-body-s md:grid-cols-2">
        <div className="min-w-0">
          <p>{place.address}</p>
          <p className="mt-2">
            <Badge tone={place.isOpen ? 'free' : 'taken'} mark={place.isOpen ? 'dot' : 'square'}>
              {place.opening}
            </Badge>
          </p>
          {place.keyBox && (
            <p className="mt-2 flex items-center gap-2">
              <KeyRound aria-hidden="true" className="size-4 shrink-0" />
              <FormattedMessage id="booking.keyBox" />
            </p>
          )}
          <p className="mt-2 flex flex-wrap gap-x-6">
            <PlainLink isAlone href={telHref(place.phone)}>
              <Phone aria-hidden="true" className="size-4" />
              {phoneText(place.phone)}
            </PlainLink>
            <PlainLink isAlone href={`geo:${place.lat},${place.lon}`}>
              <Navigation aria-hidden="true" className="size-4" />
              <FormattedMessage id="word.route" />
            </PlainLink>
            <TextLink isAlone to={`/depots/${place.code}`}>
              <FormattedMessage id="word.depotPage" />
            </TextLink>
          </p>
        </div>
        <dl className="min-w-0">
          {[
            ...place.hours.map(({ days, times }) => ({ key: days, label: days, times })),
            ...place.specialDays.map(({ date, day, times }) => ({ key: date, label: day, times })),
          ].map(({ key, label, times }) => (
            <div key={key} className="flex justify-between gap-4 py-0.5">
              <dt className="min-w-0">{label}</dt>
              <dd className="text-end font-semibold">{times}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

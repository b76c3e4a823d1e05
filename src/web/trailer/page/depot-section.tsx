import { KeyRound, Phone } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { phoneText } from '#domain/user/phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import { DepotSpot } from '#web/depot/depot-spot.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { TrailerData } from './load-trailer.server.ts';

type DepotSectionProps = Pick<TrailerData, 'depot' | 'type'>;

export function DepotSection({ depot, type }: DepotSectionProps) {
  const { formatMessage } = useIntl();
  return (
    <section aria-labelledby="depot">
      <h2 id="depot" className="text-h2 mb-5">
        <FormattedMessage id="trailer.depot.title" />
      </h2>
      <Card isFlush className="grid overflow-hidden md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <DepotSpot
          depot={depot}
          type={type}
          label={formatMessage({ id: 'trailer.depot.map' }, { depot: depot.name })}
        />
        <div className="min-w-0 p-4 text-body-s md:p-6">
          <h3 className="text-h3">{depot.name}</h3>
          <p className="mt-1 text-asphalt-600">{depot.address}</p>
          <div className="mt-3">
            <Badge tone={depot.isOpen ? 'free' : 'taken'} mark={depot.isOpen ? 'dot' : 'square'}>
              {depot.opening}
            </Badge>
          </div>
          <dl className="mt-3">
            {depot.hours.map(({ days, times }) => (
              <Row key={days} label={days} value={times} />
            ))}
            {depot.keyBox && (
              <Row
                label={
                  <span className="flex items-center gap-2">
                    <KeyRound aria-hidden="true" className="size-4" />
                    <FormattedMessage id="depot.facility.keyBox" />
                  </span>
                }
                value={<FormattedMessage id="trailer.depot.always" />}
              />
            )}
            {depot.specialDays.map(({ date, day, times }) => (
              <Row key={date} label={day} value={times} />
            ))}
          </dl>
          <ul className="mt-3 flex flex-wrap gap-2">
            {depot.facilities.map((facility) => (
              <li key={facility}>
                <Badge>{facility}</Badge>
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-6">
            <PlainLink isAlone href={telHref(depot.phone)}>
              <Phone aria-hidden="true" className="size-4" />
              {phoneText(depot.phone)}
            </PlainLink>
            <TextLink isAlone to={`/depots/${depot.code}`}>
              <FormattedMessage id="word.depotPage" />
            </TextLink>
            <TextLink isAlone to={`/trailers?depot=${depot.code}`}>
              <FormattedMessage id="trailer.depot.all" />
            </TextLink>
          </p>
        </div>
      </Card>
    </section>
  );
}

function Row({ label, value }: { readonly label: React.ReactNode; readonly value: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="min-w-0">{label}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
}

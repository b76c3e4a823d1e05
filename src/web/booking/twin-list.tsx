import { FormattedMessage } from '#i18n/intl.tsx';
import type { TrailerCard } from '#contract/trailer.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** Trailers of the same kind that are free for the time that is missing. */
export function TwinList({ twins }: { readonly twins: readonly TrailerCard[] }) {
  const { format } = useWords();
  return (
    <section aria-labelledby="twins">
      <h3 id="twins" className="text-h4 mb-2">
        <FormattedMessage id="booking.twins" />
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {twins.map(({ id, number, plate, depot, distanceKm, period, price }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-48 flex-1">
              <p className="flex flex-wrap items-center gap-2">
                <Plate number={plate} country={depot.country} size="s" />
                <span className="font-condensed text-sm text-asphalt-600">{number}</span>
              </p>
              <p className="mt-1 text-body-s">
                {[depot.name, ...(distanceKm ? [format.distance(distanceKm)] : [])].join(' · ')}
              </p>
              {period && (
                <p className="text-sm text-asphalt-600">
                  {wallTimeText(format, period.localFrom)} – {wallTimeText(format, period.localTo)}
                </p>
              )}
            </div>
            {price && (
              <p className="text-end">
                <b className="font-bold">{format.money(price.total)}</b>{' '}
                <span className="text-sm text-asphalt-600">
                  <FormattedMessage id="booking.net" />
                </span>
              </p>
            )}
            <LinkButton size="s" to={`/trailers/${id}${period ? `?${toQuery(period)}` : ''}`}>
              <FormattedMessage id="word.view" />
              <span className="sr-only">{number}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toQuery = ({ localFrom, localTo }: NonNullable<TrailerCard['period']>): string =>
  new URLSearchParams({ from: localFrom, to: localTo }).toString();

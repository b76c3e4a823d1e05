import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { whenSeen } from '#web/client/when-seen.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { OverviewView } from './load-overview.server.ts';
import { CertificateBadge } from './trailer-badges.tsx';
import { PageLink } from '../frame/page-link.tsx';

const CARD_ID = 'trailer-position';
/** Maps are large: this one is fetched when its card comes into view. */
const PositionMap = lazyPart(async () => {
  await whenSeen(CARD_ID);
  return import('#web/booking/position-map.tsx');
});

const ROW =
  'flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2.5 text-body-s first:border-t-0 first:pt-0';

/** Where it was last seen. */
export function PositionCard({ view: { position, trailer } }: { readonly view: OverviewView }) {
  return (
    <TitledCard id={CARD_ID} title="booking.position">
      {position ? (
        <>
          <p className="text-body-s">
            <b>
              {position.lat.toFixed(4)}, {position.lon.toFixed(4)}
            </b>{' '}
            <span className="text-asphalt-600">{position.at}</span>
          </p>
          <div className="relative mt-3 h-56 overflow-hidden rounded-control bg-map-sea print:hidden">
            <Suspense>
              <PositionMap
                position={{
                  lat: position.lat,
                  lon: position.lon,
                  at: position.recordedAt,
                  speedKmh: null,
                  place: null,
                }}
                trailerNumber={trailer.number}
                type={trailer.type}
              />
            </Suspense>
          </div>
        </>
      ) : (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage
            id={trailer.telematics === 'none' ? 'booking.position.noTelematics' : 'adminTrailer.position.none'}
          />
        </p>
      )}
    </TitledCard>
  );
}

/** What it can show, until when, and what it cannot. */
export function CertificateStates({ view: { certificates, missing } }: { readonly view: OverviewView }) {
  const { formatMessage } = useIntl();
  return (
    <TitledCard title="adminTrailer.certificates">
      {certificates.length + missing.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.certificates.none" />
        </p>
      )}
      <ul>
        {missing.map((kind) => (
          <li key={kind} className={ROW}>
            <Badge tone="danger">
              <FormattedMessage
                id="adminTrailer.gap.missing"
                values={{ name: formatMessage({ id: `fact.certificate.${kind}` }) }}
              />
            </Badge>
          </li>
        ))}
        {certificates.map(({ kind, day, urgency, daysLeft, isRequired, reference }) => (
          <li key={kind} className={ROW}>
            <strong>{formatMessage({ id: `fact.certificate.${kind}` })}</strong>
            <CertificateBadge day={day} urgency={urgency} />
            <span className="text-sm text-asphalt-600">
              <FormattedMessage
                id={daysLeft < 0 ? 'adminTrailer.certificates.over' : 'adminTrailer.certificates.left'}
                values={{ days: Math.abs(daysLeft) }}
              />
              {isRequired && ` · ${formatMessage({ id: 'adminTrailer.required' })}`}
              {reference !== null && ` · ${reference}`}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** What handovers have found and nobody has repaired. */
export function DamagesCard({ damages }: { readonly damages: OverviewView['damages'] }) {
  return (
    <TitledCard title="adminTrailer.damages">
      {damages.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminTrailer.damages.none" />
        </p>
      )}
      <ul>
        {damages.map(({ id, kind, severity, description, bookingId, day }) => (
          <li key={id} className={ROW}>
            <strong>
              <FormattedMessage id={`handover.damage.${kind}`} />
            </strong>
            <Badge tone={severity === 'unsafe' ? 'danger' : severity === 'functional' ? 'warn' : 'plain'}>
              <FormattedMessage id={`handover.severity.${severity}`} />
            </Badge>
            <span className="text-sm text-asphalt-600">
              <FormattedMessage id="adminTrailer.damages.since" values={{ date: day }} />
            </span>
            {bookingId !== null && (
              <PageLink to={`/admin/bookings/${bookingId}`} data-ahead="hover" className="text-sm">
                <FormattedMessage id="word.noun.booking" />
              </PageLink>
            )}
            {description !== '' && <span className="w-full">{description}</span>}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** Its papers, to be read. */
export function PapersCard({ view: { documents, trailer } }: { readonly view: OverviewView }) {
  if (documents.length === 0) return null;
  return (
    <TitledCard title="adminTrailer.documents">
      <ul>
        {documents.map(({ id, kind, day }) => (
          <li key={id} className={ROW}>
            <FileText aria-hidden="true" className="size-5 text-asphalt-600" />
            <a
              href={`/api/admin/trailers/${trailer.id}/documents/${id}`}
              target="_blank"
              rel="noreferrer"
              className="rounded-badge underline decoration-line-strong underline-offset-4 hover:decoration-asphalt-950"
            >
              <FormattedMessage id={`adminTrailer.document.${kind}`} />
            </a>
            <span className="text-asphalt-600">{day}</span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

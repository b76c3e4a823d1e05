import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { BookingsCard } from './bookings-card.tsx';
import { CertificatesCard } from './certificates-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { loadTrailer } from './load-trailer.server.ts';
import { PhotosCard } from './photos-card.tsx';
import { StatusActions } from './status-actions.tsx';
import { SituationBadge } from './trailer-badges.tsx';
import { TrailerFacts } from './trailer-facts.tsx';
import { WorkshopCard } from './workshop-card.tsx';
import type { Route } from './+types/trailer.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadTrailer(getRequest(context), requireId(params.trailerId, url));

export default function TrailerPage({ loaderData: view }: Route.ComponentProps) {
  const intl = useIntl();
  const { trailer } = view;
  const { id, version } = trailer;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin/trailers', label: <FormattedMessage id="admin.nav.trailers" /> }}
        title={trailer.number}
        badges={
          <>
            <Plate number={trailer.plate} country={trailer.depot.country} />
            <SituationBadge situation={trailer.situation} />
          </>
        }
        actions={<StatusActions trailer={trailer} />}
      >
        {trailerName(intl, trailer.type, trailer.subType)} · {trailer.make} {trailer.model} · {trailer.depot.name}
        {trailer.status !== 'retired' && (
          <>
            {' · '}
            <TextLink to={`/trailers/${id}`}>
              <FormattedMessage id="adminTrailer.inShop" />
            </TextLink>
          </>
        )}
      </ConsoleHeader>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <PhotosCard
            trailerId={id}
            version={version}
            photos={trailer.photos}
            name={trailer.number}
            drawing={<TrailerArt type={trailer.type} subType={trailer.subType} />}
          />
          <TrailerFacts key={id} view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CertificatesCard trailerId={id} version={version} certificates={view.certificates} />
          <WorkshopCard trailerId={id} workshop={view.workshop} isRetired={trailer.status === 'retired'} />
          <BookingsCard bookings={view.bookings} />
          <DocumentsCard trailerId={id} version={version} documents={view.documents} />
        </div>
      </div>
    </ConsolePage>
  );
}

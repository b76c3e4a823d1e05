import { FormattedMessage } from '#i18n/intl.tsx';
import { isInShop } from '#domain/trailer/trailer-state.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Plate } from '#web/ui/plate.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { CertificatesCard } from './certificates-card.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { loadTrailer } from './load-trailer.server.ts';
import { PhotosCard } from './photos-card.tsx';
import { TrailerFacts } from './trailer-facts.tsx';
import { TransferCard } from './transfer-card.tsx';
import { WorkshopCard } from './workshop-card.tsx';
import type { Route } from './+types/edit-trailer.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadTrailer(getRequest(context), requireId(params.trailerId, url));

export default function EditTrailerPage({ loaderData: view }: Route.ComponentProps) {
  const { trailer } = view;
  const { id, version, number } = trailer;
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: `/admin/trailers/${id}`, label: number }}
        title={<FormattedMessage id="adminTrailer.editTitle" values={{ number }} />}
        badges={<Plate number={trailer.plate} country={trailer.depot.country} />}
      />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <PhotosCard
            trailerId={id}
            version={version}
            photos={trailer.photos}
            name={number}
            drawing={<TrailerArt type={trailer.type} subType={trailer.subType} />}
          />
          <TrailerFacts key={id} view={view} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <CertificatesCard
            trailerId={id}
            version={version}
            certificates={view.certificates}
            required={trailer.requiredCertificates}
          />
          <WorkshopCard trailerId={id} workshop={view.workshop} isRetired={trailer.status === 'retired'} />
          <TransferCard
            trailerId={id}
            depot={trailer.depot}
            transfer={view.transfer}
            depots={view.choices.depots}
            isOffered={isInShop(trailer.status)}
          />
          <DocumentsCard trailerId={id} version={version} documents={view.documents} />
        </div>
      </div>
    </ConsolePage>
  );
}

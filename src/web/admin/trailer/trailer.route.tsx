import { Copy, Pencil } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isInShop } from '#domain/trailer/trailer-state.ts';
import { TrailerArt } from '#web/art/trailer-art.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Image } from '#web/ui/image.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { requireId } from '../frame/require-id.server.ts';
import { useListBack } from '../list/use-list-back.ts';
import { NotesCard } from '../note/notes-card.tsx';
import { GapsNotice } from './gaps-notice.tsx';
import { HistoryCard } from './history-card.tsx';
import { loadOverview, type OverviewView } from './load-overview.server.ts';
import { NowCard } from './now-card.tsx';
import { CertificateStates, DamagesCard, PapersCard, PositionCard } from './state-cards.tsx';
import { StatusActions } from './status-actions.tsx';
import { SituationBadge } from './trailer-badges.tsx';
import type { Route } from './+types/trailer.route.ts';
import { May } from '../frame/may.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadOverview(getRequest(context), requireId(params.trailerId, url));

export default function TrailerPage({ loaderData: view }: Route.ComponentProps) {
  const intl = useIntl();
  const { trailer } = view;
  const { id } = trailer;
  const back = useListBack('/admin/trailers');
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: back, label: <FormattedMessage id="admin.nav.trailers" /> }}
        history={`object=${id}`}
        title={trailer.number}
        badges={
          <>
            <Plate number={trailer.plate} country={trailer.depot.country} />
            <SituationBadge situation={trailer.situation} />
          </>
        }
        actions={
          <>
            <May right="fleet.write">
              <LinkButton to={`/admin/trailers/${id}/edit`}>
                <Pencil aria-hidden="true" className="size-5" />
                <FormattedMessage id="adminTrailer.edit" />
              </LinkButton>
            </May>
            <May right="fleet.write">
              <LinkButton to={`/admin/trailers/new?copy=${id}`}>
                <Copy aria-hidden="true" className="size-5" />
                <FormattedMessage id="adminTrailer.copy" />
              </LinkButton>
            </May>
            <May right="fleet.write">
              <StatusActions trailer={trailer} />
            </May>
          </>
        }
      >
        {trailerName(intl, trailer.type, trailer.subType)} · {trailer.make} {trailer.model} · {trailer.depot.name}
        {isInShop(trailer.status) && (
          <>
            {' · '}
            <TextLink to={`/trailers/${id}`}>
              <FormattedMessage id="adminTrailer.inShop" />
            </TextLink>
          </>
        )}
      </ConsoleHeader>
      <GapsNotice trailerId={id} status={trailer.status} gaps={view.gaps} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <NowCard view={view} />
          {view.notes && <NotesCard notes={view.notes} />}
          <HistoryCard bookings={view.bookings} number={trailer.number} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Cover view={view} />
          <CertificateStates view={view} />
          <DamagesCard damages={view.damages} />
          <PositionCard view={view} />
          <PapersCard view={view} />
        </div>
      </div>
    </ConsolePage>
  );
}

/** The picture that the shop shows first, or the drawing of its kind. */
function Cover({ view: { trailer } }: { readonly view: OverviewView }) {
  const [photo] = trailer.photos;
  const drawing = <TrailerArt type={trailer.type} subType={trailer.subType} />;
  if (!photo) return <Stage className="aspect-video rounded-card border border-line">{drawing}</Stage>;
  return (
    <Image
      src={photo.url}
      preset="card"
      alt={photo.alt ?? trailer.number}
      width={photo.width}
      height={photo.height}
      fallback={<Stage className="aspect-video rounded-card">{drawing}</Stage>}
      className="aspect-video w-full rounded-card border border-line bg-paper-sunken object-contain"
    />
  );
}

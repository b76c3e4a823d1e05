import { lazy, Suspense } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { loadPatiently } from '#web/client/load-patiently.ts';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { LoadMore } from '#web/ui/pagination.tsx';
import { useIsSlow } from '#web/ui/use-is-slow.ts';
import type { ResultsData } from './load-results.server.ts';
import { NoResults } from './no-results.tsx';
import { ResultList } from './result-list.tsx';
import { BannerNotice, FartherAway, ProblemNotice, SnappedBanner } from './result-notices.tsx';
import { ResultScaffold } from './result-scaffold.tsx';
import { ResultsHeader } from './results-header.tsx';
import { useResults } from './search-context.ts';
import { toHref } from './search-params.ts';
import { TypedPlaceNotice } from './typed-place-notice.tsx';
import { useMoreResults } from './use-more-results.ts';

const NoReturnNotice = import.meta.env.SSR
  ? (await import('./no-return-notice.tsx')).default
  : lazy(() => loadPatiently(() => import('./no-return-notice.tsx')));
const LegTeaser = import.meta.env.SSR
  ? (await import('#web/leg/leg-teaser.tsx')).default
  : lazy(() => loadPatiently(() => import('#web/leg/leg-teaser.tsx')));

type ResultsProps = { readonly data: ResultsData; readonly firstCards: readonly CardView[] };

/** The list with everything that is said about it. It is replaced in place while the search changes. */
export function Results({ data, firstCards }: ResultsProps) {
  const intl = useIntl();
  const { isPending } = useResults();
  const { cards, nextCursor, isLoading, loadMore } = useMoreResults(data, firstCards);
  const isSlow = useIsSlow(isPending);
  const next = new URLSearchParams(data.search);
  if (nextCursor !== null) next.set('cursor', nextCursor);

  return (
    <>
      <ResultsHeader {...data} />
      <div className="mt-2 space-y-3">
        <ProblemNotice {...data} />
        <TypedPlaceNotice {...data} />
        {data.noReturn && (
          <Suspense>
            <NoReturnNotice {...data.noReturn} />
          </Suspense>
        )}
        {data.legs && (
          <Suspense>
            <LegTeaser {...data.legs} />
          </Suspense>
        )}
        <SnappedBanner snapped={data.snapped} />
        <BannerNotice banner={data.banner} />
        <div className="relative" aria-busy={isPending}>
          {/* While cards without content stand in, the old ones keep their room, so nothing moves. */}
          <div className={cx(isSlow && 'invisible')}>
            {cards.length === 0 ? <NoResults /> : <ResultList cards={cards} shopping={data} />}
          </div>
          {isSlow && (
            <div className="absolute inset-0 overflow-hidden">
              <ResultScaffold count={cards.length} />
            </div>
          )}
        </div>
        {nextCursor !== null && (
          <>
            <div className="noscript:hidden">
              <LoadMore label={intl.formatMessage({ id: 'ui.loadMore' })} isPending={isLoading} onLoad={loadMore} />
            </div>
            <LinkButton to={toHref(next)} className="hidden! noscript:inline-flex!">
              {intl.formatMessage({ id: 'ui.loadMore' })}
            </LinkButton>
          </>
        )}
        <FartherAway />
      </div>
    </>
  );
}

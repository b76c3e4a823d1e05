import { List, Map as MapIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { CardView } from '#web/trailer/to-card-view.server.ts';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useResults } from './search-context.ts';
import { useIsQuiet } from './use-is-quiet.ts';

const ResultsMap = lazyPart(() => import('./results-map.tsx'));

/** Room for a list and a map side by side. */
const BESIDE_WIDTH = 1280;

type MapSlotProps = {
  readonly isShown: boolean;
  readonly cards: readonly CardView[];
  readonly onShow: (isShown: boolean) => void;
  readonly children: ReactNode;
};

/**
 * The place of the map. Its code is fetched when it is shown, and on wide screens, where it always is, once the page is
 * quiet, or as soon as somebody points at it.
 */
export function MapSlot({ isShown, cards, onShow, children }: MapSlotProps) {
  const isBeside = useIsWide(BESIDE_WIDTH);
  const { facets } = useResults();
  const isQuiet = useIsQuiet();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const hasMap = isShown || (isBeside && (isQuiet || isPointedAt));
  return (
    <>
      <div
        onPointerEnter={() => setIsPointedAt(true)}
        className={cx(
          'bg-map-sea xl:sticky xl:top-(--bar-height) xl:block xl:h-[calc(100dvh-var(--bar-height)-var(--consent))] xl:border-s xl:border-line noscript:static noscript:h-auto',
          isShown ? 'relative h-[calc(100dvh-8.375rem-var(--consent))]' : 'max-xl:contents',
        )}
      >
        {hasMap && (
          <Suspense>
            <ResultsMap cards={cards} isPhone={!isBeside} />
          </Suspense>
        )}
        {children}
      </div>
      <button
        type="button"
        onClick={() => {
          onShow(!isShown);
          globalThis.scrollTo({ top: 0, behavior: 'instant' });
        }}
        className={cx(
          'fixed start-1/2 z-20 inline-flex min-h-12 -translate-x-1/2 items-center gap-2.5 rounded-full bg-asphalt-950 px-6 text-base font-bold text-white shadow-3 xl:hidden noscript:hidden rtl:translate-x-1/2',
          isShown && cards.length > 0
            ? 'bottom-[calc(var(--consent)+10.5rem)]'
            : 'bottom-[calc(var(--consent)+1.25rem)]',
        )}
      >
        {isShown ? (
          <>
            <List aria-hidden="true" className="size-5" />
            <FormattedMessage id="map.showList" values={{ count: facets.here?.total ?? 0 }} />
          </>
        ) : (
          <>
            <MapIcon aria-hidden="true" className="size-5" />
            <FormattedMessage id="map.show" />
          </>
        )}
      </button>
    </>
  );
}

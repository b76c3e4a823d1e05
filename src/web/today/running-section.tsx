import { SignalZero } from 'lucide-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { whenSeen } from '#web/client/when-seen.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { PrefetchLink } from '#web/ui/prefetch-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ageWords } from './age-words.ts';
import type { RunningView } from './describe-running.server.ts';
import type { TodayData } from './load-today.server.ts';
import { placeWords } from './place-words.ts';
import { type Located, usePositions } from './use-positions.ts';

const MAP_ID = 'running-map';
const MOST_ROWS = 8;
/** Maps are large: this one is fetched when its place comes into view. */
const RunningMap = lazyPart(async () => {
  await whenSeen(MAP_ID);
  return import('./running-map.tsx');
});

/** Trailers on the road: a map with where they were last seen, and a list that says the same. */
export function RunningSection({ data }: { readonly data: TodayData }) {
  const { runningCount, now } = data;
  const trailers = usePositions(data);
  const isHydrated = useHydrated();
  const [active, setActive] = useState<string | null>(null);
  const quiet = trailers.filter(({ isSilent }) => isSilent);
  if (trailers.length === 0) return null;
  return (
    <section aria-labelledby="running">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="running" className="text-h2">
          <FormattedMessage id="today.running" values={{ count: runningCount }} />
        </h2>
        <TextLink to="/booking?tab=running" isAlone>
          <FormattedMessage id="today.running.all" />
        </TextLink>
      </div>
      <Card isFlush className="grid overflow-hidden lg:grid-cols-[minmax(0,1fr)_minmax(0,35.5rem)]">
        <div id={MAP_ID} className="@container relative h-96 bg-map-sea print:hidden lg:h-auto lg:min-h-96">
          {isHydrated && (
            <Suspense>
              <RunningMap trailers={trailers} now={now.at} active={active} onActive={setActive} />
            </Suspense>
          )}
        </div>
        <div className="min-w-0">
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 text-body-s text-asphalt-600 md:px-5">
            <FormattedMessage id="today.running.asOf" values={{ time: now.time }} />
            {quiet.length > 0 && (
              <span className="inline-flex items-center gap-1.5 font-semibold text-warn">
                <SignalZero aria-hidden="true" className="size-4.5" />
                <FormattedMessage id="today.running.quiet" values={{ count: quiet.length }} />
              </span>
            )}
          </p>
          <ul className="divide-y divide-line">
            {trailers.slice(0, MOST_ROWS).map((trailer) => (
              <RunningRow
                key={trailer.id}
                trailer={trailer}
                now={now.at}
                isActive={trailer.id === active}
                onActive={setActive}
              />
            ))}
          </ul>
          {runningCount > MOST_ROWS && (
            <p className="border-t border-line px-4 py-2 md:px-5">
              <TextLink to="/booking?tab=running" isAlone>
                <FormattedMessage id="today.running.more" values={{ count: runningCount }} />
              </TextLink>
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}

type RunningRowProps = {
  readonly trailer: RunningView & Located;
  readonly now: string;
  readonly isActive: boolean;
  readonly onActive: (id: string | null) => void;
};

function RunningRow({ trailer: item, now, isActive, onActive }: RunningRowProps) {
  const { id, trailer, isOverdue, returns, day, percent } = item;
  return (
    // Pointing at a row only shows its mark; whatever it does, its link does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      onPointerEnter={() => onActive(id)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(id)}
      onBlur={() => onActive(null)}
      className={cx(
        'relative grid grid-cols-2 gap-x-4 gap-y-1 px-4 py-3 outline-2 -outline-offset-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8.5rem] md:px-5',
        isActive ? 'outline-asphalt-950' : 'outline-transparent',
      )}
    >
      <div className="min-w-0">
        <PrefetchLink to={`/booking/${id}`} ahead="hover" className="outline-none after:absolute after:inset-0">
          <Plate number={trailer.plate} country={trailer.country} size="s" />
        </PrefetchLink>
        <p className="font-condensed text-sm text-asphalt-600">
          {trailer.number} · {trailer.name}
        </p>
      </div>
      <div className="min-w-0 text-body-s max-sm:order-last max-sm:col-span-2">
        <Whereabouts trailer={item} now={now} />
      </div>
      <div className="min-w-0 text-sm max-sm:text-end">
        <p className={cx('font-semibold', isOverdue && 'text-danger')}>{returns}</p>
        <p className="text-asphalt-600">{day}</p>
        <span aria-hidden="true" className="mt-1 block h-1 rounded-full bg-line">
          <span
            className={cx('block h-full rounded-full', isOverdue ? 'bg-danger' : 'bg-asphalt-950')}
            style={{ width: `${percent}%` }}
          />
        </span>
      </div>
    </li>
  );
}

function reasonOf({ hasTelematics, isAsking, isSilent }: RunningView & Located) {
  if (!hasTelematics) return 'today.running.untracked';
  if (isAsking) return 'today.running.asking';
  return isSilent ? 'today.running.silent' : 'word.positionFailed';
}

/** The place and how old the news of it is, or why it is not known. */
function Whereabouts({ trailer, now }: { readonly trailer: RunningView & Located; readonly now: string }) {
  const intl = useIntl();
  const { position } = trailer;
  if (!position)
    return (
      <p className="text-asphalt-600">
        <FormattedMessage id={reasonOf(trailer)} />
      </p>
    );
  const { text, isStale } = ageWords(intl, position.at, Date.parse(now));
  return (
    <>
      <p className={cx(!isStale && 'font-semibold')}>{placeWords(position)}</p>
      <p className={cx('text-sm', isStale ? 'font-semibold text-warn' : 'text-asphalt-600')}>{text}</p>
    </>
  );
}

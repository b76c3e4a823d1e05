import { Suspense, useMemo, useState } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { DepotList } from './depot-list.tsx';
import { findMiddle, toExternalPins } from './external-pins.ts';
import { loadExternalMap } from './load-external-map.server.ts';
import type { Route } from './+types/external-map.route.ts';

const MapView = lazyPart(() => import('#web/map/map-view.tsx'));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  loadExternalMap(getRequest(context), params.map, url);

export default function ExternalMapPage({ loaderData: data }: Route.ComponentProps) {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const [hasFailed, setHasFailed] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const pins = useMemo(() => toExternalPins(data), [data]);

  return (
    <div className="relative h-dvh w-full overflow-hidden bg-map-sea">
      <h1 className="absolute start-3 top-3 z-10 rounded-control bg-sheet text-body-s font-bold shadow-1">
        <a
          href={data.home}
          target="_blank"
          rel="noopener"
          className="flex min-h-11 items-center rounded-control px-3.5"
        >
          {data.title}
        </a>
      </h1>
      {isHydrated && !hasFailed && (
        <Suspense>
          <MapView
            label={intl.formatMessage({ id: 'map.label' })}
            pins={pins}
            start={{ center: findMiddle(pins), zoom: data.zoom }}
            active={active ?? selected}
            onActive={setActive}
            onSelect={setSelected}
            onFail={() => setHasFailed(true)}
          />
        </Suspense>
      )}
      <DepotList
        data={data}
        pins={pins}
        selected={selected}
        isWhole={!isHydrated || hasFailed}
        onClose={() => setSelected(null)}
      />
    </div>
  );
}

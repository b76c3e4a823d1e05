import 'maplibre-gl/dist/maplibre-gl.css';
import { Minus, Plus } from 'lucide-react';
import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Layer, Map as MapLibre, type MapRef, Marker, Source } from '@vis.gl/react-maplibre';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { usePageScope } from '#web/page-scope.tsx';
import { cx } from '#web/ui/cx.ts';
import { useWords } from '#web/words/use-words.ts';
import { circleArea } from './circle.ts';
import { createClusters, type PinGroup } from './cluster-pins.ts';
import { DepotPin } from './depot-pin.tsx';
import baseMap from './europe.json?url';
import { drawLabel, LABEL_RATIO } from './label-image.ts';
import type { MapBounds, MapPin, MapPoint } from './map-pin.ts';
import type { Sea } from './map-places.ts';
import { baseStyle, toLabels } from './map-style.ts';
import { fitOptions, type MapContent, useFit } from './use-fit.ts';

maplibre.setWorkerUrl(workerUrl);

export type MapPosition = { readonly center: MapPoint; readonly zoom: number; readonly bounds: MapBounds };

type MapViewProps = {
  readonly label: string;
  readonly content?: MapContent;
  readonly pins: readonly MapPin[];
  readonly circle?: { readonly point: MapPoint; readonly radiusKm: number; readonly label: string } | undefined;
  /** Brought into view whenever it changes. */
  readonly fit?: MapBounds | undefined;
  readonly start?: { readonly center: MapPoint; readonly zoom: number } | undefined;
  readonly active: string | null;
  readonly onActive: (code: string | null) => void;
  readonly onSelect: (code: string) => void;
  /** `isByHand` tells a person's move from one of ours. */
  readonly onMove?: (position: MapPosition, isByHand: boolean) => void;
  readonly onFail: () => void;
  /** Beside the pin that is pointed at. */
  readonly popup?: ReactNode;
  /** Markers besides the pins. */
  readonly marks?: ReactNode;
  readonly children?: ReactNode;
};

const MIDDLE_OF_EUROPE = { lat: 50.2, lon: 9.5 };
const EUROPE_ZOOM = 4;
/** From here on, pins tell their types. */
const CLOSE_ZOOM = 6.6;
const ZOOM = { least: 3, most: 18 };

/** The map of depots. It works without any other server; a configured style replaces our base map. */
export default function MapView({
  label,
  content = 'depots',
  pins,
  circle,
  fit,
  start,
  active,
  onActive,
  onSelect,
  onMove,
  onFail,
  popup,
  marks,
  children,
}: MapViewProps) {
  const { intl, format } = useWords();
  const { config } = usePageScope();
  const [zoom, setZoom] = useState(start?.zoom ?? EUROPE_ZOOM);
  const [map, setMap] = useState<MapRef | null>(null);
  const [isReady, setIsReady] = useState(false);
  const clusters = useMemo(() => createClusters(pins), [pins]);
  const groups = useMemo(() => clusters(zoom), [clusters, zoom]);
  const style = useMemo(() => config.mapStyleUrl ?? baseStyle(baseMap), [config.mapStyleUrl]);
  const labels = useMemo(() => {
    const nameSea = (sea: Sea) => intl.formatMessage({ id: `map.sea.${sea}` });
    return toLabels({ nameCountry: format.country, nameSea, pins });
  }, [intl, format, pins]);
  useFit(isReady ? map : null, fit, content);

  const adopt = useCallback((made: MapRef | null) => {
    setMap(made);
    if (made) setZoom(made.getZoom());
  }, []);
  const select = ({ pins: members, expansionZoom, lat, lon }: PinGroup) => {
    const [first] = members;
    if (expansionZoom !== null) {
      map?.easeTo({ center: [lon, lat], zoom: Math.min(expansionZoom + 0.3, ZOOM.most) });
    } else if (first) onSelect(first.code);
  };
  const activeGroup = groups.find(({ pins: members }) => members.some(({ code }) => code === active));

  return (
    <div data-map role="region" aria-label={label} className="absolute inset-0 overflow-hidden bg-map-sea">
      <MapLibre
        ref={adopt}
        mapLib={maplibre}
        mapStyle={style}
        locale={{ 'Map.Title': intl.formatMessage({ id: 'map.canvas' }) }}
        initialViewState={toInitialView(content, start, fit)}
        minZoom={ZOOM.least}
        maxZoom={ZOOM.most}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        attributionControl={config.mapStyleUrl === null ? false : { compact: true }}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          target.setMissingStyleImageResolver((id) => {
            const image = drawLabel(id);
            if (image) target.addImage(id, image, { pixelRatio: LABEL_RATIO });
          });
          setIsReady(true);
        }}
        onError={({ target }) => !target && onFail()}
        onZoom={({ viewState }) => setZoom(Math.round(viewState.zoom * 4) / 4)}
        onMoveEnd={({ target, originalEvent }) => {
          const { lat, lng } = target.getCenter();
          const view = target.getBounds();
          onMove?.(
            {
              center: { lat, lon: lng },
              zoom: target.getZoom(),
              bounds: [view.getWest(), view.getSouth(), view.getEast(), view.getNorth()],
            },
            originalEvent !== undefined,
          );
        }}
      >
        {isReady && config.mapStyleUrl === null && (
          <Source id="labels" type="geojson" data={labels}>
            <Layer
              id="labels"
              type="symbol"
              filter={['>=', ['zoom'], ['get', 'fromZoom']]}
              layout={{ 'icon-image': ['get', 'image'], 'symbol-sort-key': ['get', 'rank'], 'icon-padding': 6 }}
            />
          </Source>
        )}
        {circle && (
          <Source id="circle" type="geojson" data={circleArea(circle.point, circle.radiusKm)}>
            <Layer id="circle-area" type="fill" paint={{ 'fill-color': '#0b0c0e', 'fill-opacity': 0.05 }} />
            <Layer
              id="circle-edge"
              type="line"
              paint={{ 'line-color': '#0b0c0e', 'line-width': 2, 'line-dasharray': [3, 2.4] }}
            />
          </Source>
        )}
        {groups.map((group) => {
          const isActive = group === activeGroup;
          const names = group.pins.map(({ name }) => name).join(', ');
          return (
            <Marker
              key={group.key}
              longitude={group.lon}
              latitude={group.lat}
              anchor="bottom"
              style={{ zIndex: isActive ? 3 : group.pins.some(({ isNearby }) => isNearby) ? 2 : 1 }}
            >
              <DepotPin
                group={group}
                isActive={isActive}
                isClose={zoom >= CLOSE_ZOOM}
                label={intl.formatMessage({ id: 'map.pin' }, { name: names, count: group.count })}
                onSelect={() => select(group)}
                onPoint={(isPointed) => onActive(isPointed ? (group.pins[0]?.code ?? null) : null)}
              />
            </Marker>
          );
        })}
        {marks}
        {popup && activeGroup && (
          <Marker
            longitude={activeGroup.lon}
            latitude={activeGroup.lat}
            anchor="top"
            offset={[0, 8]}
            style={{ zIndex: 4, pointerEvents: 'none' }}
          >
            {popup}
          </Marker>
        )}
      </MapLibre>
      {circle && <p className="sr-only">{circle.label}</p>}
      <ZoomButtons
        className={ZOOM_PLACES[content]}
        onZoom={(by) => (by > 0 ? map?.zoomIn() : map?.zoomOut())}
        inLabel={intl.formatMessage({ id: 'map.zoomIn' })}
        outLabel={intl.formatMessage({ id: 'map.zoomOut' })}
      />
      {children}
    </div>
  );
}

/** Where somebody left it, what is to be seen, or all of Europe. */
function toInitialView(content: MapContent, start: MapViewProps['start'], fit: MapBounds | undefined) {
  if (start) return { longitude: start.center.lon, latitude: start.center.lat, zoom: start.zoom };
  if (!fit) return { longitude: MIDDLE_OF_EUROPE.lon, latitude: MIDDLE_OF_EUROPE.lat, zoom: EUROPE_ZOOM };
  const [west, south, east, north] = fit;
  return {
    bounds: [west, south, east, north],
    fitBoundsOptions: fitOptions(globalThis.innerWidth, content),
  } satisfies {
    bounds: [number, number, number, number];
    fitBoundsOptions: object;
  };
}

/** Marks of trailers stand above their points, so the lower edge is free for a row; its end is for who drew the map. */
const ZOOM_PLACES = {
  depots: 'end-3 top-3 flex-col divide-y',
  trailers: 'start-3 bottom-3 divide-x',
} as const satisfies Record<MapContent, string>;

type ZoomButtonsProps = {
  readonly className: string;
  readonly inLabel: string;
  readonly outLabel: string;
  readonly onZoom: (by: 1 | -1) => void;
};

const ZOOM_BUTTON =
  'grid size-11 place-items-center bg-sheet text-asphalt-950 transition-colors hover:bg-paper-sunken focus-visible:z-10';

function ZoomButtons({ className, inLabel, outLabel, onZoom }: ZoomButtonsProps) {
  return (
    <div
      className={cx(
        'absolute z-10 flex divide-line overflow-hidden rounded-control border border-line-strong shadow-1',
        className,
      )}
    >
      <button type="button" aria-label={inLabel} onClick={() => onZoom(1)} className={ZOOM_BUTTON}>
        <Plus aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={outLabel} onClick={() => onZoom(-1)} className={ZOOM_BUTTON}>
        <Minus aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

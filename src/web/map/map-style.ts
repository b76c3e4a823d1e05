import type { StyleSpecification } from 'maplibre-gl';
import type { MapPoint } from './map-pin.ts';
import { CITY_LABELS, COUNTRY_LABELS, type Sea, SEA_LABELS } from './map-places.ts';

/** The colours of the tokens; a style of a map cannot read custom properties. */
const SEA = '#d5dee3';
const LAND = '#f3f1ea';
const SERVED = '#fbfaf6';
const BORDER = '#b9b5a8';
const ROAD = '#dcd6c6';
const RIVER = '#bfd0d8';

const ofKind = (kind: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], kind];

/** Our own base map: countries, borders, main roads and rivers from one file of ours, without any tiles. */
export const baseStyle = (baseMap: string): StyleSpecification => ({
  version: 8,
  sources: {
    base: { type: 'geojson', data: baseMap, maxzoom: 10, tolerance: 0.2 },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': SEA } },
    { id: 'land', type: 'fill', source: 'base', filter: ofKind('land'), paint: { 'fill-color': LAND } },
    { id: 'served', type: 'fill', source: 'base', filter: ofKind('served'), paint: { 'fill-color': SERVED } },
    {
      id: 'river',
      type: 'line',
      source: 'base',
      filter: ofKind('river'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': RIVER, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 8, 2.4] },
    },
    {
      id: 'road',
      type: 'line',
      source: 'base',
      filter: ofKind('road'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': ROAD, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 8, 3] },
    },
    {
      id: 'border',
      type: 'line',
      source: 'base',
      filter: ofKind('border'),
      paint: { 'line-color': BORDER, 'line-width': 1, 'line-dasharray': [3, 3] },
    },
  ],
});

export type LabelKind = 'country' | 'city' | 'sea';

/** Images of labels are named by what they say: `city:Berlin`. */
export const toLabelImage = (kind: LabelKind, text: string): string => `${kind}:${text}`;

/** So close to a pin, the name of a city would only be in its way. */
const COVERED_DEGREES = 0.35;

type Names = {
  readonly nameCountry: (code: string) => string;
  readonly nameSea: (sea: Sea) => string;
  readonly pins: readonly MapPoint[];
};

export function toLabels({ nameCountry, nameSea, pins }: Names) {
  const isFree = (lon: number, lat: number) =>
    pins.every((pin) => Math.hypot(pin.lon - lon, pin.lat - lat) > COVERED_DEGREES);
  const label = (kind: LabelKind, text: string, lon: number, lat: number, fromZoom: number) => ({
    type: 'Feature' as const,
    properties: { image: toLabelImage(kind, text), fromZoom, rank: fromZoom },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  });
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...COUNTRY_LABELS.map(([code, ...place]) => label('country', nameCountry(code), ...place)),
      ...SEA_LABELS.map(([sea, ...place]) => label('sea', nameSea(sea), ...place)),
      ...CITY_LABELS.filter(([, lon, lat]) => isFree(lon, lat)).map(([name, ...place]) =>
        label('city', name, ...place),
      ),
    ],
  };
}
